import { withArticle } from "../names";
import type { Situation } from "../situation";
import { describeStrength } from "../strength";
import type { AdviceStep } from "../types";
import { writeReason } from "../words";

/** The first line of a resume decides whether the rest is read. */
export function improveResume(situation: Situation): AdviceStep[] {
  const { person, job } = situation;
  const strength = describeStrength(situation);
  const isPasted = person.textKind === "resume";
  return [
    {
      kind: "look",
      subject: "resume",
      title: isPasted
        ? "Put your best result first on your resume"
        : "Begin your resume with one result",
      reason: writeReason(
        strength,
        isPasted && "You pasted your resume.",
        job
          ? `Let its first line say what you achieved as ${withArticle(job)}, with a figure.`
          : "Let its first line say what you achieved, with a figure.",
      ),
      strength,
      to: "/interview/tailored",
      actionLabel: "Check your resume",
      minutes: 10,
      chain: [],
    },
  ];
}
