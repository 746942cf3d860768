import { type QuestionWithCard, questionById } from "~/data/questions/cards.server";
import { isSkillId, type SkillId } from "~/data/skills";
import { SOLID_SCORE } from "~/skills/weak-spots";
import { formatClock, pluralize } from "~/ui/format";
import { buildChain, isSkillShown, lowerSkill } from "~/skills/advice/chain";
import { nameCount, namePeople } from "~/skills/advice/names";
import { findQuestion, fits, isGeneral, rateNews } from "~/skills/advice/questions";
import { describeMissing } from "~/skills/advice/missing";
import { isOutsideWork } from "~/skills/advice/outside-work";
import type { Situation } from "~/skills/advice/situation";
import { describeAnswer, describeStrength } from "~/skills/advice/strength";
import { STORY_TITLES } from "./story-words";
import type { AdviceStep } from "~/skills/advice/types";
import { describeGoal, fitReason, type Sentence } from "~/skills/advice/words";

/** Reading the review of an answer takes about this long. */
const REVIEW_MINUTES = 2;

interface Told {
  subject?: string;
  title?: string | undefined;
  reasons: readonly Sentence[];
  strength?: string | null;
  skill?: SkillId | undefined;
  actionLabel?: string;
}

export function createAnswerStep(
  situation: Situation,
  found: QuestionWithCard,
  { subject, title, reasons, strength, skill, actionLabel }: Told,
): AdviceStep {
  const { question } = found;
  const shown =
    strength === undefined ? describeStrength(situation, { question: found }) : strength;
  const main = question.skills.find(isSkillId);
  return {
    kind: "practice",
    subject: subject ?? skill ?? main ?? question.id,
    title: title ?? nameQuestion(question),
    ...fitReason(shown, ...reasons),
    to: `/interview/questions/${question.id}`,
    actionLabel: actionLabel ?? "Answer one question",
    minutes: question.minutes + REVIEW_MINUTES,
    chain: buildChain(situation, { label: question.name, skill }),
  };
}

/** So many seconds over the natural length are too long. */
const TOO_LONG = 10;

/** What a long answer is missing: an end. */
export function describeLength(
  { minutes }: { minutes: number },
  seconds: number | null | undefined,
): string | null {
  if (!seconds || seconds < minutes * 60 + TOO_LONG) return null;
  return `It took ${formatClock(seconds)}: aim for ${pluralize(minutes, "minute")}.`;
}

export const nameQuestion = ({ id, name }: { id: string; name: string }): string =>
  STORY_TITLES[id] ?? `Answer “${name}”`;

/** A question that everybody may be asked; null if it is answered well or was never there. */
export function createStoryStep(
  situation: Situation,
  id: string,
  told: Omit<Told, "subject">,
): AdviceStep | null {
  const found = questionById(id);
  if (!found || situation.answers.has(id)) return null;
  return createAnswerStep(situation, found, { subject: id, actionLabel: "Answer it now", ...told });
}

/**
 * The skill of the target with the least evidence, those of its own work before general ones; without questions from
 * outside the person’s work.
 */
export const practiceMissingSkill = (situation: Situation): AdviceStep[] =>
  practiceMissing(situation, (question) => !isOutsideWork(situation, question));

/** Technical questions that the target asks and the person’s own work doesn’t explain. */
export const practiceOtherWork = (situation: Situation): AdviceStep[] =>
  practiceMissing(situation, (question) => isOutsideWork(situation, question));

function practiceMissing(
  situation: Situation,
  isLeft: (question: QuestionWithCard) => boolean,
): AdviceStep[] {
  const { target, targetName, record } = situation;
  if (!target || !targetName) return [];
  const missing = target.skills.filter((skill) => !isSkillShown(record.get(skill)));
  const found = missing.flatMap((skill) => {
    const question = findQuestion(situation, skill, isLeft);
    return question ? [{ skill, question }] : [];
  });
  const ranked = found.toSorted(
    (a, b) =>
      rateNews(situation, a.question) - rateNews(situation, b.question) ||
      Number(record.has(a.skill)) - Number(record.has(b.skill)),
  );
  return ranked.map(({ skill, question }) => {
    const rated = record.get(skill)?.rated?.level ?? null;
    return createAnswerStep(situation, question, {
      skill,
      reasons: [
        describeGoal(situation),
        `Interviewers will ask about ${lowerSkill(skill)}, and ${describeMissing(situation, skill)}.`,
      ],
      strength:
        rated !== null && rated >= 4
          ? `You rated yourself ${rated} out of 5: now back it up.`
          : describeStrength(situation, { question }),
    });
  });
}

/** The lowest answers that the job needs, where another attempt shows more. */
export function repairWeakAnswer(situation: Situation): AdviceStep[] {
  const { person, target, targetName, job } = situation;
  const known = person.answers.flatMap((answer) => {
    const found = questionById(answer.questionId);
    return found ? [{ ...answer, found }] : [];
  });
  const weak = known
    .filter(
      ({ score, isOpen, found }) => score < SOLID_SCORE && !isOpen && isNeeded(situation, found),
    )
    .toSorted((a, b) => a.score - b.score || (a.questionId < b.questionId ? -1 : 1));
  const name = target ? targetName : job;
  return weak.map(({ found, score, seconds }) => {
    const main = found.question.skills.find(isSkillId);
    const count = known.length;
    const isLowest = count > 1 && weak[0]?.questionId === found.question.id;
    return createAnswerStep(situation, found, {
      skill: main,
      title: `Answer “${found.question.name}” again`,
      reasons: [
        describeGoal(situation),
        isLowest
          ? `Of your ${nameCount(count)} answers, “${found.question.name}” scored lowest, with ${score}.`
          : `Your answer to “${found.question.name}” scored ${score}.`,
        describeLength(found.question, seconds),
        name && !isGeneral(found) && `It comes up in ${name} interviews.`,
      ],
      strength: describeAnswer(situation, { question: found }),
      actionLabel: "Answer again",
    });
  });
}

function isNeeded(situation: Situation, found: QuestionWithCard): boolean {
  const { target } = situation;
  return (
    isGeneral(found) ||
    fits(situation, found) ||
    found.question.skills.some((skill) => target?.skills.some((each) => each === skill))
  );
}

/** A first answer on the work the person does or comes from. */
export function practiceOwnWork(situation: Situation, ...reasons: (string | null)[]): AdviceStep[] {
  const people = namePeople(situation.present?.code ?? null);
  const isFlat = situation.person.assessment === "flat";
  const step = createStoryStep(situation, "proudest-work", {
    title: isFlat ? "Describe work you’d gladly do again" : undefined,
    reasons: [
      isFlat
        ? "Your interests came out even, so start with a day you liked."
        : describeGoal(situation),
      ...reasons,
      people
        ? `Pick work with a result your ${people} noticed, and give a number.`
        : "Pick work with a clear result, and give a number.",
    ],
  });
  return step ? [step] : [];
}
