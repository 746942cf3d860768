import { type QuestionWithCard, listQuestionsTesting } from "~/data/questions/cards.server";
import type { SkillId } from "~/data/skills";

export interface WeightedSkill {
  skill: SkillId;
  name: string;
  weight: number;
}

/** Value of a second question on a skill, relative to the first. */
const REPEAT_FACTOR = 0.3;

/** Questions on the skills: each one adds the most not yet tested by it and by those already chosen. */
export function selectQuestions(
  skills: readonly WeightedSkill[],
  isAllowed: (candidate: QuestionWithCard) => boolean,
  maximum: number,
  chosen: readonly QuestionWithCard[] = [],
): QuestionWithCard[] {
  const weights = new Map<string, number>(skills.map(({ skill, weight }) => [skill, weight]));
  const markTested = ({ question }: QuestionWithCard) => {
    for (const skill of question.skills)
      weights.set(skill, (weights.get(skill) ?? 0) * REPEAT_FACTOR);
  };
  chosen.forEach(markTested);
  const candidates = new Map(
    skills
      .flatMap(({ skill }) => listQuestionsTesting(skill))
      .filter(isAllowed)
      .map((candidate) => [candidate.question.id, candidate]),
  );
  for (const { question } of chosen) candidates.delete(question.id);
  // A question's first skill is its main one.
  const getGain = ({ question }: QuestionWithCard) =>
    question.skills.reduce((sum, skill, index) => sum + (weights.get(skill) ?? 0) / (index + 1), 0);
  const selected: QuestionWithCard[] = [];
  while (selected.length < maximum) {
    const [best] = [...candidates.values()].toSorted((a, b) => getGain(b) - getGain(a));
    if (!best || getGain(best) === 0) break;
    selected.push(best);
    markTested(best);
    candidates.delete(best.question.id);
  }
  return selected;
}
