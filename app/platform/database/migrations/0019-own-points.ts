import type { Kysely } from "kysely";

/**
 * Key points a person says they made although the coach didn't find them: which, and the review and
 * score with them. The coach's own review stays as it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, type] of [
    ["own_points", "text"],
    ["own_review", "text"],
    ["own_score", "integer"],
  ] as const)
    await db.schema.alterTable("interview_answers").addColumn(name, type).execute();
}
