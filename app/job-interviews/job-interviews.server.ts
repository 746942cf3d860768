import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { cancelJobs, scheduleJob } from "~/platform/jobs/queue.server";
import * as queries from "./queries.server";
import { getReminderTime } from "./reminder-time";
import { type JobInterview, MAX_JOB_INTERVIEWS, MINUTES_A_DAY, type Round } from "./types";

export const REMINDER_JOB = "job-interview-remind";

/** What the first form asks: the rest is added on the job interview's own page. */
export interface InterviewDetails {
  company: string;
  role: string;
  heldOn: string;
  timeZone: string;
}

/** Adds a job interview with its first round, unless the owner has as many as they can. */
export async function addJobInterview(
  owner: string,
  { company, role, heldOn, timeZone }: InterviewDetails,
  now: Date,
): Promise<{ id: string } | { isFull: true }> {
  return runTransaction(async (connection) => {
    const { length } = await queries.listJobInterviews(owner, now, connection);
    if (length >= MAX_JOB_INTERVIEWS) return { isFull: true };
    const id = randomUUID();
    const created_at = now.toISOString();
    await queries.insertJobInterview(connection, owner, {
      id,
      company,
      role,
      posting: "",
      minutes_a_day: MINUTES_A_DAY,
      opening: "",
      card_stories: "[]",
      ask_them: "[]",
      next_steps: "",
      created_at,
    });
    const round = { id: randomUUID(), heldOn, timeZone };
    await queries.insertRound(connection, owner, {
      id: round.id,
      interview_id: id,
      name: "",
      held_on: heldOn,
      time_zone: timeZone,
      place: "",
      people: "",
      created_at,
    });
    await scheduleReminder(connection, round, now);
    return { id };
  });
}

/** Changes the names, and the day of the last round; on another day it has an evening before of its own. */
export async function changeJobInterview(
  owner: string,
  { id, round }: { id: string; round: Round },
  { company, role, heldOn, timeZone }: InterviewDetails,
  now: Date,
): Promise<void> {
  await runTransaction(async (connection) => {
    await queries.updateJobInterview(connection, owner, id, { company, role });
    await queries.updateRound(connection, owner, round.id, {
      held_on: heldOn,
      time_zone: timeZone,
      ...(heldOn === round.heldOn ? {} : { reminded_at: null }),
    });
    await cancelJobs(connection, round.id);
    await scheduleReminder(connection, { id: round.id, heldOn, timeZone }, now);
  });
}

export async function deleteJobInterview(
  owner: string,
  { id, rounds }: JobInterview,
): Promise<void> {
  await runTransaction(async (connection) => {
    await queries.deleteJobInterviewRows(connection, owner, id);
    for (const round of rounds) await cancelJobs(connection, round.id);
  });
}

export async function scheduleReminder(
  connection: Kysely<Tables>,
  round: Pick<Round, "id" | "heldOn" | "timeZone">,
  now: Date,
): Promise<void> {
  const dueAt = getReminderTime(round);
  if (dueAt && dueAt > now.toISOString())
    await scheduleJob(connection, { kind: REMINDER_JOB, subject: round.id, dueAt });
}
