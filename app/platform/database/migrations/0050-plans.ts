import type { Kysely } from "kysely";

/** What a job interview will likely ask, and the session that rehearses it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Columns that end in _at hold instants, and a row whose instant can't be read is left out.
  await db.schema
    .alterTable("job_interview_rounds")
    .renameColumn("starts_at", "start_time")
    .execute();
  await db.schema
    .alterTable("job_interviews")
    .addColumn("likely_questions", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await db.schema.alterTable("job_interviews").addColumn("rehearsal_session_id", "text").execute();
}
