import { fieldBySlug, roleBySlug } from "~/data/careers/fields";
import exampleScores from "~/data/example-scores.json";
import { EXAMPLE_RECORD } from "~/data/home-scenes";
import { listGaps, type SkillGap } from "./gap";
import { buildSkillRecord } from "./record";

/** The scores of the example's answers, in order of time. */
export const EXAMPLE_SCORES: readonly number[] = exampleScores.map(({ score }) => score);

/** How the example's person stands against the key skills of a role, worked out as for anyone. */
export function describeExampleRecord(): { role: string; gaps: SkillGap[] } {
  const { at, ratings, answers } = EXAMPLE_RECORD;
  const field = fieldBySlug(EXAMPLE_RECORD.field);
  const role = field && roleBySlug(field, EXAMPLE_RECORD.role);
  if (!role) throw new Error("The role of the example is no longer in its field.");
  const record = buildSkillRecord(
    ratings.map((rating) => ({ ...rating, ratedAt: at })),
    answers.flatMap(({ questionId, skill, at: answeredAt }, index) => {
      const scores = exampleScores[index];
      return scores ? { ...scores, questionId, skills: [skill], at: answeredAt } : [];
    }),
    new Date(at),
  );
  return { role: role.title, gaps: listGaps(role.skills, record) };
}
