import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { cancelJobs, scheduleJob } from "~/platform/jobs/queue.server";
import * as queries from "./queries.server";
import { getReminderTime } from "./reminder-time";
import { type JobInterview, MAX_JOB_INTERVIEWS } from "./types";

export const REMINDER_JOB = "job-interview-remind";

type Details = Omit<JobInterview, "id">;

/** Adds a job interview, unless the owner has as many as they can. */
export async function addJobInterview(
  owner: string,
  details: Details,
  now: Date,
): Promise<{ isFull: boolean }> {
  return runTransaction(async (connection) => {
    const { length } = await queries.listJobInterviews(owner, connection);
    if (length >= MAX_JOB_INTERVIEWS) return { isFull: true };
    const interview = { ...details, id: randomUUID() };
    await queries.insertJobInterview(connection, owner, interview, now);
    await scheduleReminder(connection, interview, now);
    return { isFull: false };
  });
}

/** Changes one of the owner's; on another day it has an evening before of its own. */
export async function changeJobInterview(
  owner: string,
  before: JobInterview,
  details: Details,
  now: Date,
): Promise<void> {
  const interview = { ...details, id: before.id };
  await runTransaction(async (connection) => {
    const isNewDay = interview.heldOn !== before.heldOn;
    await queries.updateJobInterview(connection, owner, interview, isNewDay);
    await cancelJobs(connection, interview.id);
    await scheduleReminder(connection, interview, now);
  });
}

export async function deleteJobInterview(owner: string, { id }: JobInterview): Promise<void> {
  await runTransaction(async (connection) => {
    await queries.deleteJobInterviewRow(connection, owner, id);
    await cancelJobs(connection, id);
  });
}

async function scheduleReminder(
  connection: Kysely<Tables>,
  interview: JobInterview,
  now: Date,
): Promise<void> {
  const dueAt = getReminderTime(interview);
  if (dueAt && dueAt > now.toISOString())
    await scheduleJob(connection, { kind: REMINDER_JOB, subject: interview.id, dueAt });
}
