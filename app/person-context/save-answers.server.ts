import { findOccupation, listOccupations } from "~/occupations/occupations.server";
import { getPersonContext, savePersonContext } from "./queries.server";
import { recognizeJob } from "./recognize-job";
import type { PersonContextFields } from "./schema.server";
import { NO_OCCUPATION, type PersonContext } from "./types";
import { listNearestTo } from "./wished-job.server";

const EMPTY: PersonContext = {
  job: null,
  occupationCode: null,
  years: null,
  goal: null,
  date: null,
  mustStay: null,
};

const HALF_A_DAY_IN_MS = 12 * 60 * 60 * 1000;

/** The earliest day that it is now anywhere on earth: a browser's zone isn't known here. */
export function getFirstDay(now: Date): string {
  return new Date(now.getTime() - HALF_A_DAY_IN_MS).toISOString().slice(0, 10);
}

type Saved = { isDatePast: true } | { isDatePast: false; asksForOccupation: boolean };

/** Saves the whole form. A day that has passed since it was saved may stay. */
export async function saveAnswers(
  owner: string,
  { job, occupationCode, years, goal, date, mustStay }: PersonContextFields,
  now: Date,
): Promise<Saved> {
  const before = await getPersonContext(owner);
  if (date && date < getFirstDay(now) && date !== before?.date) return { isDatePast: true };
  const occupation = chooseOccupation(job, occupationCode, before);
  const context: PersonContext = {
    job: job || (occupation?.title ?? null),
    occupationCode: occupation?.code ?? null,
    years: years ?? null,
    goal: goal ?? null,
    date: date ?? null,
    mustStay: mustStay || null,
  };
  await savePersonContext(owner, context, now);
  return {
    isDatePast: false,
    asksForOccupation:
      occupation === undefined && occupationCode === undefined && listNearest(context).length > 0,
  };
}

/** Saves what of the two questions was answered, where a page asks no more. */
export async function saveQuestions(
  owner: string,
  sent: Pick<PersonContextFields, "job" | "goal">,
  now: Date,
): Promise<void> {
  const saved = await getPersonContext(owner);
  const before = saved ?? EMPTY;
  const job = sent.job ?? before.job;
  const goal = sent.goal ?? before.goal;
  if (job === before.job && goal === before.goal) return;
  await savePersonContext(
    owner,
    {
      ...before,
      job,
      occupationCode: chooseOccupation(job ?? undefined, undefined, saved)?.code ?? null,
      years: job === before.job ? before.years : null,
      goal,
    },
    now,
  );
}

/** What is nearest to a job that is no occupation yet. */
export function listNearest({ job, occupationCode }: PersonContext) {
  return job === null || occupationCode !== null ? [] : listNearestTo(job);
}

/** The choice among those shown counts for the job that they were shown for. */
function chooseOccupation(
  job: string | undefined,
  chosenCode: string | undefined,
  before: PersonContext | null,
) {
  const isSameJob = before === null || before.job === null || before.job === job;
  if (chosenCode && isSameJob)
    return chosenCode === NO_OCCUPATION ? undefined : findOccupation(chosenCode);
  if (!job) return undefined;
  if (before?.job === job && before.occupationCode) return findOccupation(before.occupationCode);
  return recognizeJob(job, listOccupations());
}
