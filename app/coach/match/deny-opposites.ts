import type { Sentence } from "~/coach/text/document";
import { countNegations } from "~/coach/text/negation";
import type { PointMatch } from "./points";
import type { KeyPointWordings, Wording } from "./wordings";
import { getLikeness, listWordsAndPairs } from "./words-and-pairs";

/** Nearly word for word: the right sentence often differs in one word, "in two transactions". */
const SAME_WORDS = 0.9;

/** 0–1: how like a sentence is to the nearest of these that has as many negations. */
function findLikeness({ tokens }: Sentence, wordings: readonly Wording[]): number {
  const parts = listWordsAndPairs(tokens);
  const negations = countNegations(tokens);
  return Math.max(
    0,
    ...wordings
      .filter((wording) => countNegations(wording.tokens) === negations)
      .map(({ wordsAndPairs }) => getLikeness(parts, wordsAndPairs)),
  );
}

/**
 * The points without those that a sentence seems to make which is known to say the reverse: it has their words, and
 * nearly every other sentence with these words is right.
 *
 * @param listReverses what says the reverse of a point
 */
export function denyOpposites(
  matches: readonly PointMatch[],
  allWordings: readonly KeyPointWordings[],
  sentences: readonly Sentence[],
  listReverses: (wordings: KeyPointWordings) => readonly Wording[],
): PointMatch[] {
  const truths = allWordings.flatMap((wordings) => wordings.truths);
  return matches.map((match, index) => {
    const wordings = allWordings[index];
    const reverses = wordings ? listReverses(wordings) : [];
    if (reverses.length === 0) return match;
    const at = sentences.findIndex((sentence) => {
      const likeness = findLikeness(sentence, reverses);
      return likeness >= SAME_WORDS && findLikeness(sentence, truths) < likeness;
    });
    if (at < 0) return match;
    const { point, matched, missing } = match;
    return {
      point,
      matched,
      missing,
      status: "contradicted",
      credit: 0,
      sentence: at,
      isKnownReverse: true,
    };
  });
}
