import { questionById } from "~/data/questions/cards.server";
import type { SkillId } from "~/data/skills";
import type { Situation } from "./situation";

/** After “Interviewers will ask about patient care, and”. */
export function describeMissing({ record, person }: Situation, skill: SkillId): string {
  const isAnswered =
    Boolean(record.get(skill)?.practiced) ||
    person.answers.some(({ questionId }) =>
      questionById(questionId)?.question.skills.includes(skill),
    );
  return isAnswered ? "your answers don’t fully show it yet" : "no answer of yours shows it yet";
}
