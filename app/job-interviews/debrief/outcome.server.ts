import { updateJobInterview } from "~/job-interviews/queries.server";
import { addRound } from "~/job-interviews/rounds.server";
import type { Outcome, Round } from "~/job-interviews/types";
import { runTransaction } from "~/platform/database/connection.server";

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
  interviewId: string,
  { name, heldOn, timeZone }: Pick<Round, "name" | "heldOn" | "timeZone">,
  now: Date,
): Promise<{ isFull: boolean }> {
  const details = { name, heldOn, timeZone, startsAt: null, minutes: null, place: "", people: "" };
  const { isFull } = await addRound(owner, interviewId, details, now);
  if (!isFull)
    await runTransaction((connection) =>
      updateJobInterview(connection, owner, interviewId, {
        outcome: null,
        hear_by: null,
        ask_again_on: null,
      }),
    );
  return { isFull };
}
