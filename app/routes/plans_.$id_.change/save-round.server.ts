import type { z } from "zod";
import { checkDay, listAllowedDays } from "~/job-interviews/days";
import { nameRound } from "~/job-interviews/describe-round";
import { formatRoundTime } from "~/job-interviews/format-round";
import { listJobInterviews } from "~/job-interviews/queries.server";
import { getInstants } from "~/job-interviews/round-times";
import { getLastRound } from "~/job-interviews/rounds";
import { addRound, changeRound, findSameDay, findSameHour } from "~/job-interviews/rounds.server";
import type { changeSchema } from "~/job-interviews/schema.server";
import { type JobInterview, MAX_ROUNDS, type Round } from "~/job-interviews/types";

/** In place of an id. */
export const NEW_ROUND = "new";

type Values = Extract<z.output<typeof changeSchema>, { heldOn: string }>;

interface Problem {
  field: "" | "heldOn" | "startsAt";
  message: string;
  /** The button that saves it all the same. */
  confirm: "round-over" | "round-beside" | null;
}

/** Saves a round; or says why not, and whether the person may save it all the same. */
export async function saveRound(
  owner: string,
  interview: JobInterview,
  values: Values,
  { readerZone, now }: { readerZone: string | undefined; now: Date },
): Promise<Problem | null> {
  const before = interview.rounds.find(({ id }) => id === values.round);
  if (!before && values.round !== NEW_ROUND) throw new Response("Not found", { status: 404 });
  const saved = before ?? getLastRound(interview);
  const timeZone = values.zone === readerZone && readerZone ? readerZone : saved.timeZone;
  const { name, heldOn, startsAt = null, minutes = null, place, people } = values;
  const details = { name, heldOn, startsAt, timeZone, minutes, place, people };
  const problem =
    checkDate(details, before, values.intent, now) ??
    (values.intent === "round"
      ? ((await checkHour(owner, details, values.round, now)) ??
        checkSameDay(interview, details, before))
      : null);
  if (problem) return problem;
  if (before) {
    await changeRound(owner, before, details, now);
    return null;
  }
  const { isFull } = await addRound(owner, interview.id, details, now);
  return isFull
    ? {
        field: "",
        message: `This job interview has ${MAX_ROUNDS} rounds, which is as many as one can have. Delete one first.`,
        confirm: null,
      }
    : null;
}

type Details = Omit<Round, "id" | "debriefedAt">;

function checkDate(
  details: Details,
  before: Round | undefined,
  intent: Values["intent"],
  now: Date,
): Problem | null {
  const { heldOn, timeZone, startsAt } = details;
  const day =
    heldOn === before?.heldOn
      ? null
      : checkDay(heldOn, listAllowedDays(timeZone, now), intent === "round-over");
  if (day)
    return {
      field: "heldOn",
      message: day.message,
      confirm: day.canBeOver ? "round-over" : null,
    };
  if (startsAt !== null && !getInstants(details))
    return {
      field: "startsAt",
      message: `The clocks go forward that day and skip ${formatRoundTime(details)}. Choose another time.`,
      confirm: null,
    };
  return null;
}

async function checkHour(
  owner: string,
  details: Details,
  roundId: string,
  now: Date,
): Promise<Problem | null> {
  const other = findSameHour(await listJobInterviews(owner, now), details, roundId);
  if (!other) return null;
  const { company, round } = other;
  return {
    field: "startsAt",
    message: `You have a round at ${company} then, at ${formatRoundTime(round)}. Change the time, or save both.`,
    confirm: "round-beside",
  };
}

/** Two rounds of one job interview on a day may be the same one; those that were meant aren't asked about again. */
function checkSameDay(
  interview: JobInterview,
  details: Details,
  before: Round | undefined,
): Problem | null {
  const other =
    before?.heldOn === details.heldOn ? undefined : findSameDay(interview, details, before?.id);
  return other
    ? {
        field: "heldOn",
        message: `You already have a round that day: ${nameRound(interview, other)}. Change the day, or save both.`,
        confirm: "round-beside",
      }
    : null;
}
