import type { PracticeSummary } from "./summarize-practice";

/** How many questions, which attempts count, and which of them count less. */
export function describePractice(practiced: PracticeSummary): string[] {
  const { open, ownAccount, scoredByOther, byEarlierRubric } = practiced;
  const attempts = practiced.questions === 1 && !practiced.byHelp ? "" : "some ";
  return [
    describeAttempts(practiced),
    ...(open > 0 ? [`for now: ${attempts}still open, so the lower end counts`] : []),
    ...(ownAccount > 0 ? [`${attempts}by your own account, at half weight`] : []),
    ...(scoredByOther > 0 ? ["where a mentor or a model scored it, too, their score counts"] : []),
    ...(byEarlierRubric > 0 ? [`${attempts}by an earlier rubric, at half weight`] : []),
  ];
}

/** Why the mean isn’t the latest score: of each question the last attempt counts, with and without help. */
function describeAttempts({ questions, attempts, byHelp }: PracticeSummary): string {
  if (questions > 1) {
    const scope = `average of ${questions} questions`;
    return byHelp
      ? `${scope}: ${byHelp.unaided} without help, and ${byHelp.helped} with help at half weight`
      : scope;
  }
  if (byHelp)
    return `one question, ${attempts} attempts: the last without help, ${byHelp.unaided}, and the last with help, ${byHelp.helped}, at half weight`;
  return attempts > 1 ? `one question, the last of ${attempts} attempts` : "one question";
}
