import { setImmediate as nextTurn } from "node:timers/promises";
import { deleteExpiredForms } from "~/accounts/kept-forms/queries.server";
import { deleteExpiredLinks } from "~/accounts/links/one-time-links.server";
import { deleteUnusedDevices } from "~/accounts/store/known-devices.server";
import { deleteAllExpiredTokens } from "~/accounts/store/tokens.server";
import { checkClock } from "~/platform/clock/clock.server";
import { database } from "~/platform/database/connection.server";
import { log } from "~/platform/log.server";
import { deleteExpiredRefusals } from "~/skills/advice/refusals.server";
import { deleteIdleAccounts } from "./idle-accounts.server";
import { eraseExpiredData } from "./registry.server";
import { listIdleVisitors } from "./visitors.server";

const DAY_IN_MS = 24 * 60 * 60 * 1000;
const CHECK_INTERVAL_IN_MS = 5000;
/** The privacy policy and the pages on which visitors practice name this time. */
const VISITOR_DATA_IN_MS = 30 * DAY_IN_MS;

/**
 * Deletes what has expired, and what visitors practiced and have not come back to. Their messages to mentors and to
 * the operator stay: someone is to read them.
 */
export async function cleanUp(now: Date): Promise<{ visitors: number }> {
  const visitors = await listIdleVisitors(new Date(now.getTime() - VISITOR_DATA_IN_MS));
  for (const visitor of visitors) {
    await eraseExpiredData(visitor);
    // A transaction after the other keeps the thread: requests come in between.
    await nextTurn();
  }
  await deleteIdleAccounts(now);
  await deleteAllExpiredTokens(now);
  await deleteUnusedDevices(now);
  await deleteExpiredLinks(now);
  await deleteExpiredForms(now);
  await deleteExpiredRefusals(now);
  await database.limits.deleteExpired(now);
  await database.maintain();
  await database.checkpoint();
  return { visitors: visitors.length };
}

/** Cleans up now and once a day; while the clock isn't trusted, as soon as it is. */
export function startCleanUp(): { stop(): void } {
  // Not by the clock, which may be set meanwhile.
  let nextAt = performance.now();
  const runIfDue = async () => {
    if (performance.now() < nextAt) return;
    nextAt = performance.now() + DAY_IN_MS;
    if (!(await runCleanUp())) nextAt = performance.now();
  };
  void runIfDue();
  const timer = setInterval(() => void runIfDue(), CHECK_INTERVAL_IN_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** False if the clock isn't trusted. */
async function runCleanUp(): Promise<boolean> {
  try {
    const now = new Date();
    if (!(await checkClock(now))) return false;
    log.info(await cleanUp(now), "cleaned up");
  } catch (error) {
    log.error({ err: error }, "clean-up failed");
  }
  return true;
}
