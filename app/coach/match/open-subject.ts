const CHOICE_PATTERN = /^(?:pick|choose|take|name|think of) (?:a|an|any|some) /i;

/**
 * True if the person chooses what to talk about: "Pick a product you use". What a good answer to such a
 * question shares with others is how it is made, and few of its words.
 */
export function leavesSubjectOpen(prompt: string): boolean {
  return CHOICE_PATTERN.test(prompt);
}
