import { questionById } from "~/data/questions/cards.server";
import { chooseTarget } from "./other-steps";
import {
  createAnswerStep,
  createStoryStep,
  practiceOwnWork,
  repairWeakAnswer,
} from "./practice-steps";
import { improveResume } from "./resume-steps";
import type { Situation } from "../situation";
import { describeStrength } from "../strength";
import type { AdviceStep } from "../types";
import { describeGoal, writeReason } from "../words";

/** After so many years, what they can do needs no excuse first. */
const LONG = 5;

/** For those who have lost the job: a quick start comes before a comparison. */
export function startSearch(situation: Situation): AdviceStep[] {
  const { person, target } = situation;
  const why = createStoryStep(situation, "why-leaving-your-job", {
    title: "Explain losing your job in two calm sentences",
    reasons: [
      "You lost your job and need the next one soon.",
      "The first interview asks why: answer briefly, then say what you can do.",
    ],
  });
  const explanation = why ? [why] : [];
  const isExperienced = (person.years ?? 0) >= LONG;
  return [
    ...(isExperienced
      ? [...improveResume(situation), ...practiceOwnWork(situation), ...explanation]
      : [...explanation, ...improveResume(situation)]),
    ...repairWeakAnswer(situation),
    ...(target ? [] : chooseTarget(situation)),
  ];
}

/** A story of leading or teaching, which the next step up asks for. */
export function growAsLead(situation: Situation): AdviceStep[] {
  const { person, wishes } = situation;
  if (person.years !== null && person.years < 2) return [];
  const ids = ["led-without-authority", "helped-colleague-grow", "gave-hard-feedback"];
  return ids.flatMap(
    (id) =>
      createStoryStep(situation, id, {
        reasons: [
          wishes.has("lead") ? "You want to lead a team." : describeGoal(situation),
          person.answers.length > 0
            ? `None of your ${person.answers.length} answers shows you leading others, and senior posts in your work ask for it.`
            : "Senior posts in your work ask how you help others do it well.",
        ],
      }) ?? [],
  );
}

/** For those who want a business of their own: what it has to earn. */
export function learnToRunBusiness(situation: Situation): AdviceStep[] {
  const strength = describeStrength(situation);
  const cash = questionById("working-capital-eats-cash");
  const isNew = cash && !situation.answers.has(cash.question.id);
  return [
    {
      kind: "look",
      subject: "own-business",
      title: "Work out what one month has to earn",
      reason: writeReason(
        strength,
        "You want your own business and not to go under with it.",
        "Add up rent, wages, stock and tax; the guides show how.",
      ),
      strength,
      to: "/resources",
      actionLabel: "See the guides",
      minutes: 15,
      chain: [],
    },
    ...(isNew
      ? [
          createAnswerStep(situation, cash, {
            title: "Explain how a profit can leave no cash",
            reasons: ["You want your own business.", "Many that earn well still run out of cash."],
          }),
        ]
      : []),
  ];
}
