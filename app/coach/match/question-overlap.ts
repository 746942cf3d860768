import type { Document } from "~/coach/text/document";
import { getRarity } from "~/coach/text/rarity";

/**
 * A prompt with one meaningful word ("yourself") is weak evidence: shares are relative to at least
 * this much rarity.
 */
const MIN_TOTAL_RARITY = 2;

/** The rarity-weighted share of the question's words that the answer uses, 0–1. */
export function getQuestionOverlap(question: Document, answer: Document): number {
  const questionStems = new Set(
    question.tokens.filter((token) => token.isSpecific).map((token) => token.stem),
  );
  const answerStems = new Set(answer.tokens.map((token) => token.stem));
  let totalRarity = 0;
  let sharedRarity = 0;
  for (const stem of questionStems) {
    totalRarity += getRarity(stem);
    if (answerStems.has(stem)) sharedRarity += getRarity(stem);
  }
  return sharedRarity / Math.max(MIN_TOTAL_RARITY, totalRarity);
}
