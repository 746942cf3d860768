import type { Kysely } from "kysely";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import { cancelJobs, scheduleJob } from "~/platform/jobs/queue.server";
import type { Tables } from "~/platform/database/tables";
import type { MentorSession } from "./queries.server";
import { SAMPLE_REPLY_SECONDS, addMs, getReminderTimes } from "./rules";

/** The kinds of jobs about a session. */
export const SESSION_JOBS = {
  expire: "mentor-session-expire",
  sampleReply: "mentor-session-sample-reply",
  remind: "mentor-session-remind",
  finish: "mentor-session-finish",
} as const;

/** Replaces a session's jobs by those of a session that waits for a reply. */
export async function scheduleWaitingJobs(
  connection: Kysely<Tables>,
  { id, answerBy, movedBy }: MentorSession,
  mentor: Pick<BookableMentor, "isSample">,
  now: Date,
): Promise<void> {
  await cancelJobs(connection, id);
  if (answerBy)
    await scheduleJob(connection, { kind: SESSION_JOBS.expire, subject: id, dueAt: answerBy });
  if (mentor.isSample && movedBy !== "mentor")
    await scheduleJob(connection, {
      kind: SESSION_JOBS.sampleReply,
      subject: id,
      dueAt: addMs(now, SAMPLE_REPLY_SECONDS * 1000),
    });
}

/** Replaces a session's jobs by those of a confirmed one. */
export async function scheduleConfirmedJobs(
  connection: Kysely<Tables>,
  { id, startsAt, endsAt }: MentorSession,
  now: Date,
): Promise<void> {
  await cancelJobs(connection, id);
  for (const dueAt of getReminderTimes(startsAt, now))
    await scheduleJob(connection, { kind: SESSION_JOBS.remind, subject: id, dueAt });
  await scheduleJob(connection, { kind: SESSION_JOBS.finish, subject: id, dueAt: endsAt });
}
