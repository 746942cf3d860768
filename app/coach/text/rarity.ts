import ranks from "~/coach/weights/word-ranks.json";
import { isNumber } from "./numbers";

const RANK = new Map(ranks.stems.split(" ").map((stem, at) => [stem, at]));
/** Rank at which half of the rarity is reached lies near the square root of this table's size. */
const SOFTENING = 40;
const SCALE = Math.log(1 + RANK.size / SOFTENING);
const SIGNS = new Set(["%", "$", "€", "£"]);
const SIGN_RARITY = 0.3;
const NUMBER_RARITY = 0.8;
/** "two" and "three" stand everywhere. */
const SMALL_NUMBER_RARITY = 0.25;
const SMALL_NUMBER = /^\d$/;

/**
 * 0–1: how much finding a stem tells, from its rank in everyday English (1 for a word outside the
 * table): ln(1 + rank / 40) / ln(1 + size / 40), after Zipf's law. Figures count 0.8, single digits 0.25.
 */
export function rarityOf(stem: string): number {
  if (isNumber(stem)) return SMALL_NUMBER.test(stem) ? SMALL_NUMBER_RARITY : NUMBER_RARITY;
  if (SIGNS.has(stem)) return SIGN_RARITY;
  const rank = RANK.get(stem);
  return rank === undefined ? 1 : Math.log(1 + rank / SOFTENING) / SCALE;
}

/** True for a stem that everyday English uses; such a word is no misspelling of another. */
export function isKnown(stem: string): boolean {
  return RANK.has(stem);
}
