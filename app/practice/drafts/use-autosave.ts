import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { type Autosave, createAutosave, type SaveState } from "./autosave";
import { storeUnsavedDraft, takeUnsavedDraft } from "./unsaved-draft-storage";
import type { OpenDraft } from "./types";

interface UseAutosaveOptions {
  /** URL for saving drafts of this session. */
  url: string;
  /** Identifies this answer. */
  draftKey: string;
  draft: OpenDraft;
  /** Updates hidden fields. */
  beforeRead: () => void;
}

/** Saves a form's draft to the server as the user types. */
export function useAutosave(
  form: RefObject<HTMLFormElement>,
  { url, draftKey, draft, beforeRead }: UseAutosaveOptions,
) {
  const [state, setState] = useState<SaveState>(
    draft.savedAt === null ? { kind: "new" } : { kind: "saved", at: draft.savedAt },
  );
  const autosaveRef = useRef<Autosave>();
  // Keep the initial draft: the loader returns a new writer id after every action.
  const [initialDraft] = useState(draft);
  const beforeReadRef = useRef(beforeRead);
  useEffect(() => {
    beforeReadRef.current = beforeRead;
  });

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const readForm = () => {
      beforeReadRef.current();
      return new FormData(element);
    };
    const unsavedDraft = takeUnsavedDraft(draftKey);
    // In a transition, so typing isn't blocked.
    const newAutosave = createAutosave({
      url,
      writer: unsavedDraft?.writer ?? initialDraft.writer,
      baseRevision: unsavedDraft?.base ?? initialDraft.base,
      lastRevision: unsavedDraft?.revision ?? initialDraft.base,
      readForm,
      onStateChange: (nextState) => startTransition(() => setState(nextState)),
    });
    autosaveRef.current = newAutosave;
    if (unsavedDraft) restoreFields(element, unsavedDraft.fields);
    else if (initialDraft.isRestored) newAutosave.markChanged();
    const handlePageHide = () => {
      const unsaved = newAutosave.getUnsavedDraft();
      if (unsaved) storeUnsavedDraft(draftKey, unsaved);
      newAutosave.flush(true);
    };
    const handleVisibilityChange = () =>
      document.visibilityState === "hidden" && newAutosave.flush(true);
    const handleOnline = () => newAutosave.flush(false);
    // Any form on the page may end the session, so save before it submits.
    const handleSubmit = () => newAutosave.flush(true);
    document.addEventListener("submit", handleSubmit, true);
    window.addEventListener("pagehide", handlePageHide);
    window.addEventListener("online", handleOnline);
    document.addEventListener("visibilitychange", handleVisibilityChange);
    return () => {
      newAutosave.flush(true);
      newAutosave.stop();
      document.removeEventListener("submit", handleSubmit, true);
      window.removeEventListener("pagehide", handlePageHide);
      window.removeEventListener("online", handleOnline);
      document.removeEventListener("visibilitychange", handleVisibilityChange);
    };
  }, [form, url, draftKey, initialDraft]);

  // Confirm before unload, only while a save has failed.
  const hasFailedSave = state.kind === "failed";
  useEffect(() => {
    if (!hasFailedSave) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", confirmLeaving);
    return () => window.removeEventListener("beforeunload", confirmLeaving);
  }, [hasFailedSave]);

  return { state, autosaveRef };
}

/** Sets the value like user input, so input listeners run. */
function restoreFields(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLTextAreaElement) || field.value === value) continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
