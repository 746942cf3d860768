const LONGEST_QUOTE = 12;

/** The text in quotation marks, cut to its first words. */
export function quote(text: string): string {
  const words = text.trim().split(/\s+/);
  const cut = words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE).join(" ")}…` : words.join(" ").replace(/[.;,]$/, "");
  return `“${cut}”`;
}

/** "a, b and 2 more" from a list of labels. */
export function listed(items: readonly string[]): string {
  const shown = items.slice(0, 2).map((item) => `“${item}”`);
  const rest = items.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  return shown.join(" and ");
}

/** The first letter small, unless the word is written in capitals ("SQL"). */
export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) || text.startsWith("I ") ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
