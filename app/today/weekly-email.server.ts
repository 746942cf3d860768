import type { Kysely } from "kysely";
import { findAddress } from "~/mentoring/emails/contact.server";
import { afterCommit, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { getServerOrigin } from "~/platform/http/public-origin.server";
import { scheduleJob } from "~/platform/jobs/queue.server";
import type { JobHandlers } from "~/platform/jobs/runner.server";
import { log } from "~/platform/log.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { getOwnQueue } from "~/skills/profile/own-queue.server";
import { signStopLink } from "./stop-link.server";
import { weeklyEmail } from "./weekly-email";

const WEEKLY_JOB = "weekly-review";

/** Jobs that change nothing for anybody: they only tell people something. */
export const WEEKLY_REMINDER_JOBS = [WEEKLY_JOB];

const DAY_IN_MS = 86_400_000;
const WEEK_IN_MS = 7 * DAY_IN_MS;
/** An email that could not be written is tried again. */
const RETRY_IN_MS = 10 * 60_000;
/** Who had no sitting for so long gets no more of these emails. */
const ACTIVE_IN_MS = 28 * DAY_IN_MS;

/** Looks in a week whether anything is due, in place of an earlier look. */
export async function scheduleWeeklyEmail(
  connection: Kysely<Tables>,
  owner: string,
  now: Date,
): Promise<void> {
  await cancelWeeklyEmail(connection, owner);
  const dueAt = new Date(now.getTime() + WEEK_IN_MS).toISOString();
  await scheduleJob(connection, { kind: WEEKLY_JOB, subject: owner, dueAt });
}

export async function cancelWeeklyEmail(connection: Kysely<Tables>, owner: string): Promise<void> {
  await connection
    .deleteFrom("jobs")
    .where("kind", "=", WEEKLY_JOB)
    .where("subject", "=", owner)
    .execute();
}

export const WEEKLY_JOB_HANDLERS: JobHandlers = {
  async [WEEKLY_JOB](owner, now, connection) {
    if (!isMailConfigured) return;
    const address = await findAddress(connection, owner, "", "learningUpdates");
    if (!address || !(await hadSitting(connection, owner, now))) return;
    // What is due is read with the other connection, which is free once this one commits. If that fails, it is read again.
    const dueAt = new Date(now.getTime() + RETRY_IN_MS).toISOString();
    await scheduleJob(connection, { kind: WEEKLY_JOB, subject: owner, dueAt });
    afterCommit(connection, () => void sendIfDue({ owner, address, retryAt: dueAt }, now));
  },
};

async function hadSitting(connection: Kysely<Tables>, owner: string, now: Date): Promise<boolean> {
  const row = await connection
    .selectFrom("sittings")
    .select("day")
    .where("owner_id", "=", owner)
    .where("started_at", ">", new Date(now.getTime() - ACTIVE_IN_MS).toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface Look {
  owner: string;
  address: string;
  /** When the job that repeats this look is due. */
  retryAt: string;
}

/** Writes the email together with the next look, in place of the one that would repeat this. */
async function sendIfDue({ owner, address, retryAt }: Look, now: Date): Promise<void> {
  try {
    const { due, minutes } = await getOwnQueue(owner, now);
    const origin = getServerOrigin();
    const stopUrl = `${origin}/stop-review-emails?${signStopLink(owner)}`;
    const message = weeklyEmail({ count: due.length, minutes, stopUrl }, origin);
    await runTransaction(async (connection) => {
      if (!(await takeRetry(connection, owner, retryAt))) return;
      await scheduleWeeklyEmail(connection, owner, now);
      if (due.length > 0) await queueMail(owner, address, message, connection);
    });
  } catch (error) {
    log.error({ err: error }, "the weekly email could not be written");
  }
}

/** False if somebody else looks, or nobody should: the account was deleted, or a new sitting starts a new week. */
async function takeRetry(
  connection: Kysely<Tables>,
  owner: string,
  dueAt: string,
): Promise<boolean> {
  const { numDeletedRows } = await connection
    .deleteFrom("jobs")
    .where("kind", "=", WEEKLY_JOB)
    .where("subject", "=", owner)
    .where("due_at", "=", dueAt)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
