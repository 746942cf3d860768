/** Loads what shows and deletes recordings, on the pages that may have some. */
export async function showRecordings(): Promise<void> {
  if (!document.querySelector("[data-recording], [data-session-recordings]")) return;
  try {
    const { showRecording, offerRecordingDeletion } = await import("./stored-recordings");
    await Promise.all([showRecording(), offerRecordingDeletion()]);
  } catch {
    // Without its code or the browser's storage there is no recording.
  }
}
