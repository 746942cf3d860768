import { randomUUID } from "node:crypto";
import { runTransaction } from "~/platform/database/connection.server";
import { scheduleReminder } from "~/job-interviews/reminders.server";
import { updateJobInterview } from "~/job-interviews/queries.server";
import { insertRound } from "~/job-interviews/round-queries.server";
import { type JobInterview, MAX_ROUNDS, type Outcome } from "~/job-interviews/types";

export async function saveOutcome(
  owner: string,
  interviewId: string,
  outcome: Outcome | null,
): Promise<void> {
  await runTransaction((connection) =>
    updateJobInterview(connection, owner, interviewId, { outcome }),
  );
}

export async function saveAskAgain(
  owner: string,
  interviewId: string,
  askAgainOn: string,
): Promise<void> {
  await runTransaction((connection) =>
    updateJobInterview(connection, owner, interviewId, { ask_again_on: askAgainOn }),
  );
}

/** Adds the next round, unless there are as many as there can be; an interview that goes on has no outcome. */
export async function addNextRound(
  owner: string,
  { id: interviewId, rounds }: JobInterview,
  { name, heldOn, timeZone }: { name: string; heldOn: string; timeZone: string },
  now: Date,
): Promise<{ isFull: boolean }> {
  if (rounds.length >= MAX_ROUNDS) return { isFull: true };
  const round = { id: randomUUID(), heldOn, timeZone };
  await runTransaction(async (connection) => {
    await insertRound(connection, owner, {
      id: round.id,
      interview_id: interviewId,
      name,
      held_on: heldOn,
      time_zone: timeZone,
      place: "",
      people: "",
      created_at: now.toISOString(),
    });
    await updateJobInterview(connection, owner, interviewId, {
      outcome: null,
      hear_by: null,
      ask_again_on: null,
    });
    await scheduleReminder(connection, round, now);
  });
  return { isFull: false };
}
