import { CAREER_LADDERS } from "~/data/careers/career-ladders";
import type { Occupation } from "~/occupations/types";

/** From here on an occupation is near the present one. */
export const NEAR = 0.3;
/** How much less each further place in O*NET's list of related occupations counts. */
const PER_PLACE = 0.06;
/** What it counts that only the other occupation names the present one as related. */
const REVERSE = 0.8;
/** What a way over a third occupation counts of the product of its two steps. */
const SECOND_STEP = 0.3;
/** Many ways of two steps count at most so much. */
const MAX_SECOND = 0.7;
/** After so many years in a job, leading or teaching those who do it is a move too. */
const YEARS_FOR_LADDER = 3;
const LADDER = 0.6;

/**
 * How near each occupation is to the present one, 0 to 1, by code: 1 for the first of O*NET's related
 * occupations and less for each further one; those two steps away by the sum of the ways to them,
 * and those that lead or teach the people in it by a fixed value.
 */
export function measureNearness(
  present: Occupation,
  years: number | null,
  occupations: readonly Occupation[],
): Map<string, number> {
  const steps = collectSteps(occupations);
  const first = steps.get(present.code) ?? new Map<string, number>();
  const second = new Map<string, number>();
  for (const [code, step] of first)
    for (const [next, further] of steps.get(code) ?? [])
      if (next !== present.code)
        second.set(next, (second.get(next) ?? 0) + SECOND_STEP * step * further);
  const nearness = new Map<string, number>([[present.code, 1]]);
  const raise = (code: string, value: number) =>
    nearness.set(code, Math.max(nearness.get(code) ?? 0, value));
  for (const [code, value] of first) raise(code, value);
  for (const [code, value] of second) raise(code, Math.min(MAX_SECOND, value));
  if (years === null || years >= YEARS_FOR_LADDER)
    for (const code of listLadder(present, occupations)) raise(code, LADDER);
  return nearness;
}

function listLadder(present: Occupation, occupations: readonly Occupation[]): string[] {
  const starts = Object.entries(CAREER_LADDERS).flatMap(([from, to]) =>
    present.code.startsWith(from) ? to : [],
  );
  return occupations
    .map(({ code }) => code)
    .filter((code) => code !== present.code && starts.some((start) => code.startsWith(start)));
}

/** From each occupation to those related to it in either direction, with what the step counts. */
function collectSteps(occupations: readonly Occupation[]): Map<string, Map<string, number>> {
  const steps = new Map<string, Map<string, number>>(
    occupations.map(({ code }) => [code, new Map()]),
  );
  const add = (from: string, to: string, value: number) => {
    const known = steps.get(from);
    known?.set(to, Math.max(known.get(to) ?? 0, value));
  };
  for (const { code, related } of occupations)
    for (const [place, other] of related.entries()) {
      const value = 1 - place * PER_PLACE;
      add(code, other, value);
      add(other, code, REVERSE * value);
    }
  return steps;
}
