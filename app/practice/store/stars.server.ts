import { type Kysely, sql } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";

export async function listStarredIds(owner: string): Promise<string[]> {
  const rows = await db
    .selectFrom("starred_questions")
    .select("question_id")
    .where("owner_id", "=", owner)
    .execute();
  return rows.map(({ question_id }) => question_id);
}

export async function starQuestion(owner: string, questionId: string): Promise<void> {
  await db
    .insertInto("starred_questions")
    .values({ owner_id: owner, question_id: questionId, starred_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.columns(["owner_id", "question_id"]).doNothing())
    .execute();
}

export async function unstarQuestion(owner: string, questionId: string): Promise<void> {
  await db
    .deleteFrom("starred_questions")
    .where("owner_id", "=", owner)
    .where("question_id", "=", questionId)
    .execute();
}

/** A question that a visitor and their account both starred is starred once. */
export async function moveStars(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  await sql`
    insert into starred_questions (owner_id, question_id, starred_at)
    select ${to}, question_id, starred_at from starred_questions where owner_id = ${from}
    on conflict (owner_id, question_id) do nothing`.execute(connection);
  await connection.deleteFrom("starred_questions").where("owner_id", "=", from).execute();
}
