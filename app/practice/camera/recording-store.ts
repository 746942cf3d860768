export const RETENTION_DAYS = 7;
const RETENTION_MS = RETENTION_DAYS * 24 * 60 * 60 * 1000;
const STORE = "recordings";

export interface Recording {
  /** Session, question and attempt. */
  recordingKey: string;
  blob: Blob;
  at: number;
  /** Of a live interview: how loud it was, and what was heard when. */
  track?: SpeechTrack;
}

export interface SpeechTrack {
  /** Loudness, 0 to 1, one value for each `intervalMs`. */
  levels: number[];
  intervalMs: number;
  segments: HeardSegment[];
}

/** A recognized piece, in seconds from the start of the recording. */
export interface HeardSegment {
  text: string;
  start: number;
  end: number;
}

export async function saveRecording(
  recordingKey: string,
  blob: Blob,
  track?: SpeechTrack,
): Promise<void> {
  await withStore("readwrite", (store) =>
    store.put({ recordingKey, blob, at: Date.now(), ...(track && { track }) } satisfies Recording),
  );
}

/** The keys of a session’s recordings. */
export async function listSessionRecordings(sessionId: string): Promise<string[]> {
  await deleteExpiredRecordings();
  const keys = await withStore("readonly", (store) => store.getAllKeys());
  return Array.isArray(keys)
    ? keys.map(String).filter((key) => key.startsWith(`${sessionId} `))
    : [];
}

export async function getRecording(recordingKey: string): Promise<Recording | undefined> {
  await deleteExpiredRecordings();
  const recording = await withStore("readonly", (store) => store.get(recordingKey));
  return isRecording(recording) ? recording : undefined;
}

export async function hasRecording(recordingKey: string): Promise<boolean> {
  await deleteExpiredRecordings();
  return (await withStore("readonly", (store) => store.count(recordingKey))) === 1;
}

export async function deleteRecording(recordingKey: string): Promise<void> {
  await withStore("readwrite", (store) => store.delete(recordingKey));
}

/** Deletes recordings past the retention period. */
async function deleteExpiredRecordings(): Promise<void> {
  const recordings = await withStore("readonly", (store) => store.getAll());
  if (!Array.isArray(recordings)) return;
  for (const { recordingKey, at } of recordings.filter(isRecording)) {
    if (Date.now() - at > RETENTION_MS)
      await withStore("readwrite", (store) => store.delete(recordingKey));
  }
}

function isRecording(value: unknown): value is Recording {
  return (
    typeof value === "object" &&
    value !== null &&
    "recordingKey" in value &&
    typeof value.recordingKey === "string" &&
    "blob" in value &&
    value.blob instanceof Blob &&
    "at" in value &&
    typeof value.at === "number"
  );
}

async function withStore(
  mode: IDBTransactionMode,
  operation: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await openDatabase();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = operation(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("error", () => reject(transaction.error));
      transaction.addEventListener("abort", () => reject(transaction.error));
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("pathlight", 2);
    request.addEventListener("upgradeneeded", () => {
      const database = request.result;
      // Version 1 used another key; its recordings are all past the retention period.
      if (database.objectStoreNames.contains(STORE)) database.deleteObjectStore(STORE);
      database.createObjectStore(STORE, { keyPath: "recordingKey" });
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
