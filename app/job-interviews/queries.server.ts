import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import { z } from "zod";
import { db } from "~/platform/database/connection.server";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import type { Tables } from "~/platform/database/tables";
import type {
  JobInterviewRoundsTable,
  JobInterviewsTable,
} from "~/platform/database/tables/job-interviews";
import { findNextRound } from "./rounds";
import { type JobInterview, OUTCOMES, type Round } from "./types";

/** All job interviews of the owner: by their next round, then those that are over, the latest first. */
export async function listJobInterviews(
  owner: string,
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<JobInterview[]> {
  const interviews = await listAllJobInterviews(owner, connection);
  const rank = (interview: JobInterview) => {
    const next = findNextRound(interview, now);
    return next ? `${next.heldOn} ${next.startsAt ?? ""}` : undefined;
  };
  const coming = interviews.filter((each) => rank(each) !== undefined);
  const past = interviews.filter((each) => rank(each) === undefined);
  return [
    ...coming.toSorted((a, b) => (rank(a) ?? "").localeCompare(rank(b) ?? "")),
    ...past.toSorted((a, b) => getLastDay(b).localeCompare(getLastDay(a))),
  ];
}

/** All job interviews of the owner, in the order they were added. */
export async function listAllJobInterviews(
  owner: string,
  connection: Kysely<Tables> = db,
): Promise<JobInterview[]> {
  const rows = await connection
    .selectFrom("job_interviews")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const rounds = await listRounds(owner, connection);
  return rows.map((row) => toJobInterview(row, rounds));
}

const getLastDay = ({ rounds }: JobInterview) => rounds.at(-1)?.heldOn ?? "";

/** Those with a round from today on, the next one first. */
export async function listComingJobInterviews(owner: string, now: Date): Promise<JobInterview[]> {
  return (await listJobInterviews(owner, now)).filter((each) => findNextRound(each, now));
}

export async function countJobInterviews(
  owner: string,
  connection: Kysely<Tables>,
): Promise<number> {
  const { count } = await connection
    .selectFrom("job_interviews")
    .select(({ fn }) => fn.countAll<number | string>().as("count"))
    .where("owner_id", "=", owner)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findJobInterview(
  owner: string,
  id: string,
  connection: Kysely<Tables> = db,
): Promise<JobInterview | undefined> {
  const row = await connection
    .selectFrom("job_interviews")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toJobInterview(row, await listRounds(owner, connection));
}

type InterviewColumns = Omit<Insertable<JobInterviewsTable>, "owner_id">;
type RoundColumns = Omit<Insertable<JobInterviewRoundsTable>, "owner_id">;

export async function insertJobInterview(
  connection: Kysely<Tables>,
  owner: string,
  columns: InterviewColumns,
): Promise<void> {
  await connection
    .insertInto("job_interviews")
    .values({ ...columns, owner_id: owner })
    .execute();
}

export async function updateJobInterview(
  connection: Kysely<Tables>,
  owner: string,
  id: string,
  columns: Updateable<JobInterviewsTable>,
): Promise<void> {
  await connection
    .updateTable("job_interviews")
    .set(columns)
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

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

async function listRounds(
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

const strings = z.array(z.string());
const outcome = z.enum(OUTCOMES).nullable().catch(null);

function toJobInterview(
  row: Selectable<JobInterviewsTable>,
  rounds: readonly Selectable<JobInterviewRoundsTable>[],
): JobInterview {
  const parse = (json: string) =>
    parseStoredJson(strings, json, { table: "job_interviews", id: row.id }) ?? [];
  return {
    id: row.id,
    company: row.company,
    role: row.role,
    field: row.field,
    posting: row.posting,
    minutesADay: row.minutes_a_day,
    opening: row.opening,
    cardStoryIds: parse(row.card_stories),
    askThem: parse(row.ask_them),
    outcome: outcome.parse(row.outcome),
    hearBy: row.hear_by,
    askAgainOn: row.ask_again_on,
    nextSteps: row.next_steps,
    likelyQuestionIds: parse(row.likely_questions),
    rehearsalSessionId: row.rehearsal_session_id,
    createdAt: row.created_at,
    rounds: rounds.filter(({ interview_id }) => interview_id === row.id).map(toRound),
  };
}

function toRound(row: Selectable<JobInterviewRoundsTable>): Round {
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
