import { type MutableRefObject, useCallback, useEffect, useRef } from "react";
import { type HeardSegment, saveRecording } from "~/practice/camera/recording-store";
import { LEVEL_INTERVAL_MS, useLevels } from "~/practice/camera/use-levels";

interface Take {
  recorder: MediaRecorder;
  chunks: Blob[];
  levels: number[];
  segments: HeardSegment[];
}

/**
 * Records an answer with its loudness and what was heard when, and stores it in this browser before
 * the answer is sent. Nothing is uploaded.
 */
export function useRecording(
  recordingKey: string,
  { stream, camera }: { stream: MediaStream | null; camera: MediaStream | null },
) {
  const take = useRef<Take>();
  useLevels(stream, (level) => {
    if (take.current?.recorder.state === "recording") take.current.levels.push(level);
  });
  useEffect(() => saveBeforeSubmit(take, recordingKey), [recordingKey]);

  const record = useCallback(() => {
    if (take.current?.recorder.state === "paused") return take.current.recorder.resume();
    if (!stream || take.current || typeof MediaRecorder === "undefined") return undefined;
    const tracks = [...stream.getAudioTracks(), ...(camera?.getVideoTracks() ?? [])];
    const recorder = new MediaRecorder(new MediaStream(tracks), { videoBitsPerSecond: 1_000_000 });
    const chunks: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
    take.current = { recorder, chunks, levels: [], segments: [] };
    recorder.start();
    return undefined;
  }, [stream, camera]);
  const pause = useCallback(() => {
    if (take.current?.recorder.state === "recording") take.current.recorder.pause();
  }, []);
  const noteSegment = useCallback((text: string, seconds: number) => {
    if (!take.current) return;
    const end = (take.current.levels.length * LEVEL_INTERVAL_MS) / 1000;
    take.current.segments.push({ text, start: Math.max(0, end - seconds), end });
  }, []);
  return { record, pause, noteSegment };
}

function saveBeforeSubmit(takeRef: MutableRefObject<Take | undefined>, recordingKey: string) {
  const handleSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    const take = takeRef.current;
    if (!take || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    takeRef.current = undefined;
    void storeTake(recordingKey, take).finally(() => form.requestSubmit(submitter));
  };
  document.addEventListener("submit", handleSubmit, true);
  return () => document.removeEventListener("submit", handleSubmit, true);
}

/** An answer is sent even where its recording can't be stored. */
async function storeTake(recordingKey: string, { recorder, chunks, levels, segments }: Take) {
  // It has stopped already where the microphone was lost.
  if (recorder.state !== "inactive") {
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.stop();
    await stopped;
  }
  const track = { levels, segments, intervalMs: LEVEL_INTERVAL_MS };
  await saveRecording(recordingKey, new Blob(chunks, { type: recorder.mimeType }), track).catch(
    () => undefined,
  );
}
