export type SaveState =
  | { kind: "new" }
  | { kind: "changed" }
  | { kind: "saving" }
  | { kind: "saved"; at: string }
  /** The server could not be reached; it is tried again. */
  | { kind: "failed" }
  /** The server will not keep it as it is. With a revision, somebody else wrote that one meanwhile. */
  | { kind: "refused"; message: string; revision: number | null };

interface AutosaveOptions {
  url: string;
  writer: string;
  base: number;
  /** The last save of this writer. */
  revision: number;
  /** The fields as they stand now. */
  read: () => FormData;
  tell: (state: SaveState) => void;
}

const PAUSE_IN_MS = 800;
const LONGEST_PAUSE_IN_MS = 4000;
const RETRY_IN_MS = 4000;

interface Said {
  savedAt: string;
  message: string;
  revision: number | null;
}

/** Said by the server before it reads a form, so not in words for us. */
const TOO_LONG: Said = {
  savedAt: "",
  message: "This is too long to be saved. Shorten it, or copy it elsewhere.",
  revision: null,
};

/** Saves a draft shortly after every change, one save at a time, again when a save failed, and at once when the page goes. */
export function createAutosave({
  url,
  writer,
  base: from,
  revision: last,
  read,
  tell,
}: AutosaveOptions) {
  let base = from;
  let revision = last;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstChange = 0;
  let isDirty = false;
  let isBusy = false;
  let isStopped = false;

  async function save(isLeaving = false): Promise<void> {
    clearTimeout(timer);
    if (isStopped || !isDirty || (isBusy && !isLeaving)) return;
    isDirty = false;
    isBusy = true;
    if (!isLeaving) tell({ kind: "saving" });
    try {
      const response = await fetch(url, {
        method: "POST",
        body: stamped(read()),
        keepalive: isLeaving,
      });
      const said = response.status === 413 ? TOO_LONG : ((await response.json()) as Said);
      if (isStopped) return;
      if (response.ok) tell(isDirty ? { kind: "changed" } : { kind: "saved", at: said.savedAt });
      else refuse(said, ![400, 413].includes(response.status));
    } catch {
      if (isStopped) return;
      isDirty = true;
      tell({ kind: "failed" });
      // A request that outlives its page may hold 64 kB; more goes the ordinary way, while there still is a page.
      timer = setTimeout(() => void save(), isLeaving ? 0 : RETRY_IN_MS);
      return;
    } finally {
      isBusy = false;
    }
    if (isDirty) schedule();
  }

  /** Says whose save a form is, and that it is newer than every save before it. */
  function stamped(form: FormData): FormData {
    revision += 1;
    form.set("writer", writer);
    form.set("base", String(base));
    form.set("revision", String(revision));
    return form;
  }

  /** @param isFinal nothing that is typed from now on would be kept either */
  function refuse({ message, revision: standing }: Said, isFinal: boolean): void {
    isStopped = isFinal;
    tell({ kind: "refused", message, revision: standing });
  }

  function schedule(): void {
    clearTimeout(timer);
    const waited = Date.now() - firstChange;
    timer = setTimeout(
      () => void save(),
      Math.max(0, Math.min(PAUSE_IN_MS, LONGEST_PAUSE_IN_MS - waited)),
    );
  }

  return {
    change() {
      if (isStopped) return;
      if (!isDirty) {
        firstChange = Date.now();
        tell({ kind: "changed" });
      }
      isDirty = true;
      if (!isBusy) schedule();
    },
    /** Tries now: the connection is back, or the page is about to go. */
    flush: (isLeaving: boolean) => void save(isLeaving),
    /** Writes over what another tab wrote. */
    insist(standing: number) {
      base = standing;
      revision = standing;
      isStopped = false;
      isDirty = true;
      void save();
    },
    stamped,
    /** What the server is not known to have, for whoever goes on with it. */
    unsaved() {
      if (isStopped || !(isDirty || isBusy)) return null;
      const fields = [...read()].map(([name, value]) => [name, String(value)]);
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
