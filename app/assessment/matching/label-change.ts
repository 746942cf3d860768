import type { Occupation } from "~/occupations/types";
import { dot, type Fit, getFit, standardize } from "./correlation";
import { type AreaAnswers, getMean } from "./interest-profile";
import { getOccupationProfile } from "./rank-occupations";

export interface LabelChange {
  /** Index in INTEREST_AREAS. */
  area: number;
  direction: "down" | "up";
  /** By how many steps of the scale the answers of the area change, all together. */
  steps: number;
  /** The area's score afterwards, 0 to 100. */
  score: number;
  /** The label afterwards. */
  fit: Fit;
}

/**
 * The smallest change of answers within one area that gives the occupation another label: the
 * fewest steps, counted over all answers of the area and all in one direction, never beyond the ends
 * of the scale. All areas, both directions and every number of steps are tried. Of equal ones, the
 * first area, down before up. Undefined if no change in a single area is enough.
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
  const mostSteps = Math.max(...answers.map((given) => given.length * 4));
  for (let steps = 1; steps <= mostSteps; steps += 1)
    for (const [area, given] of answers.entries())
      for (const direction of ["down", "up"] as const) {
        if (steps > countPossibleSteps(given, direction)) continue;
        const shift = (direction === "down" ? -steps : steps) / given.length;
        const changed = standardize(
          means.map((mean, index) => mean + (index === area ? shift : 0)),
        );
        if (!changed) continue;
        const fit = getFit(dot(changed, interests));
        if (fit !== currentFit)
          return { area, direction, steps, score: ((means[area] ?? 0) + shift - 1) * 25, fit };
      }
  return undefined;
}

function countPossibleSteps(given: AreaAnswers, direction: "down" | "up"): number {
  return given.reduce((sum, answer) => sum + (direction === "down" ? answer - 1 : 5 - answer), 0);
}
