import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import {
  addJobInterview,
  changeJobInterview,
  deleteJobInterview,
} from "~/job-interviews/job-interviews.server";
import { jobInterviewLimit } from "~/job-interviews/limits.server";
import { findJobInterview, listJobInterviews } from "~/job-interviews/queries.server";
import { getJobInterviewConstraint, jobInterviewSchema } from "~/job-interviews/schema.server";
import { findNextRound, getLastRound } from "~/job-interviews/rounds";
import { type JobInterview, MAX_JOB_INTERVIEWS } from "~/job-interviews/types";
import { formatCity } from "~/mentoring/calendar/format-time";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { addDays, getLocalDate } from "~/mentoring/calendar/week";
import { checkpoint } from "~/platform/database/connection.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { toasts } from "~/platform/http/toast.server";
import { formatLongDate, formatWeekday } from "~/ui/format-date";

const PAGE = "/plans";
const DAYS_AHEAD = 2 * 365;
const SERVER_TIME_ZONE = "UTC";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const now = new Date();
  const timeZone = readTimeZone(request);
  const interviews = owner ? await listJobInterviews(owner, now) : [];
  const changedId = new URL(request.url).searchParams.get("change");
  return {
    coming: interviews.filter((each) => findNextRound(each, now)).map(describeInterview),
    past: interviews.filter((each) => !findNextRound(each, now)).map(describeInterview),
    changed:
      changedId === null ? null : describeInterview(await requireInterview(owner, changedId)),
    constraint: getJobInterviewConstraint(listDays(timeZone, now)),
    city: formatCity(timeZone ?? SERVER_TIME_ZONE),
    isZoneChosen: timeZone !== undefined,
    isMailConfigured,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: jobInterviewSchema,
      limit: jobInterviewLimit,
      reason: "Your network has changed a lot of job interviews.",
    },
  );
  if (refusal) return refusal;
  const { owner, headers } = await findOrCreateOwner(request, context);
  const now = new Date();
  const before = values.intent === "add" ? undefined : await requireInterview(owner, values.id);
  if (before && values.intent === "delete") {
    await deleteJobInterview(owner, before);
    await checkpoint();
    return toasts(request).redirectWithSuccess(PAGE, "Job interview deleted");
  }
  if (values.intent === "delete") throw new Response("Not found", { status: 404 });
  const { company, role, heldOn } = values;
  const round = before && getLastRound(before);
  const timeZone = readTimeZone(request) ?? round?.timeZone ?? SERVER_TIME_ZONE;
  const { min, max } = listDays(timeZone, now);
  if (heldOn !== round?.heldOn && (heldOn < min || heldOn > max))
    return refuseForm(
      submission,
      { message: "Choose a day from today on, within two years.", status: 400 },
      "heldOn",
    );
  const details = { company, role, heldOn, timeZone };
  if (before && round) {
    await changeJobInterview(owner, { id: before.id, round }, details, now);
    return toasts(request).redirectWithSuccess(PAGE, "Job interview changed");
  }
  const added = await addJobInterview(owner, details, now);
  if ("isFull" in added)
    return refuseForm(submission, {
      message: `You have ${MAX_JOB_INTERVIEWS} job interviews here, which is as many as one person can keep. Delete one first.`,
      status: 409,
    });
  return toasts(request).redirectWithSuccess(PAGE, "Job interview saved", { headers });
}

/** One of the owner's; for everyone else it isn't there. */
async function requireInterview(owner: string | undefined, id: string): Promise<JobInterview> {
  const interview = owner === undefined ? undefined : await findJobInterview(owner, id);
  if (!interview) throw new Response("Not found", { status: 404 });
  return interview;
}

function listDays(timeZone = SERVER_TIME_ZONE, now: Date) {
  const min = getLocalDate(now.toISOString(), timeZone);
  return { min, max: addDays(min, DAYS_AHEAD) };
}

function describeInterview(interview: JobInterview) {
  const { id, company, role } = interview;
  const { heldOn } = getLastRound(interview);
  return { id, heldOn, company, role, day: formatLongDate(heldOn), weekday: formatWeekday(heldOn) };
}
