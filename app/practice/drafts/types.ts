/** What of a question a draft is for. */
export const DRAFT_PARTS = ["answer", "follow-up"] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

/** Everything a person can have begun on a question before they send it. */
export interface DraftFields {
  answer: string;
  code: string;
  language: string;
  /** What the browser's speech recognition heard, as it was before editing. */
  transcript: string;
  /** How long that took to say. */
  spokenSeconds: number;
  /** Time spent on the question so far, in seconds. */
  elapsed: number;
}

/** What a page has to know to go on with a draft, and to save the next state of it. */
export interface OpenDraft {
  fields: DraftFields | null;
  savedAt: string | null;
  /** Names the page that writes, so that a save is told from another tab's. */
  writer: string;
  /** The state of the draft this page began with. */
  base: number;
}
