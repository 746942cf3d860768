import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { scheduleJob } from "~/platform/jobs/queue.server";
import { getReminderTime } from "./reminder-time";
import type { Round } from "./types";

export const REMINDER_JOB = "job-interview-remind";

/** An email the evening before, unless that is over. */
export async function scheduleReminder(
  connection: Kysely<Tables>,
  round: Pick<Round, "id" | "heldOn" | "timeZone">,
  now: Date,
): Promise<void> {
  const dueAt = getReminderTime(round);
  if (dueAt && dueAt > now.toISOString())
    await scheduleJob(connection, { kind: REMINDER_JOB, subject: round.id, dueAt });
}
