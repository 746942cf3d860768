import type { Kysely } from "kysely";
import { sendReminders } from "~/mentoring/emails/send.server";
import { type BookableMentor, findMentor } from "~/mentoring/directory/directory.server";
import { pauseQuietMentor } from "~/mentoring/directory/pause-quiet-mentor.server";
import { WAITLIST_JOB, checkWaitlist } from "~/mentoring/booking/waitlist.server";
import type { JobHandler, JobHandlers } from "~/platform/jobs/runner.server";
import type { Tables } from "~/platform/database/tables";
import { listFreeSlots } from "~/mentoring/booking/free-slots.server";
import { moveSession } from "./move-session.server";
import { type MentorSession, findSession } from "./queries.server";
import { chooseSampleReply } from "./sample-replies";
import { SESSION_JOBS } from "./schedule.server";
import { confirmSession, declineSession, expireSession, finishSession } from "./transitions.server";

/** A job about a session: none if the session or its mentor no longer exists. */
const forSession =
  (
    work: (
      session: MentorSession,
      mentor: BookableMentor,
      now: Date,
      connection: Kysely<Tables>,
    ) => Promise<unknown>,
  ): JobHandler =>
  async (id, now, connection) => {
    const session = await findSession(id, connection);
    const mentor = session && (await findMentor(session.mentorId, connection));
    if (session && mentor) await work(session, mentor, now, connection);
  };

/** Jobs that change nothing: they only tell people something. */
export const REMINDER_JOBS = [SESSION_JOBS.remind];

export const SESSION_JOB_HANDLERS: JobHandlers = {
  [SESSION_JOBS.expire]: forSession(async (session, mentor, now, connection) => {
    const outcome = await expireSession(session, mentor, now, connection);
    if (outcome.ok) await pauseQuietMentor(session, mentor, now, connection);
  }),
  [SESSION_JOBS.sampleReply]: forSession(replyAsSample),
  [SESSION_JOBS.finish]: forSession((session, _mentor, now, connection) =>
    finishSession(session, now, connection),
  ),
  [SESSION_JOBS.remind]: forSession(async (session, mentor, now, connection) => {
    // After a long stop of the server, a reminder of what is over helps nobody.
    if (session.state === "confirmed" && session.startsAt > now.toISOString())
      await sendReminders(connection, session, mentor);
  }),
  [WAITLIST_JOB]: checkWaitlist,
};

/** The automatic reply of an invented mentor, by the rule stated where they are booked. */
async function replyAsSample(
  session: MentorSession,
  mentor: BookableMentor,
  now: Date,
  connection: Kysely<Tables>,
): Promise<void> {
  if (!mentor.isSample) return;
  switch (session.state === "moved" ? "confirm" : chooseSampleReply(session.agenda)) {
    case "confirm":
      await confirmSession(session, mentor, "mentor", {}, now, connection);
      break;
    case "decline":
      await declineSession(
        session,
        mentor,
        "mentor",
        "I can’t take this one. Choose another time or another mentor.",
        now,
        connection,
      );
      break;
    case "move": {
      const [slot] = await listFreeSlots(mentor, now, connection);
      if (slot)
        await moveSession(
          session,
          mentor,
          "mentor",
          { startsAt: slot.startsAt, note: "That day got busy. Does this time work for you?" },
          now,
          connection,
        );
      break;
    }
    case "none":
      break;
  }
}
