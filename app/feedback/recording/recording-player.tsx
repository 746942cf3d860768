import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Trash2 from "lucide-react/icons/trash";
import { useMemo } from "react";
import type { Recording } from "~/practice/camera/recording-store";
import { Button } from "~/ui/button";
import { formatClock, pluralize } from "~/ui/format";
import { HeardText } from "./heard-text";
import { listMarks } from "./list-marks";
import { Timeline } from "./timeline";
import type { Mark, RecordedAnswer } from "./types";
import { usePlayer } from "./use-player";

interface RecordingPlayerProps {
  recording: Recording;
  answer: RecordedAnswer;
  onDelete: () => void;
}

/** A recording; one of a live interview has a timeline. */
export function RecordingPlayer({ recording, answer, onDelete }: RecordingPlayerProps) {
  const { blob, track } = recording;
  const player = usePlayer(blob);
  const marks = useMemo(() => (track ? listMarks(track, answer.sentences) : []), [track, answer]);
  return (
    <section aria-label={answer.title} className="mt-6">
      <h3 className="text-sm text-muted">{answer.title}</h3>
      {/* The person's own recording: what was heard is below. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        {...player.videoProps}
        controls={!track}
        hidden={track !== undefined && !player.hasPicture}
        className="recording-video"
      />
      {track ? (
        <Timeline
          track={track}
          marks={marks}
          time={player.time}
          onSeek={player.seek}
          onMark={player.playFrom}
        />
      ) : null}
      <div className="recording-controls num">
        {track ? (
          <>
            <button
              type="button"
              aria-label={player.isPlaying ? "Pause" : "Play"}
              className="recording-play"
              onClick={player.toggle}
            >
              {player.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
            </button>
            <b>{formatClock(player.time)}</b>
            <MarkCounts marks={marks} />
          </>
        ) : null}
        <Button
          type="button"
          size="sm"
          variant="secondary"
          className="md:ml-auto"
          onClick={onDelete}
        >
          <Trash2 aria-hidden />
          Delete recording
        </Button>
      </div>
      {track ? <HeardText segments={track.segments} time={player.time} /> : null}
    </section>
  );
}

function MarkCounts({ marks }: { marks: readonly Mark[] }) {
  const fillerCount = marks.flatMap((mark) => (mark.kind === "filler" ? mark.words : [])).length;
  const pauseCount = marks.filter(({ kind }) => kind === "pause").length;
  return (
    <>
      {fillerCount > 0 ? (
        <span>
          <i className="filler-shape" aria-hidden /> {pluralize(fillerCount, "filler")}
        </span>
      ) : null}
      {pauseCount > 0 ? (
        <span>
          <i className="pause-shape" aria-hidden /> {pluralize(pauseCount, "pause")} over two
          seconds
        </span>
      ) : null}
    </>
  );
}
