import type { Document } from "~/coach/text/document";
import { rarityOf } from "~/coach/text/rarity";

/** A prompt of one telling word ("yourself") proves little by it: shares are of this much rarity at least. */
const FEW_WORDS = 2;

/** The rarity-weighted share of the question's words that the answer uses, 0–1. */
export function questionShare(question: Document, answer: Document): number {
  const asked = new Set(
    question.tokens.filter((token) => token.specific).map((token) => token.stem),
  );
  const said = new Set(answer.tokens.map((token) => token.stem));
  let total = 0;
  let found = 0;
  for (const stem of asked) {
    total += rarityOf(stem);
    if (said.has(stem)) found += rarityOf(stem);
  }
  return found / Math.max(FEW_WORDS, total);
}
