import type { Occupation } from "~/occupations/types";
import { createErrorEstimate, dot, standardize } from "./correlation";
import { getComparableScores, type ScoreRange } from "./interest-profile";

export interface InterestMatch {
  /** Pearson's r, −1 to 1. */
  r: number;
  /** r plus and minus one standard error. */
  low: number;
  high: number;
}

/** Standardized interests of each occupation. They never change, so they are computed once. */
const PROFILES = new WeakMap<Occupation, readonly number[]>();

export function getOccupationProfile(occupation: Occupation): readonly number[] {
  const profile = PROFILES.get(occupation) ??
    standardize(occupation.interests) ?? [0, 0, 0, 0, 0, 0];
  PROFILES.set(occupation, profile);
  return profile;
}

/** Compares occupations with a profile; null for each if its scores can't be compared or are equal. */
export function matchInterests(
  profile: readonly ScoreRange[] | null,
): (occupation: Occupation) => InterestMatch | null {
  const scores = profile && getComparableScores(profile);
  const person = scores && standardize(scores);
  if (!scores || !person) return () => null;
  const estimateError = createErrorEstimate(
    scores,
    profile.map(({ error }) => error),
  );
  return (occupation) => {
    const interests = getOccupationProfile(occupation);
    const r = dot(person, interests);
    const error = estimateError(interests);
    return { r, low: Math.max(-1, r - error), high: Math.min(1, r + error) };
  };
}
