import { fieldBySlug, roleBySlug } from "~/data/careers/fields";
import { EXAMPLE_RECORD } from "~/data/home-scenes";
import { listGaps, type SkillGap } from "~/skills/gap";
import { buildSkillRecord } from "~/skills/record";

/** The skills of the landing page's person, for a tab that has none yet. */
export function listExampleGaps(): SkillGap[] {
  const { at, ratings, answers, field, role } = EXAMPLE_RECORD;
  const record = buildSkillRecord(
    ratings.map((rating) => ({ ...rating, ratedAt: at })),
    answers.map(({ skill, ...answer }) => ({ ...answer, skills: [skill] })),
    new Date(at),
  );
  const careerField = fieldBySlug(field);
  return listGaps((careerField && roleBySlug(careerField, role)?.skills) ?? [], record);
}
