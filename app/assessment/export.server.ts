import type { Kysely } from "kysely";
import { skillById } from "~/data/skills";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, parseDateOrNull, withoutOwner } from "~/platform/personal-data";

export async function exportAssessments(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const assessments = await connection
    .selectFrom("assessments")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("started_at")
    .execute();
  const ratings = await connection
    .selectFrom("assessment_ratings")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("rated_at")
    .orderBy("skill_id")
    .execute();
  return [
    {
      table: "assessments",
      title: "Assessments",
      description: "The times you rated your skills.",
      rows: assessments.map(withoutOwner),
      displayRows: assessments.map((row) => ({
        Begun: new Date(row.started_at),
        Finished: parseDateOrNull(row.finished_at),
        Ratings: ratings.filter(({ assessment_id }) => assessment_id === row.id).length,
      })),
    },
    {
      table: "assessment_ratings",
      title: "Skill ratings",
      description: "How you rated each skill, from 1 (new to it) to 5 (expert).",
      rows: ratings.map(withoutOwner),
      displayRows: ratings.map((row) => ({
        Skill: skillById(row.skill_id)?.name ?? row.skill_id,
        Level: row.level,
        Rated: new Date(row.rated_at),
      })),
    },
  ];
}
