import ranks from "~/coach/weights/word-ranks.json";
import { isNumber } from "./numbers";

const RANK_BY_STEM = new Map(ranks.stems.split(" ").map((stem, index) => [stem, index]));
/** Half of the rarity is reached at a rank near the square root of this table's size. */
const RANK_OFFSET = 40;
const SCALE = Math.log(1 + RANK_BY_STEM.size / RANK_OFFSET);
const SYMBOLS = new Set(["%", "$", "€", "£"]);
const SYMBOL_RARITY = 0.3;
const NUMBER_RARITY = 0.8;
/** "two" and "three" occur everywhere. */
const SINGLE_DIGIT_RARITY = 0.25;
const SINGLE_DIGIT = /^\d$/;

/**
 * 0–1: a stem's weight as evidence, from its rank in everyday English (1 for a word outside the
 * table): ln(1 + rank / 40) / ln(1 + size / 40), after Zipf's law. Figures count 0.8, single digits
 * 0.25.
 */
export function getRarity(stem: string): number {
  if (isNumber(stem)) return SINGLE_DIGIT.test(stem) ? SINGLE_DIGIT_RARITY : NUMBER_RARITY;
  if (SYMBOLS.has(stem)) return SYMBOL_RARITY;
  const rank = RANK_BY_STEM.get(stem);
  return rank === undefined ? 1 : Math.log(1 + rank / RANK_OFFSET) / SCALE;
}

/** True for a stem of everyday English; such a word isn't a typo of another. */
export function isCommonStem(stem: string): boolean {
  return RANK_BY_STEM.has(stem);
}
