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

/** With a period, unless it has an end: "Acme Inc." stays as it is. */
export const endSentence = (text: string): string =>
  /[.!?…]["”’)]*$/.test(text) ? text : `${text}.`;

/** "1:05" */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** The beginning of an id, short enough to be read out: "3F2A-91BC". */
export function formatReference(id: string): string {
  const characters = id.replaceAll("-", "").slice(0, 8).toUpperCase();
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
