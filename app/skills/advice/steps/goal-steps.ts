import { SOLID_SCORE } from "~/skills/weak-spots";
import { chooseTarget } from "./choose-target";
import { createLookStep } from "./other-steps";
import { changeField, moveNearby } from "./move-steps";
import {
  createStoryStep,
  practiceMissingSkill,
  practiceOwnWork,
  repairWeakAnswer,
} from "./practice-steps";
import { nameOccupation, withArticle } from "~/skills/advice/names";
import { growAsLead, learnToRunBusiness, startSearch } from "./need-steps";
import { improveResume } from "./resume-steps";
import type { Situation } from "~/skills/advice/situation";
import { tellGoal, tellInterests } from "./tell-steps";
import type { AdviceStep } from "~/skills/advice/types";
import { describeGoal, fitTitle, isWorkingElsewhere } from "~/skills/advice/words";

/** What to do next for the goal, the most important first. What they need today comes before the goal’s name. */
export function listForGoal(situation: Situation): AdviceStep[] {
  const { person, wishes } = situation;
  if (person.goal === null) return tellGoal(situation);
  if (wishes.has("laidOff")) return startSearch(situation);
  if (wishes.has("quit")) return finishTraining(situation);
  if (wishes.has("owner")) return learnToRunBusiness(situation);
  switch (person.goal) {
    case "better":
      return getBetter(situation);
    case "neighboring":
      return moveNearby(situation);
    case "another-field":
      return changeField(situation);
    case "first-job":
      return startOut(situation);
    case "return":
      return comeBack(situation);
    default:
      return decide(situation);
  }
}

/** The weakest thing the job needs; where nothing is weak, what the next step up asks for. */
function getBetter(situation: Situation): AdviceStep[] {
  const { wishes, person } = situation;
  const isStrong =
    person.answers.length > 1 && person.answers.every(({ score }) => score >= SOLID_SCORE);
  const heard = wishes.has("heard")
    ? createStoryStep(situation, "disagreed-with-manager", {
        reasons: ["You want to be heard in the room.", "Tell one time you held your view."],
      })
    : null;
  return [
    ...(wishes.has("tired") ? chooseTarget(situation) : []),
    ...repairWeakAnswer(situation),
    ...(heard ? [heard] : []),
    ...(isStrong ? growAsLead(situation) : []),
    ...practiceMissingSkill(withOwnJob(situation)),
    ...growAsLead(situation),
  ];
}

/** Those who stay have a target without having chosen one: the job they have. */
function withOwnJob(situation: Situation): Situation {
  const { moves, present, target, job } = situation;
  const own = moves.find(({ occupationCode }) => occupationCode === present?.code);
  return target || !own ? situation : { ...situation, target: own, targetName: job };
}

/** Something real, told with a figure. */
function startOut(situation: Situation): AdviceStep[] {
  return [
    ...(situation.wishes.has("options") ? chooseTarget(situation) : []),
    ...practiceOwnWork(situation, "A project, a side job, or a club counts."),
    ...practiceMissingSkill(situation),
    ...chooseTarget(situation),
    ...repairWeakAnswer(situation),
    ...tellInterests(situation),
  ];
}

/** The question they fear first, then the level they had. */
function comeBack(situation: Situation): AdviceStep[] {
  const step = isWorkingElsewhere(situation)
    ? introduceYourself(situation)
    : explainBreak(situation);
  return [
    ...step,
    ...practiceMissingSkill(situation),
    ...chooseTarget(situation),
    ...improveResume(situation),
    ...repairWeakAnswer(situation),
    ...practiceOwnWork(situation),
  ];
}

function introduceYourself(situation: Situation): AdviceStep[] {
  const { job, wishes } = situation;
  const step = createStoryStep(situation, "tell-me-about-yourself", {
    title: fitTitle(
      ...(job ? [`Open with your work as ${withArticle(job)}`] : []),
      "Open with your profession",
    ),
    reasons: [
      describeGoal(situation),
      wishes.has("recognition")
        ? "Say what you did, and leave the protected title out until your degree is recognized."
        : "Start with your years in it; what you’ve done since needs one sentence.",
    ],
  });
  return step ? [step] : [];
}

function explainBreak(situation: Situation): AdviceStep[] {
  const step = createStoryStep(situation, "employment-gap", {
    reasons: [
      describeGoal(situation),
      "Interviewers often ask about it first. You don’t owe anyone details: explain it once, then say what you can do now.",
    ],
  });
  return step ? [step] : [];
}

/** Nothing decided yet: three jobs to compare, or a question where the interests say nothing. */
function decide(situation: Situation): AdviceStep[] {
  return situation.person.assessment === "flat"
    ? practiceOwnWork(situation)
    : [...chooseTarget(situation), ...tellInterests(situation), ...practiceOwnWork(situation)];
}

/** For those who think of stopping halfway: what finishing brings. */
function finishTraining(situation: Situation): AdviceStep[] {
  const { present, wishes } = situation;
  if (!present) return practiceOwnWork(situation);
  const name = nameOccupation(present.code, present.title);
  return [
    createLookStep(
      situation,
      { id: `occupation:${present.code}`, to: `/occupations/${present.code}` },
      {
        title: fitTitle(
          `See what a qualified ${name} earns`,
          "See what finishing your training earns",
        ),
        reasons: [
          "You’re asking why you should finish.",
          "Compare this pay with what you’d earn if you quit, now and in ten years.",
          wishes.has("exam") && "Then plan the exam.",
        ],
      },
    ),
    ...practiceMissingSkill(withOwnJob(situation)),
    ...practiceOwnWork(situation),
  ];
}
