import type { Insertable, Kysely, Selectable } from "kysely";
import { z } from "zod";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { DebriefQuestionsTable } from "~/platform/database/tables/job-interviews";
import { type StoredQuestion, WENT } from "./debrief";

/** All questions that the owner was asked, by round in the order of the debrief. */
export async function listDebriefQuestions(owner: string): Promise<StoredQuestion[]> {
  const rows = await db
    .selectFrom("debrief_questions")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("round_id")
    .orderBy("position")
    .execute();
  return rows.map(toQuestion);
}

/** Replaces the questions of a round. */
export async function replaceDebriefQuestions(
  connection: Kysely<Tables>,
  owner: string,
  roundId: string,
  rows: readonly Omit<Insertable<DebriefQuestionsTable>, "owner_id" | "round_id">[],
): Promise<void> {
  await connection
    .deleteFrom("debrief_questions")
    .where("owner_id", "=", owner)
    .where("round_id", "=", roundId)
    .execute();
  if (rows.length > 0)
    await connection
      .insertInto("debrief_questions")
      .values(rows.map((row) => ({ ...row, owner_id: owner, round_id: roundId })))
      .execute();
}

const went = z.enum(WENT).nullable().catch(null);

function toQuestion(row: Selectable<DebriefQuestionsTable>): StoredQuestion {
  return {
    id: row.id,
    interviewId: row.interview_id,
    roundId: row.round_id,
    position: row.position,
    question: row.question,
    told:
      row.told === "story"
        ? { kind: "story", storyId: row.story_id }
        : { kind: row.told === "none" ? "none" : "answer", storyId: null },
    went: went.parse(row.went),
    ownQuestionId: row.own_question_id,
  };
}
