import { questionById } from "~/data/questions/cards.server";
import { chooseSteps } from "./choose-steps";
import { listForGoal } from "./steps/goal-steps";
import { askMentor } from "./steps/ask-steps";
import { learnMissingSkill, lookAtJob } from "./steps/other-steps";
import {
  createAnswerStep,
  practiceMissingSkill,
  practiceOtherWork,
  practiceOwnWork,
  repairWeakAnswer,
} from "./steps/practice-steps";
import { describeSituation, type Situation } from "./situation";
import { tellFields, tellGoal, tellInterests } from "./steps/tell-steps";
import type { Advice, AdviceOffer, AdvicePerson, AdviceStep } from "./types";
import { improveResume } from "./steps/resume-steps";
import { continueSession, createMockStep, prepareInterview } from "./steps/urgent-steps";

/**
 * What to do next: one step and two others. Dates come first, then what is open, then the goal. Everything that
 * suggests a next step asks this.
 */
export function advise(person: AdvicePerson, offer: AdviceOffer): Advice {
  const situation = describeSituation(person, offer);
  return chooseSteps(
    [
      ...prepareInterview(situation),
      ...continueSession(situation),
      ...listForGoal(situation),
      ...askMentor(situation),
      ...learnMissingSkill(situation),
      ...lookAtJob(situation),
      ...practiceMissingSkill(situation),
      ...repairWeakAnswer(situation),
      ...tellGoal(situation),
      ...tellInterests(situation),
      ...tellFields(situation),
      ...practiceOwnWork(situation),
      ...practiceOtherWork(situation),
      ...answerAnything(situation),
      ...improveResume(situation),
      ...tryMock(situation),
      ...browse(),
    ],
    person,
    situation.wishes.has("laidOff"),
  );
}

const FIRST_STORIES = [
  "solved-a-problem",
  "tell-me-about-yourself",
  "greatest-strength",
  "learned-from-scratch",
  "mistake-you-made",
];

/** A small question that needs to know nothing of the person. */
function answerAnything(situation: Situation): AdviceStep[] {
  return FIRST_STORIES.flatMap((id) => {
    const found = questionById(id);
    if (!found || situation.answers.has(id)) return [];
    return createAnswerStep(situation, found, {
      subject: id,
      reasons: ["One answer shows what you already do well."],
    });
  });
}

/** For those who have answered something: several questions in one go. */
const tryMock = ({ person }: Situation): AdviceStep[] =>
  person.answers.length > 0 ? [createMockStep(null)] : [];

function browse(): AdviceStep[] {
  return [
    { subject: "occupations", title: "Browse all occupations", to: "/occupations" },
    { subject: "resources", title: "Read what official sources say", to: "/resources" },
  ].map((page) => ({
    ...page,
    kind: "look",
    reason: "See pay, growth, and how people get in, from official figures.",
    strength: null,
    actionLabel: "Open the page",
    minutes: 10,
    chain: [],
  }));
}
