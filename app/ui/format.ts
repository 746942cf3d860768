let listFormat: Intl.ListFormat | undefined;

/** a, b, and c */
export function formatList(items: readonly string[]): string {
  listFormat ??= new Intl.ListFormat("en");
  return listFormat.format(items);
}

/** "1 answer", "2 answers" */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** "1:05" */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
