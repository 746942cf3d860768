import type { Kysely } from "kysely";
import { skillById } from "~/data/skills";
import type { Tables } from "~/platform/database/tables";
import { toRawValue } from "~/platform/database/stored-json.server";
import { type ExportSection, parseDateOrNull, withoutOwner } from "~/platform/personal-data";
import { describeAnswers } from "./describe-answers.server";
import { parseAnswers } from "./stored-answers.server";

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
  const links = await connection
    .selectFrom("assessment_links")
    .select(["assessment_id", "created_at", "expires_at"])
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .orderBy("assessment_id")
    .execute();
  return [
    {
      table: "assessments",
      title: "Assessments",
      description: "Each assessment with your answers.",
      rows: assessments.map(({ answers, ...row }) => ({
        ...withoutOwner(row),
        answers: answers === null ? null : toRawValue(answers),
      })),
      displayRows: assessments.map((row) => ({
        Begun: new Date(row.started_at),
        Finished: parseDateOrNull(row.finished_at),
        Ratings: ratings.filter(({ assessment_id }) => assessment_id === row.id).length,
        Answers: describeAnswers(parseAnswers(row)),
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
    {
      table: "assessment_links",
      title: "Shared assessments",
      description: "Links that show results of an assessment; only a hash of each is stored.",
      rows: links,
      displayRows: links.map((row) => ({
        Created: new Date(row.created_at),
        Expires: new Date(row.expires_at),
      })),
    },
  ];
}
