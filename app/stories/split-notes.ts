/** Where notes are split into stories. */
export const NOTE_BREAKS = ["empty-lines", "lines", "none"] as const;
export type NoteBreak = (typeof NOTE_BREAKS)[number];

const SEPARATORS: Readonly<Record<NoteBreak, RegExp | null>> = {
  "empty-lines": /\n[^\S\n]*(?:\n[^\S\n]*)+/,
  lines: /\n/,
  none: null,
};

/** More than blanks and fillers that are shown as blanks. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** The stories in notes, each with its words untouched. */
export function splitNotes(notes: string, at: NoteBreak): string[] {
  const separator = SEPARATORS[at];
  const pieces = separator ? notes.split(separator) : [notes];
  return pieces.map((piece) => piece.trim()).filter((piece) => VISIBLE.test(piece));
}

export const hasEmptyLine = (notes: string): boolean => splitNotes(notes, "empty-lines").length > 1;
