import type { StarPart } from "~/coach/types";
import { countFacts } from "~/coach/speech/facts";
import { isNumber } from "~/coach/text/numbers";
import { orderOf } from "./form";
import type { Reading } from "./reading";

export const STAR_PARTS: readonly StarPart[] = ["situation", "task", "action", "result"];
/** The result is what raters reward most, the task what a listener can best infer. */
const PART_WORTH: Readonly<Record<StarPart, number>> = {
  situation: 0.22,
  task: 0.13,
  action: 0.32,
  result: 0.33,
};
/** Shares of specific words in vague talk and in a concrete account. */
const VAGUE = 0.2;
const CONCRETE = 0.34;

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

export function missingParts(reading: Reading): StarPart[] {
  return STAR_PARTS.filter((part) => reading.star[part].length === 0);
}

/** 0–1: a told story has its four parts; a case for oneself has several points, each in its own sentence. */
export function tellingOf(reading: Reading): number {
  if (reading.request.kind === "behavioral") {
    const told = STAR_PARTS.reduce(
      (sum, part) => sum + (reading.star[part].length > 0 ? PART_WORTH[part] : 0),
      0,
    );
    return 0.8 * told + 0.2 * orderOf(reading);
  }
  const carrying = new Set(reading.matches.flatMap((match) => match.sentence ?? [])).size;
  return 0.5 * Math.min(1, carrying / 3) + 0.5 * orderOf(reading);
}

/** Names of people, places, products: capitalized words inside a sentence. */
export function countNames(reading: Reading): number {
  const found = new Set<string>();
  for (const { tokens } of reading.judged.sentences) {
    for (const token of tokens.slice(1))
      if (token.specific && /^\p{Lu}/u.test(reading.answer.text[token.start] ?? ""))
        found.add(token.stem);
  }
  return found.size;
}

/** Sentences that tell a result and size it, the last first; a number elsewhere may only size an audience. */
export function sizedResults(reading: Reading): number[] {
  const opening = Math.ceil(reading.judged.sentences.length / 3);
  return reading.star.result
    .filter(
      (at) =>
        at >= opening && reading.judged.sentences[at]?.tokens.some((token) => isNumber(token.stem)),
    )
    .toReversed();
}

/** 0–1: concrete words, numbers, a result with a size, names. */
export function specificityOf(reading: Reading): number {
  const words = Math.max(50, reading.judged.tokens.length);
  const density = reading.judged.tokens.filter((token) => token.specific).length / words;
  const numbers = countFacts(reading.judged, null).numbers;
  const sized =
    reading.request.kind === "behavioral"
      ? Math.min(1, sizedResults(reading).length)
      : Math.min(1, numbers / 2);
  return (
    0.45 * ramp(density, VAGUE, CONCRETE) +
    0.25 * Math.min(1, numbers / 3) +
    0.2 * sized +
    0.1 * Math.min(1, (countNames(reading) + numbers) / 3)
  );
}

/** 0–1: the teller acts. "we" is no fault where "I" is there too. A motivation answer need not tell deeds. */
export function ownershipOf(reading: Reading): number {
  const { i, we } = countFacts(reading.judged, null);
  if (i + we === 0) return 0.2;
  const acts =
    reading.request.kind === "behavioral" ? Math.min(1, reading.star.action.length / 2) : 1;
  return 0.55 * Math.min(1, i / (i + we) / 0.5) + 0.45 * acts;
}
