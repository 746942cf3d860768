import { INTEREST_AREAS } from "~/occupations/interest-areas";
import type { Answers } from "~/assessment/answers";
import { doRangesOverlap } from "~/assessment/matching/interest-profile";
import { getInterestResult, type InterestResult } from "./interest-results.server";

/** Interests now and in an earlier assessment; null if one of them lacks scores. */
export function compareInterests(current: InterestResult, earlier: Answers) {
  const before = getInterestResult(earlier);
  if (current.problem === "too-few" || before.problem === "too-few") return null;
  return INTEREST_AREAS.map(({ name }, index) => {
    const [was, is] = [before.profile[index], current.profile[index]];
    const change = Math.round(is?.score ?? 0) - Math.round(was?.score ?? 0);
    return {
      name,
      before: Math.round(was?.score ?? 0),
      now: Math.round(is?.score ?? 0),
      change: change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0",
      // Ranges that overlap may come from the same interest.
      isClear: was !== undefined && is !== undefined && !doRangesOverlap(was, is),
    };
  });
}

export function describeChanges(changes: readonly { isClear: boolean }[]): string {
  const clear = changes.filter(({ isClear }) => isClear).length;
  if (clear === 0) return "No clear change: your interests are as they were.";
  return `${clear === 1 ? "One area has" : `${clear} areas have`} clearly changed.`;
}
