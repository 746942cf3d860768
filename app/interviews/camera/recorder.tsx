import { Circle, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { KEPT_DAYS, keepRecording } from "./recordings";

type State = "idle" | "recording" | "kept" | "failed";

const SAID: Record<State, string> = {
  idle: `Record your answer to see it beside the review. It stays in this browser, for ${KEPT_DAYS} days at most or until you sign out.`,
  recording: "Recording. It ends when you stop it or send your answer.",
  kept: "Recorded. It plays beside the review; recording again replaces it.",
  failed: "This browser could not keep the recording. Free some space and try again.",
};

/** Records the mirror, if wanted. The recording is kept under `place` in this browser and goes nowhere. */
export function Recorder({ stream, place }: { stream: MediaStream; place: string }) {
  const [state, setState] = useState<State>("idle");
  const recorder = useRef<MediaRecorder>();
  // Left or turned off while recording: what was recorded so far is kept.
  useEffect(() => () => end(recorder.current), []);
  if (typeof MediaRecorder === "undefined") return null;

  function start() {
    const pieces: Blob[] = [];
    const made = new MediaRecorder(stream, { videoBitsPerSecond: 1_000_000 });
    made.addEventListener("dataavailable", ({ data }) => pieces.push(data));
    made.addEventListener("stop", () => {
      keepRecording(place, new Blob(pieces, { type: made.mimeType })).then(
        () => setState("kept"),
        () => setState("failed"),
      );
    });
    recorder.current = made;
    made.start();
    setState("recording");
  }

  const isRecording = state === "recording";
  return (
    <div className="flex items-center gap-3 border-t border-hairline px-4 py-2.5 text-xs text-muted">
      <output className="mr-auto">{SAID[state]}</output>
      <Button
        type="button"
        size="sm"
        variant="secondary"
        onClick={() => (isRecording ? end(recorder.current) : start())}
      >
        {isRecording ? (
          <Square className="text-danger" aria-hidden />
        ) : (
          <Circle className="text-danger" aria-hidden />
        )}
        {isRecording ? "Stop" : "Record"}
      </Button>
    </div>
  );
}

function end(recorder: MediaRecorder | undefined): void {
  if (recorder && recorder.state !== "inactive") recorder.stop();
}
