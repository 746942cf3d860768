import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { describeProblem } from "~/mentoring/booking/problems";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { describeTime, getFirstName } from "~/mentoring/booking/describe-time";
import { requireOwnSession } from "~/mentoring/sessions/require-own-session.server";
import { isNoticeKept } from "~/mentoring/sessions/rules";
import { ACTIVE_STATES } from "~/mentoring/sessions/states";
import { cancelSession } from "~/mentoring/sessions/transitions.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  const timeZone = readTimeZone(request) ?? session.timeZone;
  const now = new Date();
  return {
    id: session.id,
    isConfirmed: session.state === "confirmed",
    isCanceled: session.state === "canceled",
    canCancel: ACTIVE_STATES.includes(session.state) && session.startsAt > now.toISOString(),
    isLate: session.state === "confirmed" && !isNoticeKept(session.startsAt, now),
    mentor: getFirstName(mentor),
    isSample: mentor.isSample,
    time: describeTime(session.startsAt, session.endsAt, timeZone, mentor),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  const outcome = await cancelSession({ session, mentor, actor: "person", now: new Date() }, "");
  if (!outcome.ok) {
    const { message, status } = describeProblem(outcome.problem);
    return data({ problem: message }, status);
  }
  return redirect(`/mentors/sessions/${session.id}`);
}
