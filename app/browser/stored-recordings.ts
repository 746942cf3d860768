import {
  deleteRecording,
  getRecording,
  listSessionRecordings,
} from "~/practice/camera/recording-store";

/** Shows the recording of an answer, if this browser has it, until it is deleted. */
export async function showRecording(): Promise<void> {
  const player = document.querySelector<HTMLElement>("[data-recording]");
  const video = player?.querySelector("video");
  if (!player || !video) return;
  const key = player.dataset.recording ?? "";
  const recording = await getRecording(key);
  if (!recording) return;
  video.src = URL.createObjectURL(recording.blob);
  player.hidden = false;
  player.querySelector("button")?.addEventListener("click", () => {
    void deleteRecording(key).then(() => player.remove());
  });
}

/** Offers to delete a session's recordings where this browser has any. */
export async function offerRecordingDeletion(): Promise<void> {
  const offer = document.querySelector<HTMLElement>("[data-session-recordings]");
  if (!offer) return;
  const keys = await listSessionRecordings(offer.dataset.sessionRecordings ?? "");
  offer.hidden = keys.length === 0;
  offer.querySelector("button")?.addEventListener("click", () => {
    void Promise.all(keys.map(deleteRecording)).then(() =>
      offer.replaceChildren("Recordings deleted."),
    );
  });
}
