import { parseSaveResponse, type SaveResponse } from "./save-response";

export type SaveState =
  | { kind: "new" }
  | { kind: "changed" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  /** The server couldn't be reached; the save is retried. */
  | { kind: "failed" }
  /** The session has ended; the text is kept until its owner signs in. */
  | { kind: "signed-out"; message: string; signInUrl: string | null }
  /** The server rejected it. With a revision, another tab or device has saved that one. */
  | { kind: "refused"; message: string; conflictingRevision: number | null };

interface AutosaveOptions {
  url: string;
  writer: string;
  baseRevision: number;
  /** The last save by this page. */
  lastRevision: number;
  /** The current fields. */
  readForm: () => FormData;
  onStateChange: (state: SaveState) => void;
}

const DEBOUNCE_MS = 800;
const MAX_WAIT_MS = 4000;
const RETRY_DELAY_MS = 4000;

/** The server answers 413 before reading the form, so there is no JSON body. */
const TOO_LONG: SaveResponse = {
  ok: false,
  message: "This is too long to save. Shorten it, or copy it elsewhere.",
  revision: null,
  signInUrl: null,
};

/**
 * Saves a draft shortly after every change, one save at a time. Retries failed saves, and saves at
 * once when the page is left.
 */
export function createAutosave({
  url,
  writer,
  baseRevision: initialBase,
  lastRevision,
  readForm,
  onStateChange,
}: AutosaveOptions) {
  let base = initialBase;
  let revision = lastRevision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstChange = 0;
  let isDirty = false;
  let isSaving = false;
  let isStopped = false;
  /** The server took the last save for invalid, so nothing newer than it is stored. */
  let isRefused = false;

  async function save(isLeaving = false): Promise<void> {
    clearTimeout(timer);
    if (isStopped || !isDirty || (isSaving && !isLeaving)) return;
    isDirty = false;
    isSaving = true;
    if (!isLeaving) onStateChange({ kind: "saving" });
    try {
      const response = await fetch(url, {
        method: "POST",
        body: withMetadata(readForm()),
        keepalive: isLeaving,
        headers: { Accept: "application/json" },
      });
      const reply =
        response.status === 413 ? TOO_LONG : parseSaveResponse(response.ok, await response.json());
      if (!reply) throw new Error("unknown reply");
      if (isStopped) return;
      isRefused = !reply.ok;
      if (reply.ok)
        onStateChange(isDirty ? { kind: "changed" } : { kind: "saved", at: reply.savedAt });
      else if (response.status === 401)
        onStateChange({ kind: "signed-out", message: reply.message, signInUrl: reply.signInUrl });
      else {
        isStopped = ![400, 413, 429, 507].includes(response.status);
        onStateChange({
          kind: "refused",
          message: reply.message,
          conflictingRevision: reply.revision,
        });
      }
    } catch {
      if (isStopped) return;
      isDirty = true;
      onStateChange({ kind: "failed" });
      // keepalive requests are limited to 64 kB; larger ones are sent without it while the page
      // exists.
      timer = setTimeout(() => void save(), isLeaving ? 0 : RETRY_DELAY_MS);
      return;
    } finally {
      isSaving = false;
    }
    if (isDirty) scheduleSave();
  }

  /** Adds the writer, base and revision to a form, so it counts as newer than all earlier saves. */
  function withMetadata(form: FormData): FormData {
    revision += 1;
    form.set("writer", writer);
    form.set("base", String(base));
    form.set("revision", String(revision));
    return form;
  }

  function scheduleSave(): void {
    clearTimeout(timer);
    const elapsed = Date.now() - firstChange;
    timer = setTimeout(
      () => void save(),
      Math.max(0, Math.min(DEBOUNCE_MS, MAX_WAIT_MS - elapsed)),
    );
  }

  return {
    markChanged() {
      if (isStopped) return;
      if (!isDirty) {
        firstChange = Date.now();
        onStateChange({ kind: "changed" });
      }
      isDirty = true;
      if (!isSaving) scheduleSave();
    },
    /** Saves now: the connection is back, or the page is about to be left. */
    flush: (isLeaving: boolean) => void save(isLeaving),
    /** Overwrites another tab's version. */
    overwrite(currentRevision: number) {
      base = currentRevision;
      revision = currentRevision;
      isStopped = false;
      isDirty = true;
      void save();
    },
    withMetadata,
    /** The unsaved draft, for the next page of this tab. */
    getUnsavedDraft() {
      if (isStopped || !(isDirty || isSaving || isRefused)) return null;
      const fields: Record<string, string> = {};
      for (const [name, value] of readForm()) fields[name] = String(value);
      // The save sent while leaving uses one more revision.
      return {
        writer,
        base,
        revision: revision + 1,
        fields,
      };
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
