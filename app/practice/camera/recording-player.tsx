import Trash2 from "lucide-react/icons/trash";
import { Button } from "~/ui/button";
import { RETENTION_DAYS } from "./recording-store";

/** The recording of an answer: shown by a browser that has it (browser/stored-recordings.ts). */
export function RecordingPlayer({ recordingKey }: { recordingKey: string }) {
  return (
    <section
      hidden
      data-recording={recordingKey}
      aria-labelledby="recording"
      className="my-8 grid items-center gap-x-9 gap-y-5 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
    >
      {/* The user's own recording: the answer is on the page as text. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        controls
        playsInline
        className="aspect-[16/10.5] w-full rounded-panel border border-hairline bg-surface-1"
      />
      <div>
        <h2 id="recording" className="text-section">
          Your recording
        </h2>
        <p className="mt-2 max-w-[32em] text-text-2">
          Watch it next to the coach’s notes: do you answer in the first sentence? Do you look at
          the camera? Your face and voice are never scored.
        </p>
        <p className="mt-2 text-sm text-muted">
          Stored only in this browser and deleted after {RETENTION_DAYS} days.
        </p>
        <Button type="button" size="sm" variant="secondary" className="mt-4">
          <Trash2 aria-hidden />
          Delete recording
        </Button>
      </div>
    </section>
  );
}
