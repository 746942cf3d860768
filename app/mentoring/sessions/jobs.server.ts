import { listFreeSlots } from "~/mentoring/booking/free-slots.server";
import { WAITLIST_JOB, checkWaitlist } from "~/mentoring/booking/waitlist.server";
import { findMentor } from "~/mentoring/directory/directory.server";
import { pauseQuietMentor } from "~/mentoring/directory/pause-quiet-mentor.server";
import { sendReminders } from "~/mentoring/emails/send.server";
import { db } from "~/platform/database/connection.server";
import type { JobHandler, JobHandlers } from "~/platform/jobs/runner.server";
import { moveSession } from "./move-session.server";
import { findSession } from "./queries.server";
import { chooseSampleReply } from "./sample-replies";
import { SESSION_JOBS } from "./schedule.server";
import type { SessionAction, SideAction } from "./session-action";
import { confirmSession, declineSession, expireSession, finishSession } from "./transitions.server";

/** A job about a session: none if the session or its mentor no longer exists. */
const forSession =
  (work: (action: SessionAction) => Promise<unknown>): JobHandler =>
  async (id, now, connection) => {
    const session = await findSession(id, connection);
    const mentor = session && (await findMentor(session.mentorId, connection));
    if (session && mentor) await work({ session, mentor, actor: "system", now, connection });
  };

/** Jobs that change nothing: they only tell people something. */
export const REMINDER_JOBS = [SESSION_JOBS.remind];

export const SESSION_JOB_HANDLERS: JobHandlers = {
  [SESSION_JOBS.expire]: forSession(async (action) => {
    const outcome = await expireSession(action);
    if (outcome.ok) await pauseQuietMentor(action);
  }),
  [SESSION_JOBS.sampleReply]: forSession((action) => replyAsSample({ ...action, actor: "mentor" })),
  [SESSION_JOBS.finish]: forSession(finishSession),
  [SESSION_JOBS.remind]: forSession(async ({ session, mentor, now, connection = db }) => {
    // After a long stop of the server, a reminder of what is over helps nobody.
    if (session.state === "confirmed" && session.startsAt > now.toISOString())
      await sendReminders(connection, session, mentor);
  }),
  [WAITLIST_JOB]: checkWaitlist,
};

/** The automatic reply of an invented mentor, by the words of the agenda. */
async function replyAsSample(action: SideAction): Promise<void> {
  const { session, mentor, now, connection } = action;
  if (!mentor.isSample) return;
  switch (session.state === "moved" ? "confirm" : chooseSampleReply(session.agenda)) {
    case "confirm":
      await confirmSession(action, {});
      break;
    case "decline":
      await declineSession(action, "I can’t take this one. Choose another time or another mentor.");
      break;
    case "move": {
      const [slot] = await listFreeSlots(mentor, now, connection);
      if (slot)
        await moveSession(action, {
          startsAt: slot.startsAt,
          note: "That day got busy. Does this time work for you?",
        });
      break;
    }
    case "none":
      break;
  }
}
