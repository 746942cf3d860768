import type { PracticeSummary } from "./summarize-practice";

/** Which attempts count less, and why. */
export function describePractice(practiced: PracticeSummary): string[] {
  const { open, ownAccount, scoredByOther, byEarlierRubric, byHelp } = practiced;
  return [
    ...(open > 0 ? ["While an answer is open, its lower end counts."] : []),
    ...(byHelp ? ["An answer with help counts half."] : []),
    ...(ownAccount > 0 ? ["An answer by your own account counts half."] : []),
    ...(scoredByOther > 0 ? ["There a mentor’s or a model’s score counts instead."] : []),
    ...(byEarlierRubric > 0 ? ["A score by an earlier rubric counts half."] : []),
  ];
}
