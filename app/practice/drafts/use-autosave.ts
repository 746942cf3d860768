import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { type Autosave, createAutosave, type SaveState } from "./autosave";
import { storeUnsavedDraft, takeUnsavedDraft } from "./unsaved-draft-storage";
import type { OpenDraft } from "./types";

interface UseAutosaveOptions {
  /** Where drafts of this session go. */
  url: string;
  /** Tells this answer from all others. */
  draftKey: string;
  draft: OpenDraft;
  /** Brings hidden fields up to date. */
  beforeRead: () => void;
}

/** Keeps a form's draft on the server while it is filled in. */
export function useAutosave(
  form: RefObject<HTMLFormElement>,
  { url, draftKey, draft, beforeRead }: UseAutosaveOptions,
) {
  const [state, setState] = useState<SaveState>(
    draft.savedAt === null ? { kind: "new" } : { kind: "saved", at: draft.savedAt },
  );
  const autosaveRef = useRef<Autosave>();
  // What the page began with; the loader gives a new hand after every action, and this page keeps its own.
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
    // Told in a transition: a key that was pressed is drawn first.
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
    const handlePageHide = () => {
      const unsaved = newAutosave.getUnsavedDraft();
      if (unsaved) storeUnsavedDraft(draftKey, unsaved);
      newAutosave.flush(true);
    };
    const handleVisibilityChange = () =>
      document.visibilityState === "hidden" && newAutosave.flush(true);
    const handleOnline = () => newAutosave.flush(false);
    // Any form of the page may be the one that ends the session: what is typed goes before it.
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

  // The browser's own question before leaving, only while something would be lost.
  const hasFailedSave = state.kind === "failed";
  useEffect(() => {
    if (!hasFailedSave) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", confirmLeaving);
    return () => window.removeEventListener("beforeunload", confirmLeaving);
  }, [hasFailedSave]);

  return { state, autosaveRef };
}

/** As if typed, so that everything that follows typing follows this too. */
function restoreFields(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLTextAreaElement) || field.value === value) continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
