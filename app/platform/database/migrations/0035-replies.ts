import type { Kysely } from "kysely";

/**
 * What a person replies to the coach’s questions about an answer, and what the skill record needs of
 * the review that counts. All null in older rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type] of [
    ["checks", "text"],
    ["point_answers", "text"],
    ["lower_score", "integer"],
    ["own_share", "real"],
  ] as const)
    await db.schema.alterTable("interview_answers").addColumn(name, type).execute();
}
