const MAX_QUOTE_WORDS = 12;

/** The text in quotation marks, truncated. */
export function formatQuote(text: string): string {
  const words = text.trim().split(/\s+/);
  const cut =
    words.length > MAX_QUOTE_WORDS
      ? `${words.slice(0, MAX_QUOTE_WORDS).join(" ")}…`
      : words.join(" ").replace(/[.;,]$/, "");
  return `“${cut}”`;
}

/** "a, b and 2 more" from a list of labels. */
export function formatLabels(items: readonly string[]): string {
  const firstLabels = items.slice(0, 2).map((item) => `“${item}”`);
  const moreCount = items.length - firstLabels.length;
  if (moreCount > 0) return `${firstLabels.join(", ")} and ${moreCount} more`;
  return firstLabels.join(" and ");
}

/** "a, b and c". */
export function joinWithAnd(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}

/** "3 fillers", "1 filler", "no filler". */
export function formatCount(count: number, singular: string): string {
  return count === 0 ? `no ${singular}` : `${count} ${singular}${count === 1 ? "" : "s"}`;
}
