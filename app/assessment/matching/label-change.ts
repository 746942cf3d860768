import type { Occupation } from "~/occupations/types";
import { dot, type Fit, getFit, standardize } from "./correlation";
import { type AreaAnswers, getMean } from "./interest-profile";
import { getOccupationProfile } from "./rank-occupations";

export interface AreaChange {
  /** Index in INTEREST_AREAS. */
  area: number;
  /** By how many steps of the scale the answers of the area change, all together; below 0 for down. */
  steps: number;
  /** The area's score afterwards, 0 to 100. */
  score: number;
}

export interface LabelChange {
  /** One area, or two whose changes together are fewer steps than those of any single area. */
  areas: AreaChange[];
  /** Of both areas, up and down. */
  totalSteps: number;
  /** The label afterwards. */
  fit: Fit;
}

/**
 * Changes of two areas are searched up to so many steps in all; of one area, to the end of the
 * scale. Searching all six areas to eight steps found a smaller change for one of 300 matches of
 * random answers, and takes ten times as long.
 */
const MAX_COMBINED_STEPS = 8;
const MAX_AREAS = 2;

/**
 * The smallest change of answers that gives the occupation another label: the fewest steps, counted
 * over all answers, never beyond the ends of the scale. Of equal ones, the one in the fewest areas,
 * then the first area, down before up. Within one area all changes are tried, over two areas those
 * of at most MAX_COMBINED_STEPS. Undefined if none of these is enough.
 */
export function findLabelChange(
  answers: readonly AreaAnswers[],
  occupation: Occupation,
): LabelChange | undefined {
  const means = answers.map(getMean);
  const interests = getOccupationProfile(occupation);
  const person = standardize(means);
  if (!person) return undefined;
  const currentFit = getFit(dot(person, interests));
  const getNewFit = (steps: readonly number[]): Fit | undefined => {
    const changed = means.map(
      (mean, area) => mean + (steps[area] ?? 0) / (answers[area]?.length ?? 1),
    );
    const standardized = standardize(changed);
    const fit = standardized && getFit(dot(standardized, interests));
    return fit === currentFit ? undefined : fit;
  };
  const mostSteps = Math.max(...answers.map((given) => given.length * 4));
  for (let total = 1; total <= mostSteps; total += 1) {
    const mostAreas = total <= MAX_COMBINED_STEPS ? MAX_AREAS : 1;
    for (let areaCount = 1; areaCount <= mostAreas; areaCount += 1)
      for (const steps of listChanges(answers, total, areaCount)) {
        const fit = getNewFit(steps);
        if (fit) return { areas: describeAreas(steps, answers, means), totalSteps: total, fit };
      }
  }
  return undefined;
}

/** Every way to change the answers of so many areas by so many steps in all, by area. */
function* listChanges(
  answers: readonly AreaAnswers[],
  total: number,
  areaCount: number,
  changes: readonly number[] = [],
): Generator<readonly number[]> {
  const area = changes.length;
  const given = answers[area];
  if (!given) {
    if (total === 0 && areaCount === 0) yield changes;
    return;
  }
  if (areaCount > answers.length - area || areaCount > total) return;
  if (areaCount > 0)
    for (let steps = 1; steps <= total - (areaCount - 1); steps += 1)
      for (const sign of [-1, 1])
        if (steps <= countPossibleSteps(given, sign))
          yield* listChanges(answers, total - steps, areaCount - 1, [...changes, sign * steps]);
  yield* listChanges(answers, total, areaCount, [...changes, 0]);
}

function describeAreas(
  steps: readonly number[],
  answers: readonly AreaAnswers[],
  means: readonly number[],
): AreaChange[] {
  return steps.flatMap((step, area) =>
    step === 0
      ? []
      : {
          area,
          steps: step,
          score: ((means[area] ?? 0) + step / (answers[area]?.length ?? 1) - 1) * 25,
        },
  );
}

function countPossibleSteps(given: AreaAnswers, sign: number): number {
  return given.reduce((sum, answer) => sum + (sign < 0 ? answer - 1 : 5 - answer), 0);
}
