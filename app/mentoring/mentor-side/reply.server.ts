import { markHeld, markNoShow, undoNoShow } from "~/mentoring/sessions/after-session.server";
import { setMeetingLink } from "~/mentoring/sessions/meeting-link.server";
import {
  type MessageProblem,
  deleteMessage,
  sendMessage,
} from "~/mentoring/sessions/messages.server";
import { type MoveProblem, moveSession } from "~/mentoring/sessions/move-session.server";
import type { SideAction } from "~/mentoring/sessions/session-action";
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
export async function replyAsMentor(action: SideAction, reply: Reply): Promise<ReplyOutcome> {
  const { session, mentor, now } = action;
  switch (reply.intent) {
    case "confirm":
      return confirmSession(action, { meetingLink: reply.meetingLink || session.meetingLink });
    case "decline":
      return declineSession(action, reply.reason);
    case "move": {
      const startsAt = resolveWallTime(`${reply.date}T${reply.time}`, mentor.timeZone);
      if (!startsAt) return { ok: false, problem: "skipped" };
      return moveSession(action, { startsAt, note: reply.note });
    }
    case "ask":
      return sendMessage(action, reply.message);
    case "delete-message":
      return deleteMessage(action, reply.message);
    case "link":
      return setMeetingLink(action, reply.meetingLink);
    case "cancel":
      return cancelSession(action, reply.reason);
    case "held":
      return markHeld(action);
    case "no-show":
      return markNoShow(action);
    case "undo-no-show":
      return undoNoShow(action);
    case "note":
      await saveNote(mentor.holder, session.id, reply.note, now);
      return { ok: true };
  }
}
