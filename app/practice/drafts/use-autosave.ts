import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { Autosave, type SaveState } from "./autosave";
import type { EditableDraft } from "./types";
import { storeUnsavedDraft } from "./unsaved-draft-storage";

interface UseAutosaveOptions {
  /** URL for saving drafts of this session. */
  url: string;
  /** Identifies this answer. */
  draftKey: string;
  draft: EditableDraft;
}

/** Saves a form's draft to the server as the user types. */
export function useAutosave(
  form: RefObject<HTMLFormElement>,
  { url, draftKey, draft }: UseAutosaveOptions,
) {
  const [state, setState] = useState<SaveState>(
    draft.savedAt === null ? { kind: "new" } : { kind: "saved", at: draft.savedAt },
  );
  const autosaveRef = useRef<Autosave>();

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const elapsedBefore = draft.fields?.elapsed ?? 0;
    const startedAt = Date.now();
    const autosave = new Autosave({
      url,
      writer: draft.writer,
      baseRevision: draft.base,
      lastRevision: draft.lastRevision,
      readForm: () => {
        const elapsed = elapsedBefore + Math.round((Date.now() - startedAt) / 1000);
        writeHiddenFields(element, [["elapsed", elapsed]]);
        return new FormData(element);
      },
      // In a transition, so typing isn't blocked.
      onStateChange: (nextState) => startTransition(() => setState(nextState)),
    });
    autosaveRef.current = autosave;
    if (draft.isUnsaved) autosave.markChanged();
    const stopListening = saveWhenLeaving(autosave, draftKey);
    return () => {
      autosave.flush(true);
      autosave.stop();
      stopListening();
    };
  }, [form, url, draftKey, draft]);

  useLeaveConfirmation(state.kind === "failed");

  /** Makes the form itself count as newer than all saves, before it is sent. */
  const writeMetadata = () => {
    if (form.current && autosaveRef.current)
      writeHiddenFields(form.current, autosaveRef.current.withMetadata(new FormData()));
  };

  return { state, autosaveRef, writeMetadata };
}

/** Saves before the page is left or hidden, and once the connection is back. */
function saveWhenLeaving(autosave: Autosave, draftKey: string): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  // Any form on the page may end the session, so save before it submits.
  document.addEventListener("submit", () => autosave.flush(true), { capture: true, signal });
  window.addEventListener(
    "pagehide",
    () => {
      const unsaved = autosave.getUnsavedDraft();
      if (unsaved) storeUnsavedDraft(draftKey, unsaved);
      autosave.flush(true);
    },
    { signal },
  );
  window.addEventListener("online", () => autosave.flush(false), { signal });
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "hidden" && autosave.flush(true),
    { signal },
  );
  return () => listeners.abort();
}

/** Asks before unload, only while a save has failed. */
function useLeaveConfirmation(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", confirmLeaving);
    return () => window.removeEventListener("beforeunload", confirmLeaving);
  }, [isNeeded]);
}

function writeHiddenFields(
  form: HTMLFormElement,
  values: Iterable<[name: string, value: FormDataEntryValue | number]>,
): void {
  for (const [name, value] of values) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = String(value);
  }
}
