import type { Token } from "~/coach/text/tokens";

const PREFIX_LENGTH = 4;
/** The minimum common prefix, as a share of the longer stem. */
const MIN_SHARED_SHARE = 0.6;

function countSharedPrefix(left: string, right: string): number {
  let index = 0;
  while (index < left.length && left[index] === right[index]) index++;
  return index;
}

/**
 * For each wanted stem that occurs only in a similar form ("transmission" for "transmit"), the
 * share of
 * the common prefix, 0.6–1. Only considers stems with the same first four letters.
 */
export function findSimilarStems(
  targetTokens: readonly Token[],
  answerTokens: readonly Token[],
): Map<string, number> {
  const stemsByPrefix = new Map<string, string[]>();
  const stems = new Set(answerTokens.map(({ stem }) => stem));
  for (const stem of stems) {
    const prefix = stem.slice(0, PREFIX_LENGTH);
    const group = stemsByPrefix.get(prefix);
    if (group) group.push(stem);
    else stemsByPrefix.set(prefix, [stem]);
  }
  const similarity = new Map<string, number>();
  for (const { stem } of targetTokens) {
    if (stem.length < PREFIX_LENGTH || stems.has(stem) || /\d/.test(stem)) continue;
    const bestShare = Math.max(
      0,
      ...(stemsByPrefix.get(stem.slice(0, PREFIX_LENGTH)) ?? []).map(
        (other) => countSharedPrefix(stem, other) / Math.max(stem.length, other.length),
      ),
    );
    if (bestShare >= MIN_SHARED_SHARE) similarity.set(stem, bestShare);
  }
  return similarity;
}
