import type { Token } from "~/coach/text/tokens";

/** Longer texts are truncated, which bounds the work. */
const MAX_REFERENCE_TOKENS = 300;
const MAX_ANSWER_TOKENS = 1500;

/**
 * The number of words of `wanted` in the other text in the same order: the longest common
 * subsequence of stems.
 */
export function getCommonSubsequenceLength(
  referenceTokens: readonly Token[],
  answerTokens: readonly Token[],
): number {
  const row = new Uint16Array(Math.min(referenceTokens.length, MAX_REFERENCE_TOKENS) + 1);
  for (const { stem } of answerTokens.slice(0, MAX_ANSWER_TOKENS)) {
    let diagonal = 0;
    for (let index = 1; index < row.length; index++) {
      const above = row[index] ?? 0;
      row[index] =
        referenceTokens[index - 1]?.stem === stem
          ? diagonal + 1
          : Math.max(above, row[index - 1] ?? 0);
      diagonal = above;
    }
  }
  return row.at(-1) ?? 0;
}
