import type { Kysely, Selectable } from "kysely";
import { getLocalDate } from "~/mentoring/calendar/week";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { JobInterviewsTable } from "~/platform/database/tables/job-interviews";
import type { JobInterview } from "./types";

/** All job interviews of the owner, the earliest first. */
export async function listJobInterviews(
  owner: string,
  connection: Kysely<Tables> = db,
): Promise<JobInterview[]> {
  const rows = await connection
    .selectFrom("job_interviews")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("held_on")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toJobInterview);
}

/** Those from today on, the next one first. */
export async function listComingJobInterviews(owner: string, now: Date): Promise<JobInterview[]> {
  return (await listJobInterviews(owner)).filter((each) => isComing(each, now));
}

export function isComing(
  { heldOn, timeZone }: Pick<JobInterview, "heldOn" | "timeZone">,
  now: Date,
): boolean {
  return heldOn >= getLocalDate(now.toISOString(), timeZone);
}

export async function findJobInterview(
  owner: string,
  id: string,
): Promise<JobInterview | undefined> {
  const row = await db
    .selectFrom("job_interviews")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toJobInterview(row);
}

export async function insertJobInterview(
  connection: Kysely<Tables>,
  owner: string,
  { id, company, role, heldOn, timeZone }: JobInterview,
  now: Date,
): Promise<void> {
  await connection
    .insertInto("job_interviews")
    .values({
      id,
      owner_id: owner,
      company,
      role,
      held_on: heldOn,
      time_zone: timeZone,
      created_at: now.toISOString(),
    })
    .execute();
}

/** @param isNewDay whether the email about the day before is still to be sent */
export async function updateJobInterview(
  connection: Kysely<Tables>,
  owner: string,
  { id, company, role, heldOn, timeZone }: JobInterview,
  isNewDay: boolean,
): Promise<void> {
  await connection
    .updateTable("job_interviews")
    .set({
      company,
      role,
      held_on: heldOn,
      time_zone: timeZone,
      ...(isNewDay ? { reminded_at: null } : {}),
    })
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

export async function deleteJobInterviewRow(
  connection: Kysely<Tables>,
  owner: string,
  id: string,
): Promise<void> {
  await connection
    .deleteFrom("job_interviews")
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

/** For the email: a job interview that nobody was reminded of yet, with its owner; it counts as reminded from now on. */
export async function claimReminder(
  connection: Kysely<Tables>,
  id: string,
  now: Date,
): Promise<{ owner: string; interview: JobInterview } | undefined> {
  const row = await connection
    .updateTable("job_interviews")
    .set({ reminded_at: now.toISOString() })
    .where("id", "=", id)
    .where("reminded_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row && { owner: row.owner_id, interview: toJobInterview(row) };
}

function toJobInterview(row: Selectable<JobInterviewsTable>): JobInterview {
  const { id, company, role, held_on, time_zone } = row;
  return { id, company, role, heldOn: held_on, timeZone: time_zone };
}
