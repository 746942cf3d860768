import type { BookableMentor } from "~/mentoring/directory/directory.server";
import { markHeld, markNoShow, undoNoShow } from "~/mentoring/sessions/after-session.server";
import { setMeetingLink } from "~/mentoring/sessions/meeting-link.server";
import { type MessageProblem, sendMessage } from "~/mentoring/sessions/messages.server";
import { type MoveProblem, moveSession } from "~/mentoring/sessions/move-session.server";
import type { MentorSession } from "~/mentoring/sessions/queries.server";
import {
  type TransitionProblem,
  cancelSession,
  confirmSession,
  declineSession,
} from "~/mentoring/sessions/transitions.server";
import { resolveWallTime } from "~/mentoring/calendar/week";
import { saveNote } from "./notes.server";
import type { Reply } from "./reply-schema.server";

type ReplyOutcome =
  | { ok: true }
  | { ok: false; problem: "skipped" | MessageProblem | MoveProblem | TransitionProblem };

/** Does what a mentor chose on the page of a request. */
export async function replyAsMentor(
  session: MentorSession,
  mentor: BookableMentor,
  reply: Reply,
  now: Date,
): Promise<ReplyOutcome> {
  switch (reply.intent) {
    case "confirm": {
      const meetingLink = reply.meetingLink || session.meetingLink;
      return confirmSession(session, mentor, "mentor", { meetingLink }, now);
    }
    case "decline":
      return declineSession(session, mentor, "mentor", reply.reason, now);
    case "move": {
      const startsAt = resolveWallTime(`${reply.date}T${reply.time}`, mentor.timeZone);
      if (!startsAt) return { ok: false, problem: "skipped" };
      return moveSession(session, mentor, "mentor", { startsAt, note: reply.note }, now);
    }
    case "ask":
      return sendMessage(session, mentor, "mentor", reply.message, now);
    case "link":
      return setMeetingLink(session, mentor, reply.meetingLink, now);
    case "cancel":
      return cancelSession(session, mentor, "mentor", reply.reason, now);
    case "held":
      return markHeld(session, now);
    case "no-show":
      return markNoShow(session, mentor, "mentor", now);
    case "undo-no-show":
      return undoNoShow(session, mentor, "mentor", now);
    case "note":
      await saveNote(mentor.holder, session.id, reply.note, now);
      return { ok: true };
  }
}
