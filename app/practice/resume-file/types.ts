/** Why a file isn’t read; `messages.server.ts` has the sentences. */
export type FileFailure =
  | "wrong-type"
  | "old-word-file"
  | "protected"
  | "no-text"
  | "too-many-pages"
  | "too-long"
  | "unreadable"
  | "too-much-work";

/** The text of a file, as it is shown. */
export interface FileText {
  text: string;
  /** The end was left out. */
  isCut: boolean;
}

export type FileResult = FileText | { failure: FileFailure };

/** The text as it is in the file. */
export type RawText = { text: string } | { failure: FileFailure };
