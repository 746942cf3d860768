import type { Situation } from "~/skills/advice/situation";
import { describeStrength } from "~/skills/advice/strength";
import type { AdviceStep } from "~/skills/advice/types";
import { describeGoal, fitReason, writeReason } from "~/skills/advice/words";

/** Say what they want, while that is open. */
export function tellGoal(situation: Situation): AdviceStep[] {
  const { person } = situation;
  if (person.goal !== null) return [];
  const strength = describeStrength(situation);
  return [
    createTellStep("goal", {
      title: "Tell us what you want",
      ...fitReason(
        strength,
        "Answer two questions, and every suggestion here starts from your goal.",
      ),
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
      title: isOpen ? "Finish the assessment" : "Take the assessment",
      reason: writeReason(
        null,
        describeGoal(situation),
        isOpen
          ? "It shows which jobs suit you, and your answers so far are saved."
          : "It shows which jobs suit you, in 15 to 20 minutes; its short form takes five.",
      ),
      strength: null,
      to: "/assessment",
      actionLabel: isOpen ? "Continue" : "Begin",
      minutes: isOpen ? 10 : 20,
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
          ? "Your interests came out even, so a field narrows down the jobs."
          : "You haven’t chosen a field yet, and one narrows down the jobs.",
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
