const LONGEST_QUOTE = 12;

/** The text in quotation marks, cut to its first words. */
export function quote(text: string): string {
  const words = text.trim().split(/\s+/);
  const cut =
    words.length > LONGEST_QUOTE
      ? `${words.slice(0, LONGEST_QUOTE).join(" ")}…`
      : words.join(" ").replace(/[.;,]$/, "");
  return `“${cut}”`;
}

/** "a, b and 2 more" from a list of labels. */
export function listed(items: readonly string[]): string {
  const shown = items.slice(0, 2).map((item) => `“${item}”`);
  const rest = items.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  return shown.join(" and ");
}

/** "a, b and c". */
export function joined(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** "3 fillers", "1 filler", "no filler". */
export function counted(count: number, one: string): string {
  return count === 0 ? `no ${one}` : `${count} ${one}${count === 1 ? "" : "s"}`;
}
