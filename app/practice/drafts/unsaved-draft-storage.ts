import type { DraftFields, EditableDraft, OpenDraft } from "./types";

/**
 * Unsaved fields of the page being left. Its last save and the next page load can race, so the next
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

/** The server's draft, or what the previous page of this tab may not have saved. */
export function restoreUnsavedDraft(draftKey: string, draft: OpenDraft): EditableDraft {
  const unsaved = takeUnsavedDraft(draftKey);
  if (!unsaved) return { ...draft, lastRevision: draft.base, isUnsaved: draft.isRestored === true };
  const { writer, base, revision, fields } = unsaved;
  return {
    ...draft,
    writer,
    base,
    lastRevision: revision,
    fields: toDraftFields(fields),
    isUnsaved: true,
  };
}

/** A form without code has no fields for it. */
function toDraftFields(fields: Record<string, string>): DraftFields {
  return {
    answer: fields.answer ?? "",
    code: fields.code ?? "",
    language: fields.language ?? "",
    transcript: fields.transcript ?? "",
    spokenSeconds: Number(fields.spokenSeconds) || 0,
    elapsed: Number(fields.elapsed) || 0,
  };
}

function takeUnsavedDraft(draftKey: string): UnsavedDraft | null {
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
