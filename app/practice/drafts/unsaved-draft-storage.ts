/**
 * What was typed last before a page went. The save sent while leaving and the page asked for next may
 * overtake each other on the way, so that the next page of this tab takes over from here.
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
    // No storage, or none left: the save that was sent has to do.
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
