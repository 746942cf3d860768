import { sql } from "kysely";
import { db } from "~/platform/database/connection.server";
import { isStoredTime } from "~/platform/database/stored-time";
import { log } from "~/platform/log.server";
import { type SeenTimes, judgeClock } from "./judge-clock";

let isTrusted = true;

/** Whether what is due by the clock may be deleted and changed, as of the last check. */
export function isClockTrusted(): boolean {
  return isTrusted;
}

/**
 * Compares a time with the newest one that any server on this database has seen, and remembers it. Called at the
 * start and every few seconds.
 */
export async function checkClock(now: Date): Promise<boolean> {
  const seen = (await readSeen()) ?? (await startWithStoredTimes(now));
  const judgment = judgeClock(seen, now);
  if (judgment.isTrusted !== isTrusted) report(judgment.isTrusted, seen.newestAt, now);
  isTrusted = judgment.isTrusted;
  if (judgment.seen) await storeSeen(judgment.seen);
  return isTrusted;
}

async function readSeen(): Promise<SeenTimes | undefined> {
  const row = await db.selectFrom("clock").selectAll().executeTakeFirst();
  return (
    row && {
      newestAt: new Date(row.newest_at),
      confirmedFrom: row.confirmed_from === null ? null : new Date(row.confirmed_from),
    }
  );
}

/** At first, the newest time already stored: of a database from before, or restored from a backup. */
async function startWithStoredTimes(now: Date): Promise<SeenTimes> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(used_at) as newest from (
      select last_used_at as used_at from auth_tokens
      union all select created_at from users
      union all select created_at from mail_outbox
      union all select started_at from interview_sessions
      union all select created_at from interview_answers
      union all select updated_at from mentor_sessions
    ) as uses where used_at like '2___-__-__T%' and used_at <= ${now.toISOString()}`.execute(db);
  const newest = rows[0]?.newest;
  const seen = { newestAt: isStoredTime(newest) ? new Date(newest) : now, confirmedFrom: null };
  await storeSeen(seen);
  return seen;
}

async function storeSeen({ newestAt, confirmedFrom }: SeenTimes): Promise<void> {
  const times = {
    newest_at: newestAt.toISOString(),
    confirmed_from: confirmedFrom?.toISOString() ?? null,
  };
  await db
    .insertInto("clock")
    .values({ id: 1, ...times })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(times))
    .execute();
}

function report(trusted: boolean, newestAt: Date, now: Date): void {
  if (trusted) log.info("the clock is trusted again");
  else
    log.warn(
      `the clock says ${now.toISOString()}, more than 30 days after the newest time seen (${newestAt.toISOString()}). Nothing is deleted, and mentor sessions neither expire nor end, until the clock is set right. If it is right, because the server was stopped for that long, run: npm run clock:confirm. In a container: node scripts/confirm-clock.mjs.`,
    );
}
