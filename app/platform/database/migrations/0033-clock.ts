import { type Kysely, sql } from "kysely";

/** The newest time seen, by which a clock that jumps ahead is noticed; at first the newest time already stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("clock")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("newest_at", "text", (column) => column.notNull())
    .addColumn("confirmed_from", "text")
    .execute();
  const now = new Date().toISOString();
  await sql`
    insert into clock (id, newest_at)
    select 1, coalesce(max(used_at), ${now}) from (
      select last_used_at as used_at from auth_tokens
      union all select created_at from users
      union all select created_at from mail_outbox
      union all select started_at from interview_sessions
      union all select created_at from interview_answers
      union all select updated_at from mentor_sessions
    ) as uses where used_at like '2___-__-__T%' and used_at <= ${now}`.execute(db);
}
