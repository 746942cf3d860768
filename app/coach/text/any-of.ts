/** One pattern that matches any of several. */
export function anyOf(patterns: readonly RegExp[], flags = ""): RegExp {
  return new RegExp(joinSources(patterns), flags);
}

/** The same, from the beginning of a word to the end of one. */
export function anyPhraseOf(phrases: readonly RegExp[], flags = ""): RegExp {
  return new RegExp(String.raw`\b(?:${joinSources(phrases)})\b`, flags);
}

export function joinSources(patterns: readonly RegExp[]): string {
  return patterns.map(({ source }) => source).join("|");
}
