import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { JobInterviewRoundsTable } from "~/platform/database/tables/job-interviews";
import type { Round } from "./types";

type RoundColumns = Omit<Insertable<JobInterviewRoundsTable>, "owner_id">;

export async function insertRound(
  connection: Kysely<Tables>,
  owner: string,
  columns: RoundColumns,
): Promise<void> {
  await connection
    .insertInto("job_interview_rounds")
    .values({ ...columns, owner_id: owner })
    .execute();
}

export async function updateRound(
  connection: Kysely<Tables>,
  owner: string,
  id: string,
  columns: Updateable<JobInterviewRoundsTable>,
): Promise<void> {
  await connection
    .updateTable("job_interview_rounds")
    .set(columns)
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

/** Deletes a round with what was asked at it. */
export async function deleteRoundRows(
  connection: Kysely<Tables>,
  owner: string,
  id: string,
): Promise<void> {
  await connection
    .deleteFrom("debrief_questions")
    .where("owner_id", "=", owner)
    .where("round_id", "=", id)
    .execute();
  await connection
    .deleteFrom("job_interview_rounds")
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

/** For the email: a round that nobody was reminded of yet, with its owner; it counts as reminded from now on. */
export async function claimReminder(
  connection: Kysely<Tables>,
  roundId: string,
  now: Date,
): Promise<{ owner: string; interviewId: string; round: Round } | undefined> {
  const row = await connection
    .updateTable("job_interview_rounds")
    .set({ reminded_at: now.toISOString() })
    .where("id", "=", roundId)
    .where("reminded_at", "is", null)
    .returningAll()
    .executeTakeFirst();
  return row && { owner: row.owner_id, interviewId: row.interview_id, round: toRound(row) };
}

/** The rounds of all job interviews, the earliest first. */
export async function listRounds(
  owner: string,
  connection: Kysely<Tables> = db,
): Promise<Selectable<JobInterviewRoundsTable>[]> {
  return connection
    .selectFrom("job_interview_rounds")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("held_on")
    .orderBy("start_time")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function toRound(row: Selectable<JobInterviewRoundsTable>): Round {
  return {
    id: row.id,
    name: row.name,
    heldOn: row.held_on,
    startsAt: row.start_time,
    timeZone: row.time_zone,
    minutes: row.minutes,
    place: row.place,
    people: row.people,
    debriefedAt: row.debriefed_at,
  };
}
