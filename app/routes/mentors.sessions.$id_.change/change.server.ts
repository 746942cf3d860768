import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { isSkillId } from "~/data/skills";
import { suggestTopics } from "~/mentoring/booking/agenda";
import { describeProblem } from "~/mentoring/booking/problems";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { describeTime, getFirstName } from "~/mentoring/booking/describe-time";
import { loadWeek } from "~/mentoring/booking/week-view.server";
import { mentorRequestLimit } from "~/mentoring/limits.server";
import { listSharedReports } from "~/mentoring/marks/shared-reports.server";
import { requestSchema } from "~/mentoring/booking/schema.server";
import { editRequest, moveSession } from "~/mentoring/sessions/move-session.server";
import { requireOwnSession } from "~/mentoring/sessions/require-own-session.server";
import { isNoticeKept } from "~/mentoring/sessions/rules";
import type { SideAction } from "~/mentoring/sessions/session-action";
import { isWaiting } from "~/mentoring/sessions/states";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import {
  NOT_SHAREABLE,
  areShareable,
  listReportChoices,
} from "~/feedback/report/shareable-reports.server";
import { getSkillRecord } from "~/skills/queries.server";
import { listWeakSkills } from "~/skills/weak-spots";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  const timeZone = readTimeZone(request) ?? session.timeZone;
  const now = new Date();
  const page = `/mentors/sessions/${session.id}`;
  const canChange =
    isWaiting(session.state) ||
    (session.state === "confirmed" && isNoticeKept(session.startsAt, now));
  if (!canChange) throw redirect(page);
  const gaps = listWeakSkills((await getSkillRecord(session.ownerId, now)).record);
  const suggested = suggestTopics(gaps, mentor.specialties);
  const { searchParams } = new URL(request.url);
  return {
    id: session.id,
    isConfirmed: session.state === "confirmed",
    mentor: {
      firstName: getFirstName(mentor),
      price: mentor.price,
      isSample: mentor.isSample,
    },
    current: describeTime(session.startsAt, session.endsAt, timeZone, mentor),
    startsAt: session.startsAt,
    agenda: session.agenda,
    topics: suggested.map((topic) => ({
      ...topic,
      isChosen: session.topics.some((id) => id === topic.id),
    })),
    reports: await listReportChoices(session.ownerId, await listSharedReports(session.id)),
    constraint: getZodConstraint(requestSchema),
    week: await loadWeek(
      mentor,
      {
        timeZone,
        date: searchParams.get("week"),
        selected: session.startsAt,
        ownTime: session.startsAt,
      },
      now,
    ),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { session, mentor } = await requireOwnSession(owner, params.id);
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: requestSchema,
      limit: mentorRequestLimit,
      reason: "Too many changes from your network.",
    },
  );
  if (refusal) return refusal;
  const { slot: startsAt, agenda, report: reports } = values;
  if (!(await areShareable(session.ownerId, reports)))
    return refuseForm(submission, { message: NOT_SHAREABLE, status: 400 });
  const awaitsMentor = isWaiting(session.state) && session.movedBy !== "mentor";
  const change: SideAction = { session, mentor, actor: "person", now: new Date() };
  const outcome = awaitsMentor
    ? await editRequest(change, {
        startsAt,
        agenda,
        topics: values.topic.filter(isSkillId),
        reports,
      })
    : await moveSession(change, { startsAt });
  if (!outcome.ok) {
    const { message, status } = describeProblem(outcome.problem);
    // The page with the form no longer exists then.
    if (["changed", "expired", "late"].includes(outcome.problem))
      return toasts(request).redirectWithError(`/mentors/sessions/${session.id}`, message);
    return refuseForm(submission, { message, status });
  }
  // A page with a new time says who proposed it.
  const page = `/mentors/sessions/${session.id}`;
  return awaitsMentor
    ? toasts(request).redirectWithSuccess(page, "Request changed")
    : redirect(page);
}
