import type { PracticeSummary } from "./summarize-practice";

/** How many questions, which attempts count, and how much of the mean the person marked themselves. */
export function describePractice(practiced: PracticeSummary): string[] {
  const { ownPoints } = practiced;
  const scope = describeAttempts(practiced);
  return ownPoints === 0 ? [scope] : [scope, `${ownPoints} from points you marked yourself`];
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
