import { randomUUID } from "node:crypto";
import { runTransaction } from "~/platform/database/connection.server";
import { cancelJobs } from "~/platform/jobs/queue.server";
import { deleteRoundRows } from "./delete-rows.server";
import * as queries from "./queries.server";
import { scheduleReminder } from "./reminders.server";
import { overlap } from "./round-times";
import { type JobInterview, MAX_ROUNDS, type Round } from "./types";

type RoundDetails = Omit<Round, "id" | "debriefedAt">;

/** Adds a round, unless the job interview has as many as it can. */
export async function addRound(
  owner: string,
  interviewId: string,
  details: RoundDetails,
  now: Date,
): Promise<{ isFull: boolean }> {
  return runTransaction(async (connection) => {
    const interview = await queries.findJobInterview(owner, interviewId, connection);
    if (!interview || interview.rounds.length >= MAX_ROUNDS) return { isFull: true };
    const id = randomUUID();
    await queries.insertRound(connection, owner, {
      id,
      interview_id: interviewId,
      ...toColumns(details),
      created_at: now.toISOString(),
    });
    await scheduleReminder(connection, { ...details, id }, now);
    return { isFull: false };
  });
}

/** Changes a round; on another day it has an evening before of its own. */
export async function changeRound(
  owner: string,
  before: Round,
  details: RoundDetails,
  now: Date,
): Promise<void> {
  const isMoved = details.heldOn !== before.heldOn;
  await runTransaction(async (connection) => {
    await queries.updateRound(connection, owner, before.id, {
      ...toColumns(details),
      ...(isMoved ? { reminded_at: null } : {}),
    });
    await cancelJobs(connection, before.id);
    await scheduleReminder(connection, { ...details, id: before.id }, now);
  });
}

/** Deletes a round with what was asked at it. The last one stays: a job interview has a day. */
export async function deleteRound(
  owner: string,
  { rounds }: JobInterview,
  roundId: string,
): Promise<{ isLast: boolean }> {
  if (rounds.length <= 1) return { isLast: true };
  await runTransaction(async (connection) => {
    await deleteRoundRows(connection, owner, roundId);
    await cancelJobs(connection, roundId);
  });
  return { isLast: false };
}

interface SameHour {
  company: string;
  round: Round;
}

/** A round at the same hour, of this or another job interview. */
export function findSameHour(
  interviews: readonly JobInterview[],
  details: RoundDetails,
  exceptId: string,
): SameHour | undefined {
  return interviews
    .flatMap(({ company, rounds }) => rounds.map((round) => ({ company, round })))
    .find(({ round }) => round.id !== exceptId && overlap(round, details));
}

/** Another round on the same day that may be the same one: one of them has no time. */
export function findSameDay(
  { rounds }: Pick<JobInterview, "rounds">,
  { heldOn, startsAt }: Pick<Round, "heldOn" | "startsAt">,
  exceptId?: string,
): Round | undefined {
  return rounds.find(
    (round) =>
      round.id !== exceptId &&
      round.heldOn === heldOn &&
      (round.startsAt === null || startsAt === null),
  );
}

function toColumns({ name, heldOn, startsAt, timeZone, minutes, place, people }: RoundDetails) {
  return {
    name,
    held_on: heldOn,
    start_time: startsAt,
    time_zone: timeZone,
    minutes,
    place,
    people,
  };
}
