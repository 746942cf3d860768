import type { Match } from "~/assessment/matching/rank-occupations";
import type { BrokenWish } from "~/assessment/matching/ruled-out";

const NEEDS_DEGREE = "Needs a degree of several years";

/** What of an occupation breaks what must stay as it is. */
const BROKEN_TEXTS: Readonly<Record<BrokenWish, string>> = {
  health: "Lifting, standing or climbing is part of the work",
  desk: "Not desk work",
  nights: "Nights or shifts are part of the work",
  hours: "Shifts are part of the work",
  weekends: "Weekends are part of the work",
  degree: NEEDS_DEGREE,
  soon: NEEDS_DEGREE,
  earning: NEEDS_DEGREE,
  laidOff: NEEDS_DEGREE,
  growth: "Fewer jobs by 2034",
};

export const describeBroken = ({ broken }: Pick<Match, "broken">): string | null =>
  broken && BROKEN_TEXTS[broken];

const LISTED = 8;

/** The best matches among the occupations that break what must stay; null if none does. */
export function describeRuledOut(matches: readonly Match[]) {
  const broken = matches.filter((match) => match.broken !== null);
  if (broken.length === 0) return null;
  return {
    count: broken.length,
    rows: broken.slice(0, LISTED).map((match) => ({
      code: match.occupation.code,
      title: match.occupation.title,
      reason: describeBroken(match) ?? "",
    })),
  };
}
