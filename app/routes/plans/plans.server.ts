import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { checkDay, listAllowedDays } from "~/job-interviews/days";
import { describeOutcome } from "~/job-interviews/describe-outcome";
import { addJobInterview } from "~/job-interviews/job-interviews.server";
import { jobInterviewLimit } from "~/job-interviews/limits.server";
import { nameCount } from "~/job-interviews/plan-view/words";
import { listJobInterviews } from "~/job-interviews/queries.server";
import { findNextRound, getLastRound } from "~/job-interviews/rounds";
import { addSchema, getJobInterviewConstraint } from "~/job-interviews/schema.server";
import { type JobInterview, MAX_JOB_INTERVIEWS } from "~/job-interviews/types";
import { formatCity } from "~/mentoring/calendar/format-time";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { getClient } from "~/platform/http/client.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { proposeTarget } from "~/person-context/wished-job.server";
import { toasts, withLink } from "~/platform/http/toast.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { startWorkers } from "~/practice/text-analysis/pool.server";
import { formatLongDate, formatWeekday } from "~/ui/format-date";

const SERVER_TIME_ZONE = "UTC";

export async function loader({ request, context }: LoaderFunctionArgs) {
  startWorkers();
  const owner = await findOwner(request, context);
  const now = new Date();
  const timeZone = readTimeZone(request);
  const interviews = owner ? await listJobInterviews(owner, now) : [];
  return {
    coming: interviews
      .filter((each) => isAhead(each, now))
      .map((each) => describeInterview(each, now)),
    past: interviews
      .filter((each) => !isAhead(each, now))
      .map((each) => ({ ...describeInterview(each, now), state: describeOutcome(each, now) })),
    constraint: getJobInterviewConstraint(listAllowedDays(timeZone ?? SERVER_TIME_ZONE, now)),
    city: formatCity(timeZone ?? SERVER_TIME_ZONE),
    isZoneChosen: timeZone !== undefined,
    isMailConfigured,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    {
      schema: addSchema,
      limit: jobInterviewLimit,
      reason: "Your network has changed a lot of job interviews.",
    },
  );
  if (refusal) return refusal;
  const { intent, company, role, heldOn } = values;
  const now = new Date();
  const timeZone = readTimeZone(request) ?? SERVER_TIME_ZONE;
  const problem = checkDay(heldOn, listAllowedDays(timeZone, now), intent === "add-over");
  if (problem)
    return data(
      {
        result: submission.reply({ fieldErrors: { heldOn: [problem.message] } }),
        canBeOver: problem.canBeOver,
      },
      400,
    );
  const { owner, headers } = await findOrCreateOwner(request, context);
  const { ip } = getClient(context);
  const added = await addJobInterview(owner, { company, role, heldOn, timeZone }, { ip, now });
  if ("isFull" in added)
    return refuseForm(submission, {
      message: `You have ${MAX_JOB_INTERVIEWS} job interviews here, which is as many as one person can keep. Delete one first.`,
      status: 400,
    });
  const target = await proposeTarget(owner, role);
  const saved = "Job interview saved";
  const message = target
    ? withLink(`${saved}. Your target is now ${target.title}.`, {
        label: "Change it",
        to: `/occupations/${target.code}`,
      })
    : saved;
  return toasts(request).redirectWithSuccess(`/plans/${added.id}`, message, { headers });
}

/** One that ended before its last round isn’t ahead any more. */
const isAhead = (interview: JobInterview, now: Date) =>
  interview.outcome === null && findNextRound(interview, now) !== undefined;

/** By its next round; of one that is over, by its last. */
function describeInterview(interview: JobInterview, now: Date) {
  const { id, company, role, rounds } = interview;
  const { heldOn } = findNextRound(interview, now) ?? getLastRound(interview);
  const count = rounds.length;
  return {
    id,
    company,
    role,
    day: `${formatWeekday(heldOn).split(",")[0]}, ${formatLongDate(heldOn)}`,
    rounds: count === 1 ? null : `${nameCount(count)} rounds`,
  };
}
