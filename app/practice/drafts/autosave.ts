export type SaveState =
  | { kind: "new" }
  | { kind: "changed" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  /** The server could not be reached; it is tried again. */
  | { kind: "failed" }
  /** The server will not keep it as it is. With a revision, somebody else wrote that one meanwhile. */
  | { kind: "refused"; message: string; conflictingRevision: number | null };

interface AutosaveOptions {
  url: string;
  writer: string;
  baseRevision: number;
  /** The last save of this writer. */
  lastRevision: number;
  /** The fields as they stand now. */
  readForm: () => FormData;
  onStateChange: (state: SaveState) => void;
}

const DEBOUNCE_MS = 800;
const MAX_WAIT_MS = 4000;
const RETRY_DELAY_MS = 4000;

interface SaveResponse {
  savedAt: string;
  message: string;
  revision: number | null;
}

/** Said by the server before it reads a form, so not in words for us. */
const TOO_LONG: SaveResponse = {
  savedAt: "",
  message: "This is too long to be saved. Shorten it, or copy it elsewhere.",
  revision: null,
};

/** Saves a draft shortly after every change, one save at a time, again when a save failed, and at once when the page goes. */
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
      });
      const body = response.status === 413 ? TOO_LONG : ((await response.json()) as SaveResponse);
      if (isStopped) return;
      if (response.ok)
        onStateChange(isDirty ? { kind: "changed" } : { kind: "saved", at: body.savedAt });
      else handleRejection(body, ![400, 413].includes(response.status));
    } catch {
      if (isStopped) return;
      isDirty = true;
      onStateChange({ kind: "failed" });
      // A request that outlives its page may hold 64 kB; more goes the ordinary way, while there still is a page.
      timer = setTimeout(() => void save(), isLeaving ? 0 : RETRY_DELAY_MS);
      return;
    } finally {
      isSaving = false;
    }
    if (isDirty) scheduleSave();
  }

  /** Says whose save a form is, and that it is newer than every save before it. */
  function withMetadata(form: FormData): FormData {
    revision += 1;
    form.set("writer", writer);
    form.set("base", String(base));
    form.set("revision", String(revision));
    return form;
  }

  /** @param isPermanent nothing that is typed from now on would be kept either */
  function handleRejection(
    { message, revision: currentRevision }: SaveResponse,
    isPermanent: boolean,
  ): void {
    isStopped = isPermanent;
    onStateChange({ kind: "refused", message, conflictingRevision: currentRevision });
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
    /** Tries now: the connection is back, or the page is about to go. */
    flush: (isLeaving: boolean) => void save(isLeaving),
    /** Writes over what another tab wrote. */
    overwrite(currentRevision: number) {
      base = currentRevision;
      revision = currentRevision;
      isStopped = false;
      isDirty = true;
      void save();
    },
    withMetadata,
    /** What the server is not known to have, for whoever goes on with it. */
    getUnsavedDraft() {
      if (isStopped || !(isDirty || isSaving)) return null;
      const fields = [...readForm()].map(([name, value]) => [name, String(value)]);
      // The save that is sent while leaving takes one revision more.
      return {
        writer,
        base,
        revision: revision + 1,
        fields: Object.fromEntries(fields) as Record<string, string>,
      };
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;
