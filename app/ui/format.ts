const LIST_FORMAT = /* @__PURE__ */ new Intl.ListFormat("en");

/** a, b, and c */
export const formatList = (items: readonly string[]): string => LIST_FORMAT.format(items);

/** "1 answer", "2 answers" */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
