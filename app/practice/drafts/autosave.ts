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

/** Refusals after which a later version may be saved. */
const PASSING_REFUSALS = [400, 413, 429, 507];

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
export class Autosave {
  private base: number;
  private revision: number;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstChange = 0;
  private isDirty = false;
  private isSaving = false;
  private isStopped = false;
  /** The server took the last save for invalid, so nothing newer than it is stored. */
  private isRefused = false;

  constructor(private readonly options: AutosaveOptions) {
    this.base = options.baseRevision;
    this.revision = options.lastRevision;
  }

  markChanged(): void {
    if (this.isStopped) return;
    if (!this.isDirty) {
      this.firstChange = Date.now();
      this.options.onStateChange({ kind: "changed" });
    }
    this.isDirty = true;
    if (!this.isSaving) this.scheduleSave();
  }

  /** Saves now: the connection is back, or the page is about to be left. */
  flush(isLeaving: boolean): void {
    void this.save(isLeaving);
  }

  /** Overwrites another tab's version. */
  overwrite(currentRevision: number): void {
    this.base = currentRevision;
    this.revision = currentRevision;
    this.isStopped = false;
    this.isDirty = true;
    void this.save();
  }

  /** Adds the writer, base and revision to a form, so it counts as newer than all earlier saves. */
  withMetadata(form: FormData): FormData {
    this.revision += 1;
    form.set("writer", this.options.writer);
    form.set("base", String(this.base));
    form.set("revision", String(this.revision));
    return form;
  }

  /** The unsaved draft, for the next page of this tab. */
  getUnsavedDraft() {
    if (this.isStopped || !(this.isDirty || this.isSaving || this.isRefused)) return null;
    const fields: Record<string, string> = {};
    for (const [name, value] of this.options.readForm()) fields[name] = String(value);
    // The save sent while leaving uses one more revision.
    return { writer: this.options.writer, base: this.base, revision: this.revision + 1, fields };
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async save(isLeaving = false): Promise<void> {
    clearTimeout(this.timer);
    if (this.isStopped || !this.isDirty || (this.isSaving && !isLeaving)) return;
    this.isDirty = false;
    this.isSaving = true;
    if (!isLeaving) this.options.onStateChange({ kind: "saving" });
    try {
      const form = this.withMetadata(this.options.readForm());
      const { status, reply } = await sendDraft(this.options.url, form, isLeaving);
      if (!this.isStopped) this.handleReply(status, reply);
    } catch {
      if (this.isStopped) return;
      this.isDirty = true;
      this.options.onStateChange({ kind: "failed" });
      // keepalive requests are limited to 64 kB; larger ones are sent without it while the page
      // exists.
      this.timer = setTimeout(() => void this.save(), isLeaving ? 0 : RETRY_DELAY_MS);
      return;
    } finally {
      this.isSaving = false;
    }
    if (this.isDirty && !this.isStopped) this.scheduleSave();
  }

  private handleReply(status: number, reply: SaveResponse): void {
    const { onStateChange } = this.options;
    this.isRefused = !reply.ok;
    if (reply.ok) {
      onStateChange(this.isDirty ? { kind: "changed" } : { kind: "saved", at: reply.savedAt });
    } else if (status === 401) {
      onStateChange({ kind: "signed-out", message: reply.message, signInUrl: reply.signInUrl });
    } else {
      this.isStopped = !PASSING_REFUSALS.includes(status);
      onStateChange({
        kind: "refused",
        message: reply.message,
        conflictingRevision: reply.revision,
      });
    }
  }

  private scheduleSave(): void {
    clearTimeout(this.timer);
    const elapsed = Date.now() - this.firstChange;
    this.timer = setTimeout(
      () => void this.save(),
      Math.max(0, Math.min(DEBOUNCE_MS, MAX_WAIT_MS - elapsed)),
    );
  }
}

async function sendDraft(
  url: string,
  body: FormData,
  isLeaving: boolean,
): Promise<{ status: number; reply: SaveResponse }> {
  const response = await fetch(url, {
    method: "POST",
    body,
    keepalive: isLeaving,
    headers: { Accept: "application/json" },
  });
  const reply =
    response.status === 413 ? TOO_LONG : parseSaveResponse(response.ok, await response.json());
  if (!reply) throw new Error("unknown reply");
  return { status: response.status, reply };
}
