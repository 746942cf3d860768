import type { Token } from "~/coach/text/tokens";

/** Longer texts are compared to here, which bounds the work. */
const LONGEST_WANTED = 300;
const LONGEST_SAID = 1500;

/** How many words of `wanted` the other text says in the same order: the longest common subsequence of stems. */
export function sequenceOverlap(wanted: readonly Token[], said: readonly Token[]): number {
  const row = new Uint16Array(Math.min(wanted.length, LONGEST_WANTED) + 1);
  for (const { stem } of said.slice(0, LONGEST_SAID)) {
    let diagonal = 0;
    for (let at = 1; at < row.length; at++) {
      const above = row[at] ?? 0;
      row[at] = wanted[at - 1]?.stem === stem ? diagonal + 1 : Math.max(above, row[at - 1] ?? 0);
      diagonal = above;
    }
  }
  return row.at(-1) ?? 0;
}
