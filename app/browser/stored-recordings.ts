import {
  deleteRecording,
  hasRecording,
  listSessionRecordings,
} from "~/practice/camera/recording-store";

/** Shows the recordings of an answer, if this browser has any, else that there was one. */
export async function showAnswerRecordings(): Promise<void> {
  const section = document.querySelector<HTMLElement>("[data-recordings]");
  if (!section) return;
  const keys: string[] = JSON.parse(section.dataset.recordings ?? "[]");
  const isStored = (await Promise.all(keys.map(hasRecording))).includes(true);
  const content = section.querySelector("template")?.content;
  section.hidden = !isStored && !section.querySelector("p");
  if (!isStored || !content) return;
  section.replaceChildren(content);
  const island = section.querySelector<HTMLElement>("[data-island]");
  const { mountIsland } = await import("./islands/mount");
  if (island) await mountIsland(island);
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
