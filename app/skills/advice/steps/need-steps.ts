import { questionById } from "~/data/questions/cards.server";
import { chooseTarget } from "./choose-target";
import {
  createAnswerStep,
  createStoryStep,
  practiceOwnWork,
  repairWeakAnswer,
} from "./practice-steps";
import { improveResume } from "./resume-steps";
import { nameCount } from "~/skills/advice/names";
import type { Situation } from "~/skills/advice/situation";
import { describeStrength } from "~/skills/advice/strength";
import type { AdviceStep } from "~/skills/advice/types";
import { describeGoal, writeReason } from "~/skills/advice/words";

/** After so many years, what they can do needs no excuse first. */
const LONG = 5;

/** For those who have lost the job: a quick start comes before a comparison. */
export function startSearch(situation: Situation): AdviceStep[] {
  const { person } = situation;
  const why = createStoryStep(situation, "why-leaving-your-job", {
    title: "Explain losing your job in two calm sentences",
    reasons: [
      describeGoal(situation),
      "Interviewers will ask why: answer briefly, then say what you can do.",
    ],
  });
  const explanation = why ? [why] : [];
  const isExperienced = (person.years ?? 0) >= LONG;
  return [
    ...(isExperienced
      ? [...improveResume(situation), ...practiceOwnWork(situation), ...explanation]
      : [...explanation, ...improveResume(situation)]),
    ...repairWeakAnswer(situation),
    ...chooseTarget(situation),
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
            ? `${describeNone(person.answers.length)} you leading yet, and senior roles ask for it.`
            : "Senior roles ask how you help others do well.",
        ],
      }) ?? [],
  );
}

const describeNone = (count: number): string =>
  count === 1
    ? "Your answer so far doesn’t show"
    : count === 2
      ? "Neither of your answers shows"
      : `None of your ${nameCount(count)} answers shows`;

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
        "You want your own business, and one that lasts.",
        "Add up rent, wages, stock, and tax. The guides show how.",
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
            reasons: ["You want your own business.", "Many profitable ones still run out of cash."],
          }),
        ]
      : []),
  ];
}
