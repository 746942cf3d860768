import { sql } from "kysely";
import { VISITOR_PREFIX } from "~/platform/database/owner-id";
import { db } from "~/platform/database/connection.server";

/** When anything was last stored for a visitor, table by table. A visitor is in one that has rows of theirs. */
const LAST_USES = [
  sql`select owner_id, coalesce(ended_at, started_at) as used_at from interview_sessions`,
  sql`select owner_id, created_at as used_at from interview_answers`,
  sql`select owner_id, saved_at as used_at from interview_drafts`,
  sql`select owner_id, created_at as used_at from interview_follow_ups`,
  sql`select owner_id, created_at as used_at from second_opinions`,
  sql`select owner_id, shown_at as used_at from interview_help`,
  sql`select owner_id, starred_at as used_at from starred_questions`,
  sql`select owner_id, coalesce(answered_at, started_at) as used_at from assessments`,
  sql`select owner_id, rated_at as used_at from assessment_ratings`,
  sql`select owner_id, chosen_at as used_at from career_targets`,
  sql`select owner_id, updated_at as used_at from person_context`,
  sql`select owner_id, updated_at as used_at from stories`,
  sql`select owner_id, told_at as used_at from story_tellings`,
  sql`select owner_id, created_at as used_at from job_interviews`,
  sql`select owner_id, coalesce(debriefed_at, created_at) as used_at from job_interview_rounds`,
  sql`select owner_id, updated_at as used_at from job_offers`,
  sql`select owner_id, created_at as used_at from plan_days_off`,
  sql`select owner_id, refused_at as used_at from step_refusals`,
  sql`select owner_id, opened_at as used_at from lesson_progress`,
  sql`select owner_id, updated_at as used_at from lesson_progress`,
  sql`select owner_id, updated_at as used_at from lesson_bookmarks`,
  sql`select owner_id, taken_at as used_at from quiz_attempts`,
  sql`select owner_id, updated_at as used_at from capstone_progress`,
  sql`select owner_id, updated_at as used_at from code_exercises`,
];

/** Visitors for whom nothing was stored since a time, and whose practice is still here. */
export async function listIdleVisitors(since: Date): Promise<string[]> {
  const { rows } = await sql<{ owner_id: string }>`
    select owner_id from (${sql.join(LAST_USES, sql` union all `)}) as uses
    where owner_id >= ${VISITOR_PREFIX} and owner_id < ${`${VISITOR_PREFIX}~`}
    group by owner_id having max(used_at) < ${since.toISOString()}`.execute(db);
  return rows.map(({ owner_id }) => owner_id);
}
