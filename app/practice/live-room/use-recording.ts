import { type MutableRefObject, useCallback, useEffect, useRef } from "react";
import { type HeardSegment, saveRecording } from "~/practice/camera/recording-store";
import { LEVEL_INTERVAL_MS, useLevels } from "~/practice/camera/use-levels";

interface Take {
  recorder: MediaRecorder;
  chunks: Blob[];
  levels: number[];
  segments: HeardSegment[];
  /** Of the recording until it was paused. */
  recordedMs: number;
  /** Since when it runs; null while it is paused. */
  runsSince: number | null;
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
    if (take.current?.recorder.state === "paused") {
      take.current.runsSince = performance.now();
      return take.current.recorder.resume();
    }
    if (!stream || take.current || typeof MediaRecorder === "undefined") return undefined;
    const tracks = [...stream.getAudioTracks(), ...(camera?.getVideoTracks() ?? [])];
    const recorder = new MediaRecorder(new MediaStream(tracks), { videoBitsPerSecond: 1_000_000 });
    const chunks: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => chunks.push(data));
    take.current = {
      recorder,
      chunks,
      levels: [],
      segments: [],
      recordedMs: 0,
      runsSince: performance.now(),
    };
    recorder.start();
    return undefined;
  }, [stream, camera]);
  const pause = useCallback(() => {
    if (!take.current) return;
    take.current.recordedMs = getRecordedMs(take.current);
    take.current.runsSince = null;
    if (take.current.recorder.state === "recording") take.current.recorder.pause();
  }, []);
  const noteSegment = useCallback((text: string, seconds: number) => {
    // What is said after the microphone was lost is not in the recording.
    if (!take.current || take.current.recorder.state === "inactive") return;
    const end = getRecordedMs(take.current) / 1000;
    take.current.segments.push({ text, start: Math.max(0, end - seconds), end });
  }, []);
  return { record, pause, noteSegment };
}

const getRecordedMs = ({ recordedMs, runsSince }: Take): number =>
  recordedMs + (runsSince === null ? 0 : performance.now() - runsSince);

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
async function storeTake(recordingKey: string, take: Take) {
  const { recorder, chunks, levels, segments } = take;
  const recordedMs = getRecordedMs(take);
  // It has stopped already where the microphone was lost.
  if (recorder.state !== "inactive") {
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.stop();
    await stopped;
  }
  // Timers come late in a page that isn't seen.
  const intervalMs = levels.length === 0 ? LEVEL_INTERVAL_MS : recordedMs / levels.length;
  const track = { levels, segments, intervalMs };
  await saveRecording(recordingKey, new Blob(chunks, { type: recorder.mimeType }), track).catch(
    () => undefined,
  );
}
