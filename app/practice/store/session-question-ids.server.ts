import { db } from "~/platform/database/connection.server";
import { parseQuestions } from "./session-questions.server";

/** The questions of some of the owner's sessions, by the session's id, in the order they are numbered. */
export async function listSessionQuestionIds(
  owner: string,
  sessionIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (sessionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("interview_sessions")
    .select(["id", "question_ids", "own_questions"])
    .where("owner_id", "=", owner)
    .where("id", "in", sessionIds)
    .execute();
  return new Map(rows.map((row) => [row.id, parseQuestions(row).map(({ id }) => id)]));
}
