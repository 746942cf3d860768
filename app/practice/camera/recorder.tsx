import { type MutableRefObject, useEffect, useRef, useState } from "react";
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
  useEffect(() => saveBeforeSubmit(recorderRef), []);
  if (typeof MediaRecorder === "undefined") return null;

  function startRecording() {
    const chunks: Blob[] = [];
    const mediaRecorder = new MediaRecorder(stream, { videoBitsPerSecond: 1_000_000 });
    mediaRecorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
    mediaRecorder.addEventListener("stop", () => {
      saveRecording(recordingKey, new Blob(chunks, { type: mediaRecorder.mimeType }))
        .then(
          () => setState("kept"),
          () => setState("failed"),
        )
        .finally(() => document.dispatchEvent(new Event(SAVED_EVENT)));
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

const SAVED_EVENT = "recording-saved";

/**
 * Sends a form of the page only once the recording is stored: the next page ends what this one is doing. The camera
 * that is turned off ends its recording too.
 */
function saveBeforeSubmit(recorderRef: MutableRefObject<MediaRecorder | undefined>): () => void {
  const handleSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (recorderRef.current?.state !== "recording" || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    document.addEventListener(SAVED_EVENT, () => form.requestSubmit(submitter), { once: true });
    stopRecorder(recorderRef.current);
  };
  document.addEventListener("submit", handleSubmit, true);
  return () => {
    document.removeEventListener("submit", handleSubmit, true);
    stopRecorder(recorderRef.current);
  };
}

function stopRecorder(recorder: MediaRecorder | undefined): void {
  if (recorder && recorder.state !== "inactive") recorder.stop();
}
