import type { Occupation } from "~/occupations/types";
import { createErrorEstimate, dot, type Fit, getFit, standardize } from "./correlation";
import { getComparableScores, type ScoreRange } from "./interest-profile";
import { countSupportedWishes, type Wish } from "./wishes";

export interface Match {
  occupation: Occupation;
  /** Pearson's r, −1 to 1. */
  r: number;
  /** r plus and minus one standard error. */
  low: number;
  high: number;
  fit: Fit;
  /** How many of the wishes its figures and skills support. */
  supported: number;
}

/** Standardized interests of each occupation. They never change, so they are computed once. */
const PROFILES = new WeakMap<Occupation, readonly number[]>();

export function getOccupationProfile(occupation: Occupation): readonly number[] {
  const profile = PROFILES.get(occupation) ??
    standardize(occupation.interests) ?? [0, 0, 0, 0, 0, 0];
  PROFILES.set(occupation, profile);
  return profile;
}

/**
 * Every occupation with its correlation, best first. r decides, in hundredths, because smaller
 * differences mean nothing; then the number of wishes that the occupation supports; then the exact
 * r; then the code. So the order doesn't depend on the order of the answers or of the occupations.
 * Empty if the six scores can't be compared or are all equal.
 */
export function rankOccupations(
  profile: readonly ScoreRange[],
  occupations: readonly Occupation[],
  wishes: readonly Wish[] = [],
): Match[] {
  const scores = getComparableScores(profile);
  const person = scores && standardize(scores);
  if (!scores || !person) return [];
  const estimateError = createErrorEstimate(
    scores,
    profile.map(({ error }) => error),
  );
  return occupations
    .map((occupation): Match => {
      const interests = getOccupationProfile(occupation);
      const r = dot(person, interests);
      const error = estimateError(interests);
      return {
        occupation,
        r,
        low: Math.max(-1, r - error),
        high: Math.min(1, r + error),
        fit: getFit(r),
        supported: countSupportedWishes(occupation, wishes),
      };
    })
    .toSorted(compareMatches);
}

function compareMatches(a: Match, b: Match): number {
  return (
    Math.round(b.r * 100) - Math.round(a.r * 100) ||
    b.supported - a.supported ||
    b.r - a.r ||
    (a.occupation.code < b.occupation.code ? -1 : 1)
  );
}
