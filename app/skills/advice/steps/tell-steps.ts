import type { Situation } from "../situation";
import { describeStrength } from "../strength";
import type { AdviceStep } from "../types";
import { describeGoal, writeReason } from "../words";

/** Say what they want, while that is open. */
export function tellGoal(situation: Situation): AdviceStep[] {
  const { person } = situation;
  if (person.goal !== null) return [];
  const strength = describeStrength(situation);
  return [
    createTellStep("goal", {
      title: "Tell us what you want",
      reason: writeReason(
        strength,
        "Two questions. Then each suggestion here starts from your answer.",
      ),
      strength,
      to: "/about-you",
      actionLabel: "Answer two questions",
      minutes: 1,
    }),
  ];
}

/** The interests part, where it would help to choose. */
export function tellInterests(situation: Situation): AdviceStep[] {
  const { person } = situation;
  if (person.assessment === "done" || person.assessment === "flat") return [];
  if (person.goal === "better" || person.target) return [];
  const isOpen = person.assessment === "open";
  return [
    createTellStep("interests", {
      title: isOpen ? "Finish saying what you like to do" : "Say what you like to do all day",
      reason: writeReason(
        null,
        describeGoal(situation),
        "Twenty-four quick activities show which jobs are worth a look.",
      ),
      strength: null,
      to: "/assessment",
      actionLabel: isOpen ? "Continue" : "Begin",
      minutes: 10,
    }),
  ];
}

/** Which fields to look at, where neither fields nor interests say so. */
export function tellFields({ person }: Situation): AdviceStep[] {
  const isKnown = person.fields.length > 0 || person.target !== null || person.goal === "better";
  const isAnswered = person.assessment === "flat" || person.assessment === "done";
  if (isKnown || !isAnswered) return [];
  return [
    createTellStep("fields", {
      title: "Choose one or two fields to look at",
      reason:
        person.assessment === "flat"
          ? "Your interests came out even. A field narrows the jobs down."
          : "You named no field yet. One narrows the jobs down.",
      strength: null,
      to: "/assessment",
      actionLabel: "Choose fields",
      minutes: 3,
    }),
  ];
}

function createTellStep(
  subject: string,
  step: Omit<AdviceStep, "kind" | "subject" | "chain">,
): AdviceStep {
  return { kind: "tell", subject, chain: [], ...step };
}
