/** Shows the recording of an answer, if this browser has it, until it is deleted. */
export async function showRecording(): Promise<void> {
  const player = document.querySelector<HTMLElement>("[data-recording]");
  const video = player?.querySelector("video");
  if (!player || !video) return;
  const key = player.dataset.recording ?? "";
  try {
    const { getRecording, deleteRecording } = await import("~/practice/camera/recording-store");
    const recording = await getRecording(key);
    if (!recording) return;
    video.src = URL.createObjectURL(recording.blob);
    player.hidden = false;
    player.querySelector("button")?.addEventListener("click", () => {
      void deleteRecording(key).then(() => player.remove());
    });
  } catch {
    // Without its code or the browser's storage there is no recording.
  }
}
