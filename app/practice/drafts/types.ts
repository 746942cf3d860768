export const DRAFT_PARTS = ["answer", "follow-up"] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

/** The unsubmitted input for a question. */
export interface DraftFields {
  answer: string;
  code: string;
  language: string;
  /** The recognized speech, before editing. */
  transcript: string;
  /** Duration of that speech. */
  spokenSeconds: number;
  /** Time spent on the question so far, in seconds. */
  elapsed: number;
}

/** What a page needs to continue a draft and save it. */
export interface OpenDraft {
  fields: DraftFields | null;
  savedAt: string | null;
  /** Id of this page's editor, to tell its saves from another tab's. */
  writer: string;
  /** The revision this page started from. */
  base: number;
  /** Sent after the session had ended, and not saved since. */
  isRestored?: boolean;
}

/** A draft in the page that edits it. */
export interface EditableDraft extends OpenDraft {
  /** The last save by this writer. */
  lastRevision: number;
  isUnsaved: boolean;
}
