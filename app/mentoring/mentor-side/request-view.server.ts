import { getSkillNames } from "~/data/skills";
import { describeTime } from "~/mentoring/booking/describe-time";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import { describeDeadline } from "~/mentoring/sessions/deadline";
import { isOwnMessage } from "~/mentoring/sessions/messages.server";
import {
  explainCancellation,
  isCancellationReason,
} from "~/mentoring/sessions/explain-cancellation";
import { buildProgress } from "~/mentoring/sessions/progress";
import { listEvents, type MentorSession } from "~/mentoring/sessions/queries.server";
import { canMarkNoShow, isNoticeKept } from "~/mentoring/sessions/rules";
import { describeUndo, findUndoableNoShow } from "~/mentoring/sessions/undoable-no-show";
import { getPersonName } from "~/mentoring/sessions/session-view";
import { ACTIVE_STATES, getReplier } from "~/mentoring/sessions/states";
import {
  formatCity,
  formatZonedShortDayTime,
  formatZonedTime,
} from "~/mentoring/calendar/format-time";

/** A request as its mentor's page shows it, in the mentor's time zone. */
export async function describeRequestPage(
  session: MentorSession,
  mentor: BookableMentor,
  now: Date,
) {
  const { timeZone } = mentor;
  const name = getPersonName(session);
  const person = { name, firstName: name.split(" ")[0] ?? name };
  const events = await listEvents(session.ownerId, session.id);
  const formatTime = (instant: string) => formatZonedShortDayTime(instant, timeZone);
  const { state, startsAt, endsAt, movedBy, answerBy } = session;
  const isActive = ACTIVE_STATES.includes(state) && startsAt > now.toISOString();
  const isExpired = answerBy !== null && answerBy < now.toISOString();
  const canReply = getReplier(session) === "mentor" && !isExpired;
  const mayMark = canMarkNoShow(startsAt, now);
  const undoUntil = describeUndo(findUndoableNoShow(session, events, "mentor"), timeZone, now);
  return {
    id: session.id,
    state,
    movedBy,
    noShowBy: session.noShowBy,
    undoUntil,
    cancellation: explainCancellation(events, "mentor", person.firstName),
    person,
    agenda: session.agenda,
    topics: getSkillNames(session.topics),
    meetingLink: session.meetingLink,
    time: describeTime(startsAt, endsAt, timeZone, {
      name: person.firstName,
      timeZone: session.timeZone,
    }),
    city: formatCity(timeZone),
    isExpired,
    beganAt:
      state === "confirmed" && startsAt <= now.toISOString()
        ? formatZonedTime(startsAt, timeZone)
        : null,
    deadline: describeDeadline(answerBy, timeZone, now),
    steps: buildProgress({
      ...session,
      events,
      reader: "mentor",
      other: person.firstName,
      formatTime,
    }),
    messages: events
      .filter((event) => event.note !== "" && !isCancellationReason(event))
      .map((event) => ({
        ...event,
        at: formatTime(event.at),
        isOwn: isOwnMessage(event, "mentor"),
      })),
    can: {
      confirm: canReply,
      decline: canReply,
      move: canReply || (state === "confirmed" && isActive && isNoticeKept(startsAt, now)),
      ask: isActive && !isExpired,
      link: state === "confirmed" && isActive,
      cancel: isActive && !canReply && !isExpired,
      held: state === "confirmed" && mayMark,
      "no-show": (state === "confirmed" || state === "done") && mayMark,
      "undo-no-show": undoUntil !== null,
    },
  };
}

export type RequestPage = Awaited<ReturnType<typeof describeRequestPage>>;
