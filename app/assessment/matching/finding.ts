import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { doRangesOverlap, rankAreas, type ScoreRange } from "./interest-profile";

export interface Finding {
  /** Without a final period. */
  headline: string;
  detail: string;
}

/** The result in a sentence, and what the ranges leave open. */
export function describeProfile(profile: readonly ScoreRange[]): Finding {
  const ranking = rankAreas(profile).map((index) => ({
    area: INTEREST_AREAS[index] ?? INTEREST_AREAS[0],
    range: profile[index] ?? { low: 0, score: null, high: 100, error: 50, answered: 0 },
  }));
  const [first, second, third] = ranking;
  if (!first || !second || !third) throw new Error("A profile has six areas.");
  const leads = !doRangesOverlap(first.range, second.range);
  const isTie = doRangesOverlap(second.range, third.range);
  const isSingle = leads && isTie;
  return {
    headline: isSingle
      ? `Above all, you like to ${first.area.short}`
      : `You like to ${first.area.short}, and to ${second.area.short}`,
    detail: `${leads ? `${first.area.name} leads clearly.` : `${first.area.name} and ${second.area.name} overlap, so treat their order as open.`} ${
      isTie
        ? `${second.area.name} and ${third.area.name} are close enough to trade places.`
        : `${third.area.name} comes after ${leads ? second.area.name : "both"}.`
    }`,
  };
}
