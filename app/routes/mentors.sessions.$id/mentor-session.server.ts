import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { getAuth } from "~/accounts/session/auth.server";
import { UNNAMED_SAMPLE } from "~/data/mentor-types";
import { getSkillNames } from "~/data/skills";
import { describeProblem } from "~/mentoring/booking/problems";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { describeTime, getFirstName } from "~/mentoring/booking/describe-time";
import { sessionChangeLimit } from "~/mentoring/limits.server";
import { markNoShow, undoNoShow } from "~/mentoring/sessions/after-session.server";
import { findAlternatives } from "~/mentoring/booking/alternatives.server";
import { describeDeadline } from "~/mentoring/sessions/deadline";
import { deleteMessage, isOwnMessage, sendMessage } from "~/mentoring/sessions/messages.server";
import {
  explainCancellation,
  isCancellationReason,
} from "~/mentoring/sessions/explain-cancellation";
import { buildProgress } from "~/mentoring/sessions/progress";
import { findOpenQuestion } from "~/mentoring/sessions/open-question";
import { listEvents } from "~/mentoring/sessions/queries.server";
import { requireOwnSession } from "~/mentoring/sessions/require-own-session.server";
import { canMarkNoShow, isNoticeKept } from "~/mentoring/sessions/rules";
import type { SideAction } from "~/mentoring/sessions/session-action";
import { ACTIVE_STATES, getReplier } from "~/mentoring/sessions/states";
import { describeUndo, findUndoableNoShow } from "~/mentoring/sessions/undoable-no-show";
import { confirmSession, declineSession } from "~/mentoring/sessions/transitions.server";
import {
  formatCity,
  formatZonedShortDayTime,
  formatZonedTime,
} from "~/mentoring/calendar/format-time";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { describeRevocation, toasts } from "~/platform/http/toast.server";
import { describeState } from "./describe-state";
import { type SessionForm, sessionFormSchema } from "./schema.server";
import { changeSharing, loadSessionFeedback } from "./session-feedback.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  const chosenZone = readTimeZone(request);
  const timeZone = chosenZone ?? session.timeZone;
  const now = new Date();
  const events = await listEvents(session.ownerId, session.id);
  const formatTime = (instant: string) => formatZonedShortDayTime(instant, timeZone);
  const isActive = ACTIVE_STATES.includes(session.state) && session.startsAt > now.toISOString();
  const question = isActive ? findOpenQuestion(events) : undefined;
  const hasBegun = session.state === "confirmed" && session.startsAt <= now.toISOString();
  const mayHaveAlternatives = session.state === "expired" || session.state === "declined";
  const isAnonymous = (await getAuth(request, context)).status === "anonymous";
  const page = {
    id: session.id,
    state: session.state,
    movedBy: session.movedBy,
    noShowBy: session.noShowBy,
    cancellation: explainCancellation(events, "person", getFirstName(mentor)),
    isZoneChosen: chosenZone !== undefined,
    agenda: session.agenda,
    topics: getSkillNames(session.topics),
    topicIds: session.topics,
    meetingLink: session.meetingLink,
    mentor: {
      id: mentor.id,
      name: mentor.name,
      firstName: getFirstName(mentor),
      isSample: mentor.isSample,
      hasPage:
        mentor.status !== "draft" &&
        !mentor.isSuspended &&
        !(mentor.isSample && mentor.name === UNNAMED_SAMPLE),
    },
    time: describeTime(session.startsAt, session.endsAt, timeZone, mentor),
    city: formatCity(timeZone),
    deadline: describeDeadline(session.answerBy, timeZone, now),
    question: question?.note ?? null,
    beganAt: hasBegun ? formatZonedTime(session.startsAt, timeZone) : null,
    steps: buildProgress({
      ...session,
      events,
      isAsked: question !== undefined,
      other: getFirstName(mentor),
      formatTime,
    }),
    notes: events
      .filter((event) => event.note !== "" && event !== question && !isCancellationReason(event))
      .map((event) => ({
        ...event,
        at: formatTime(event.at),
        isOwn: isOwnMessage(event, "person"),
      })),
    awaitsPerson: getReplier(session) === "person",
    canAnswer: isActive && events.some(({ kind }) => kind === "question"),
    canCancel: isActive,
    isLate: session.state === "confirmed" && !hasBegun && !isNoticeKept(session.startsAt, now),
    canChange: isActive && (session.state !== "confirmed" || isNoticeKept(session.startsAt, now)),
    canMarkNoShow:
      (session.state === "confirmed" || session.state === "done") &&
      canMarkNoShow(session.startsAt, now),
    undoUntil: describeUndo(findUndoableNoShow(session, events, "person"), timeZone, now),
    mayHaveAlternatives,
    alternatives: mayHaveAlternatives
      ? (await findAlternatives(session, mentor, now)).map(({ startsAt, endsAt, ...other }) => ({
          ...other,
          startsAt,
          when: describeTime(startsAt, endsAt, timeZone, mentor),
        }))
      : [],
    isAnonymous,
    isEmailed: isMailConfigured && !isAnonymous,
    ...(await loadSessionFeedback(session, now)),
  };
  return { ...page, stateText: describeState(page) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: sessionFormSchema,
      limit: sessionChangeLimit,
      reason: "Too many changes from your network.",
    },
  );
  if (refusal) return refusal;
  const outcome = await changeSession(
    { session, mentor, actor: "person", now: new Date() },
    values,
  );
  if (!outcome.ok)
    return refuseForm(
      submission,
      "problem" in outcome ? describeProblem(outcome.problem) : outcome.refusal,
    );
  const page = `/mentors/sessions/${session.id}`;
  if ("revocation" in outcome)
    return toasts(request).redirectWithSuccess(
      `${page}#reports`,
      describeRevocation(outcome.message, outcome.revocation),
    );
  const message = DONE[values.intent];
  return message ? toasts(request).redirectWithSuccess(page, message) : redirect(page);
}

/** The page itself says which state the session is in now. */
const DONE: Partial<Record<SessionForm["intent"], string>> = {
  answer: "Answer sent",
  "delete-message": "Message deleted",
  "no-show": "Marked as a no-show",
  "undo-no-show": "No longer a no-show",
};

function changeSession(change: SideAction, form: SessionForm) {
  switch (form.intent) {
    case "accept":
      return confirmSession(change, {});
    case "decline":
      return declineSession(change, "");
    case "answer":
      return sendMessage(change, form.message);
    case "delete-message":
      return deleteMessage(change, form.message);
    case "no-show":
      return markNoShow(change);
    case "undo-no-show":
      return undoNoShow(change);
    case "share":
      return changeSharing(change.session, form.report, change.now);
  }
}
