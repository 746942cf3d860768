/** Loads what shows and deletes a session's recordings, on the page that may have some. A review shows its own. */
export async function showRecordings(): Promise<void> {
  if (!document.querySelector("[data-session-recordings]")) return;
  try {
    const { offerRecordingDeletion } = await import("./stored-recordings");
    await offerRecordingDeletion();
    const { drawLevelRings } = await import("./level-rings");
    await drawLevelRings();
  } catch {
    // Without its code or the browser's storage there is no recording.
  }
}
