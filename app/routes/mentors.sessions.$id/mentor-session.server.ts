import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { getAuth } from "~/accounts/session/auth.server";
import { getSkillNames } from "~/data/skills";
import { describeProblem } from "~/mentoring/booking/problems";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { describeTime, getFirstName } from "~/mentoring/booking/week-view.server";
import { answerSchema } from "~/mentoring/mentor-side/reply-schema.server";
import { markNoShow, undoNoShow } from "~/mentoring/sessions/after-session.server";
import { findAlternatives } from "~/mentoring/booking/alternatives.server";
import { describeDeadline } from "~/mentoring/sessions/deadline";
import { sendMessage } from "~/mentoring/sessions/messages.server";
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
import { getClient } from "~/platform/http/client.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { describeState } from "./describe-state";
import { SESSION_INTENTS } from "./intents";
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
  const page = {
    id: session.id,
    state: session.state,
    movedBy: session.movedBy,
    noShowBy: session.noShowBy,
    canceledBy: events.findLast(({ kind }) => kind === "canceled")?.actor ?? null,
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
      hasPage: mentor.status !== "draft",
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
      .filter((event) => event.note !== "" && event !== question)
      .map(({ id, kind, actor, note, at }) => ({ id, kind, actor, note, at: formatTime(at) })),
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
    isAnonymous: (await getAuth(request, context)).status === "anonymous",
    ...(await loadSessionFeedback(session, now)),
  };
  return { ...page, stateText: describeState(page) };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  const form = await readForm(request);
  const change: SideAction = { session, mentor, actor: "person", now: new Date() };
  const page = `/mentors/sessions/${session.id}`;
  switch (form.get("intent")) {
    case SESSION_INTENTS.accept: {
      const outcome = await confirmSession(change, {});
      return outcome.ok ? redirect(page) : refuse(outcome.problem);
    }
    case SESSION_INTENTS.decline: {
      const outcome = await declineSession(change, "");
      return outcome.ok ? redirect(page) : refuse(outcome.problem);
    }
    case SESSION_INTENTS.answer: {
      const submission = parseWithZod(form, { schema: answerSchema });
      if (submission.status !== "success")
        return rejectAnswer(form, submission.reply().error?.message?.[0]);
      const outcome = await sendMessage(change, submission.value.message);
      return outcome.ok
        ? toasts(request).redirectWithSuccess(page, "Answer sent")
        : refuse(outcome.problem);
    }
    case SESSION_INTENTS.noShow: {
      const outcome = await markNoShow(change);
      return outcome.ok
        ? toasts(request).redirectWithSuccess(page, "Marked as a no-show")
        : refuse(outcome.problem);
    }
    case SESSION_INTENTS.undoNoShow: {
      const outcome = await undoNoShow(change);
      return outcome.ok
        ? toasts(request).redirectWithSuccess(page, "No longer a no-show")
        : refuse(outcome.problem);
    }
    case SESSION_INTENTS.share:
      return changeSharing(request, session, form, getClient(context).ip);
    default:
      throw new Response("Unknown form", { status: 400 });
  }
}

function refuse(problem: Parameters<typeof describeProblem>[0]) {
  const { message, status } = describeProblem(problem);
  return data({ problem: message }, status);
}

function rejectAnswer(form: FormData, error = "Enter your answer.") {
  const message = String(form.get("message") ?? "");
  return data({ problem: undefined, rejectedAnswer: { message, error } }, 400);
}
