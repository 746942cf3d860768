import { deleteRecording, getRecording, onRecordingChange } from "./recording-store";

/**
 * Shows a recording player (recording-player.tsx) while this browser has its recording.
 *
 * @returns a function that stops
 */
export function showRecording(player: HTMLElement, recordingKey: string): () => void {
  const video = player.querySelector("video");
  const stopped = new AbortController();
  const update = async () => {
    // Without storage there is no recording.
    const recording = await getRecording(recordingKey).catch(() => undefined);
    if (stopped.signal.aborted || !video) return;
    URL.revokeObjectURL(video.src);
    if (recording) video.src = URL.createObjectURL(recording.blob);
    else video.removeAttribute("src");
    player.hidden = !recording;
  };
  const { signal } = stopped;
  player
    .querySelector("button")
    ?.addEventListener("click", () => void deleteRecording(recordingKey), { signal });
  signal.addEventListener(
    "abort",
    onRecordingChange(() => void update()),
  );
  void update();
  return () => {
    stopped.abort();
    if (video) URL.revokeObjectURL(video.src);
  };
}
