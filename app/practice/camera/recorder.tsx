import { useEffect, useRef, useState } from "react";
import Circle from "lucide-react/icons/circle";
import Square from "lucide-react/icons/square";
import { Button } from "~/ui/button";
import { RETENTION_DAYS, saveRecording } from "./recording-store";

type RecorderState = "idle" | "recording" | "kept" | "failed";

const STATE_TEXT: Record<RecorderState, string> = {
  idle: `Record your answer to watch it next to the review. The recording stays in this browser and is deleted after ${RETENTION_DAYS} days or when you sign out.`,
  recording: "Recording. It stops when you press Stop or submit your answer.",
  kept: "Recorded. You can play it next to the review. Recording again replaces it.",
  failed: "This browser couldn’t save the recording. Free up some space and try again.",
};

/**
 * Records the camera. The recording is saved under `recordingKey` in this browser and is never
 * uploaded.
 */
export function Recorder({ stream, recordingKey }: { stream: MediaStream; recordingKey: string }) {
  const [state, setState] = useState<RecorderState>("idle");
  const recorderRef = useRef<MediaRecorder>();
  // On unmount, save what was recorded so far.
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
