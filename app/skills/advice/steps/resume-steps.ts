import { withArticle } from "~/skills/advice/names";
import type { Situation } from "~/skills/advice/situation";
import { describeStrength } from "~/skills/advice/strength";
import type { AdviceStep } from "~/skills/advice/types";
import { fitReason } from "~/skills/advice/words";

/** After so many years, resumes grow longer than anybody reads. */
const LONG_CAREER = 15;

/** The first line of a resume decides whether the rest is read. */
export function improveResume(situation: Situation): AdviceStep[] {
  const { person, job } = situation;
  const strength = describeStrength(situation);
  const isPasted = person.textKind === "resume";
  const isLong = (person.years ?? 0) >= LONG_CAREER;
  return [
    {
      kind: "look",
      subject: "resume",
      title: isPasted
        ? "Put your best result first on your resume"
        : "Start your resume with one result",
      ...fitReason(
        strength,
        isPasted && "You’ve already pasted it.",
        `Recruiters look at the first lines, so put your best result${job ? ` as ${withArticle(job)}` : ""} there, with a number.`,
        isLong && "Two pages are enough.",
      ),
      to: "/interview/tailored",
      actionLabel: "Check your resume",
      minutes: 10,
      chain: [],
    },
  ];
}
