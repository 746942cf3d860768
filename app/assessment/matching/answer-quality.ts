import { type AreaAnswers, getComparableScores, type ScoreRange } from "./interest-profile";

/** Why a profile isn't compared with occupations as it stands. */
export type ProfileProblem = "too-few" | "flat" | "contradictory" | "rushed";

/** Answers to two activities of an area agree if they are at most this many steps apart. */
const MAX_STEPS_APART = 1;

/**
 * Random answers agree in 13 of 25 pairs: of five times five, 13 are at most one step apart.
 * Answers that agree less often than that say nothing about the areas.
 */
export const CHANCE_AGREEMENT = 13 / 25;

/** With fewer pairs, their share depends too much on single answers. */
const MIN_PAIRS = 12;

/** Reading an activity and choosing an answer takes longer, in seconds. */
export const MIN_SECONDS_PER_ANSWER = 1.5;

export interface Agreement {
  agreeing: number;
  pairs: number;
}

/** How many pairs of answers within areas agree. */
export function countAgreement(answers: readonly AreaAnswers[]): Agreement {
  let [agreeing, pairs] = [0, 0];
  for (const given of answers)
    for (const [index, answer] of given.entries())
      for (const other of given.slice(index + 1)) {
        pairs += 1;
        if (Math.abs(answer - other) <= MAX_STEPS_APART) agreeing += 1;
      }
  return { agreeing, pairs };
}

/**
 * The first problem that applies:
 * - too few: an area has fewer than two answers;
 * - contradictory: fewer pairs of answers within areas agree than random answers would;
 * - flat: one score lies in all six ranges, so no area is known to differ from another;
 * - rushed: less than a second and a half for each answer.
 */
export function findProblem(
  profile: readonly ScoreRange[],
  agreement: Agreement,
  secondsPerAnswer: number | null,
): ProfileProblem | null {
  const scores = getComparableScores(profile);
  if (!scores) return "too-few";
  if (agreement.pairs >= MIN_PAIRS && agreement.agreeing / agreement.pairs < CHANCE_AGREEMENT)
    return "contradictory";
  const highestLow = Math.max(...profile.map(({ low }) => low));
  const lowestHigh = Math.min(...profile.map(({ high }) => high));
  if (highestLow <= lowestHigh) return "flat";
  return secondsPerAnswer !== null && secondsPerAnswer < MIN_SECONDS_PER_ANSWER ? "rushed" : null;
}
