import { setTimeout as pause } from "node:timers/promises";
import type { Kysely } from "kysely";
import { checkClock } from "~/platform/clock/clock.server";
import { runTransaction } from "~/platform/database/connection.server";
import { saveRevocations } from "~/platform/database/revocations.server";
import type { Tables } from "~/platform/database/tables";
import { log } from "~/platform/log.server";
import { type Job, type JobFilter, listDueJobs, postponeJob, takeJob } from "./queue.server";

/** Must use the given connection: the job is removed in the same transaction. */
export type JobHandler = (
  subject: string,
  now: Date,
  connection: Kysely<Tables>,
) => Promise<unknown>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;

const POLL_INTERVAL_IN_MS = 5000;
/** Of what is due by a clock that isn't trusted, only what tells people something is done, and only this long. */
const RECENT_IN_MS = 24 * 60 * 60 * 1000;
const BATCH_SIZE = 50;
const MAX_DELAY_IN_MINUTES = 60;

/** Runs the jobs due now; those that fail are due again later. */
export async function runDueJobs(
  handlers: JobHandlers,
  now: Date,
  filter?: JobFilter,
): Promise<number> {
  const jobs = await listDueJobs(now, BATCH_SIZE, filter);
  for (const job of jobs) {
    try {
      await runJob(handlers, job, now);
    } catch (error) {
      const minutes = Math.min(2 ** job.attempts, MAX_DELAY_IN_MINUTES);
      log.error({ err: error, job: job.id, kind: job.kind, minutes }, "job failed");
      await postponeJob(job, new Date(now.getTime() + minutes * 60_000));
    }
  }
  return jobs.length;
}

/**
 * Runs due jobs and saves revocations, at once and every few seconds, until stopped.
 * @param reminders the kinds of jobs that only tell people something
 */
export function startJobs(
  handlers: JobHandlers,
  reminders: readonly string[],
): { stop(): Promise<void> } {
  const controller = new AbortController();
  const finished = poll(() => runByClock(handlers, reminders), controller.signal);
  return {
    async stop() {
      controller.abort();
      await finished;
    },
  };
}

async function runByClock(handlers: JobHandlers, reminders: readonly string[]): Promise<number> {
  const now = new Date();
  if (await checkClock(now)) return runDueJobs(handlers, now);
  const since = new Date(now.getTime() - RECENT_IN_MS);
  return runDueJobs(handlers, now, { kinds: reminders, since });
}

async function poll(run: () => Promise<number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await saveRevocations();
    const count = await run().catch((error: unknown) => {
      log.error({ err: error }, "jobs could not be read");
      return 0;
    });
    if (count < BATCH_SIZE)
      await pause(POLL_INTERVAL_IN_MS, undefined, { signal }).catch(() => undefined);
  }
  await saveRevocations();
}

function runJob(handlers: JobHandlers, job: Job, now: Date): Promise<void> {
  return runTransaction(async (transaction) => {
    if (await takeJob(transaction, job, now))
      await handlers[job.kind]?.(job.subject, now, transaction);
  });
}
