import { Circle, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { RETENTION_DAYS, saveRecording } from "./recording-store";

type RecorderState = "idle" | "recording" | "kept" | "failed";

const STATE_TEXT: Record<RecorderState, string> = {
  idle: `Record your answer to see it beside the review. It stays in this browser, for ${RETENTION_DAYS} days at most or until you sign out.`,
  recording: "Recording. It ends when you stop it or send your answer.",
  kept: "Recorded. It plays beside the review; recording again replaces it.",
  failed: "This browser could not keep the recording. Free some space and try again.",
};

/** Records the mirror, if wanted. The recording is kept under `recordingKey` in this browser and goes nowhere. */
export function Recorder({ stream, recordingKey }: { stream: MediaStream; recordingKey: string }) {
  const [state, setState] = useState<RecorderState>("idle");
  const recorderRef = useRef<MediaRecorder>();
  // Left or turned off while recording: what was recorded so far is kept.
  useEffect(() => () => stopRecorder(recorderRef.current), []);
  if (typeof MediaRecorder === "undefined") return null;

  function startRecording() {
    const chunks: Blob[] = [];
    const mediaRecorder = new MediaRecorder(stream, { videoBitsPerSecond: 1_000_000 });
    mediaRecorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
    mediaRecorder.addEventListener("stop", () => {
      saveRecording(recordingKey, new Blob(chunks, { type: mediaRecorder.mimeType })).then(
        () => setState("kept"),
        () => setState("failed"),
      );
    });
    recorderRef.current = mediaRecorder;
    mediaRecorder.start();
    setState("recording");
  }

  const isRecording = state === "recording";
  return (
    <div className="flex items-center gap-3 border-t border-hairline px-4 py-2.5 text-xs text-muted">
      <output className="mr-auto">{STATE_TEXT[state]}</output>
      <Button
        type="button"
        size="sm"
        variant="secondary"
        onClick={() => (isRecording ? stopRecorder(recorderRef.current) : startRecording())}
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

function stopRecorder(recorder: MediaRecorder | undefined): void {
  if (recorder && recorder.state !== "inactive") recorder.stop();
}
