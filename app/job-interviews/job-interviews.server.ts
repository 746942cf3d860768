import { randomUUID } from "node:crypto";
import { runTransaction } from "~/platform/database/connection.server";
import { cancelJobs } from "~/platform/jobs/queue.server";
import { findLikelyQuestions } from "./likely-questions.server";
import { deleteJobInterviewRows } from "./delete-rows.server";
import * as queries from "./queries.server";
import { scheduleReminder } from "./reminders.server";
import { type JobInterview, MAX_JOB_INTERVIEWS, MINUTES_A_DAY } from "./types";

/** What the first form asks: the rest is added on the job interview's own page. */
interface InterviewDetails {
  company: string;
  role: string;
  heldOn: string;
  timeZone: string;
}

interface Request {
  ip: string;
  now: Date;
}

/** Adds a job interview with its first round, unless the owner has as many as they can. */
export async function addJobInterview(
  owner: string,
  { company, role, heldOn, timeZone }: InterviewDetails,
  { ip, now }: Request,
): Promise<{ id: string } | { isFull: true }> {
  const likely = await findLikelyQuestions({ role, posting: "", field: null }, ip);
  return runTransaction(async (connection) => {
    if ((await queries.countJobInterviews(owner, connection)) >= MAX_JOB_INTERVIEWS)
      return { isFull: true };
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
      likely_questions: JSON.stringify(likely),
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

type ChangedDetails = Pick<JobInterview, "company" | "role" | "field" | "posting" | "minutesADay">;

/** Changes what isn't about one of its rounds, and with it what it will likely ask. */
export async function changeDetails(
  owner: string,
  before: JobInterview,
  { company, role, field, posting, minutesADay }: ChangedDetails,
  ip: string,
): Promise<void> {
  const isOther = role !== before.role || field !== before.field || posting !== before.posting;
  const likely = isOther
    ? await findLikelyQuestions({ role, field, posting }, ip)
    : before.likelyQuestionIds;
  await runTransaction((connection) =>
    queries.updateJobInterview(connection, owner, before.id, {
      company,
      role,
      field,
      posting,
      minutes_a_day: minutesADay,
      likely_questions: JSON.stringify(likely),
    }),
  );
}

export async function deleteJobInterview(
  owner: string,
  { id, rounds }: JobInterview,
): Promise<void> {
  await runTransaction(async (connection) => {
    await deleteJobInterviewRows(connection, owner, { id, rounds });
    for (const round of rounds) await cancelJobs(connection, round.id);
  });
}
