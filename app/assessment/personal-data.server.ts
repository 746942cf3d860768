import { skillById } from "~/data/skills";
import { parseDateOrNull, personalTable } from "~/platform/personal-data";
import { describeAnswers } from "./describe-answers.server";
import { parseAnswers } from "./stored-answers.server";

const assessments = personalTable({
  table: "assessments",
  title: "Assessments",
  description: "Each assessment with your answers.",
  order: ["started_at"],
  json: ["answers"],
  visitorRows: "expire",
  lookUp: (_rows, owner, connection) =>
    connection
      .selectFrom("assessment_ratings")
      .select("assessment_id")
      .where("owner_id", "=", owner)
      .execute(),
  toCells: (row, ratings) => ({
    Begun: new Date(row.started_at),
    Finished: parseDateOrNull(row.finished_at),
    Ratings: ratings.filter(({ assessment_id }) => assessment_id === row.id).length,
    Answers: describeAnswers(parseAnswers(row)),
  }),
});

const ratings = personalTable({
  table: "assessment_ratings",
  title: "Skill ratings",
  description: "How you rated each skill, from 1 (new to it) to 5 (expert).",
  order: ["rated_at", "skill_id"],
  visitorRows: "expire",
  toCells: (row) => ({
    Skill: skillById(row.skill_id)?.name ?? row.skill_id,
    Level: row.level,
    Rated: new Date(row.rated_at),
  }),
});

const links = personalTable({
  table: "assessment_links",
  title: "Shared assessments",
  description: "Links that show results of an assessment; only a hash of each is stored.",
  order: ["created_at", "assessment_id"],
  visitorRows: "expire",
  toCells: (row) => ({
    Created: new Date(row.created_at),
    Expires: new Date(row.expires_at),
  }),
});

export const ASSESSMENT_TABLES = [assessments, ratings, links];
