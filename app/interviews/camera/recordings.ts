export const KEPT_DAYS = 7;
const KEPT_IN_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;
const STORE = "recordings";

interface Recording {
  /** Session, question and try. */
  place: string;
  blob: Blob;
  at: number;
}

// Tells a page that is open that there is a new one: recordings end a moment after the page they were made on.
const changes = new EventTarget();

export function onRecordingChange(listener: () => void): () => void {
  changes.addEventListener("change", listener);
  return () => changes.removeEventListener("change", listener);
}

export async function keepRecording(place: string, blob: Blob): Promise<void> {
  await inStore("readwrite", (store) =>
    store.put({ place, blob, at: Date.now() } satisfies Recording),
  );
  changes.dispatchEvent(new Event("change"));
}

export async function findRecording(place: string): Promise<Recording | undefined> {
  await sweep();
  return (await inStore("readonly", (store) => store.get(place))) as Recording | undefined;
}

export async function deleteRecording(place: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(place));
  changes.dispatchEvent(new Event("change"));
}

/** Removes what is older than it is kept. */
export async function sweep(): Promise<void> {
  const all = (await inStore("readonly", (store) => store.getAll())) as Recording[];
  for (const { place, at } of all) {
    if (Date.now() - at > KEPT_IN_MS) await inStore("readwrite", (store) => store.delete(place));
  }
}

async function inStore(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve(request.result));
      transaction.addEventListener("error", () => reject(transaction.error));
      transaction.addEventListener("abort", () => reject(transaction.error));
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open("pathlight", 1);
    request.addEventListener("upgradeneeded", () =>
      request.result.createObjectStore(STORE, { keyPath: "place" }),
    );
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
