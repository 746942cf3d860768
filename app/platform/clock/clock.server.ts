import { db } from "~/platform/database/connection.server";
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
  const row = await db.selectFrom("clock").selectAll().executeTakeFirst();
  const newestAt = new Date(row?.newest_at ?? now);
  const confirmedFrom = row?.confirmed_from ? new Date(row.confirmed_from) : null;
  const judgment = judgeClock({ newestAt, confirmedFrom }, now);
  if (judgment.isTrusted !== isTrusted) report(judgment.isTrusted, newestAt, now);
  isTrusted = judgment.isTrusted;
  if (judgment.seen) await storeSeen(judgment.seen);
  else if (!row) await storeSeen({ newestAt, confirmedFrom });
  return isTrusted;
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
