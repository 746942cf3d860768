/**
 * Unsaved text of the page being left. Its last save and the next page load can race, so the next
 * page of this tab restores from here.
 */
interface UnsavedDraft {
  writer: string;
  base: number;
  revision: number;
  fields: Record<string, string>;
}

const getStorageKey = (draftKey: string) => `draft ${draftKey}`;

export function storeUnsavedDraft(draftKey: string, draft: UnsavedDraft): void {
  try {
    sessionStorage.setItem(getStorageKey(draftKey), JSON.stringify(draft));
  } catch {
    // Storage unavailable or full: rely on the save already sent.
  }
}

export function takeUnsavedDraft(draftKey: string): UnsavedDraft | null {
  try {
    const json = sessionStorage.getItem(getStorageKey(draftKey));
    sessionStorage.removeItem(getStorageKey(draftKey));
    const draft: unknown = json === null ? null : JSON.parse(json);
    return isUnsavedDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isUnsavedDraft(value: unknown): value is UnsavedDraft {
  return (
    typeof value === "object" &&
    value !== null &&
    "writer" in value &&
    typeof value.writer === "string" &&
    "base" in value &&
    typeof value.base === "number" &&
    "revision" in value &&
    typeof value.revision === "number" &&
    "fields" in value &&
    typeof value.fields === "object" &&
    value.fields !== null &&
    Object.values(value.fields).every((field) => typeof field === "string")
  );
}
