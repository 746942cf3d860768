import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { z } from "zod";
import { requireOwner } from "~/accounts/session/owner.server";
import { saveOutcome } from "~/job-interviews/debrief/outcome.server";
import { loadPlans, type Today } from "~/job-interviews/plan/load-plans.server";
import { deleteDayOff, insertDayOff } from "~/job-interviews/plan/queries.server";
import { startRehearsal } from "~/job-interviews/plan/start-rehearsal.server";
import { describeHead, describeNearer } from "~/job-interviews/plan-view/describe-head";
import {
  describeAsked,
  describePlan,
  describeQuestions,
} from "~/job-interviews/plan-view/describe-plan.server";
import { describeZone } from "~/job-interviews/plan-view/describe-zone";
import { getOwnJobInterviews } from "~/job-interviews/own-job-interviews.server";
import { readDay } from "~/job-interviews/reader-day.server";
import { requireJobInterview } from "~/job-interviews/require-job-interview.server";
import type { JobInterview } from "~/job-interviews/types";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { isVisitor } from "~/platform/database/owner-id";
import { readIntent } from "~/platform/http/read-form.server";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { listItems } from "~/today/plan-items.server";
import { runItems } from "~/today/run.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const interview = await requireJobInterview(owner, params.id);
  const day = readDay(request, interview, new Date());
  const plans = await loadOwnPlans(owner, context, day);
  const own = plans.plans.find((each) => each.interview.id === interview.id);
  return {
    ...describeHead(interview, day),
    zone: describeZone(interview, readTimeZone(request)),
    isZoneChosen: readTimeZone(request) !== undefined,
    nearer: own ? describeNearer(interview.id, plans.plans, day.today) : null,
    hasPosting: interview.posting !== "",
    plan: own ? describePlan(own, plans, day.now) : null,
    asked: own ? describeAsked(own) : null,
    questions: describeQuestions(interview),
  };
}

const formSchema = z.object({ intent: z.enum(["start", "rehearse", "off", "on", "open"]) });

/** Starts what is planned for today, or the rehearsal, takes the day off, or takes back how it ended. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const interview = await requireJobInterview(owner, params.id);
  const { intent } = await readIntent(request, formSchema);
  const day = readDay(request, interview, new Date());
  const page = `/plans/${interview.id}`;
  const dayOff = { interviewId: interview.id, day: day.today };
  switch (intent) {
    case "off":
      await insertDayOff(owner, dayOff, day.now);
      return redirect(page);
    case "on":
      await deleteDayOff(owner, dayOff);
      return redirect(page);
    case "open":
      await saveOutcome(owner, interview.id, null);
      return redirect(page);
    default: {
      const limited = await limitSessionStart(context, {});
      if (limited) return limited;
      return redirect(
        intent === "rehearse"
          ? await rehearse(owner, interview, day)
          : ((await start(owner, interview, { context, day })) ?? page),
      );
    }
  }
}

async function loadOwnPlans(owner: string, context: AppLoadContext, day: Today) {
  return loadPlans(owner, await getOwnJobInterviews(owner, context, day.now), day);
}

async function rehearse(owner: string, interview: JobInterview, day: Today): Promise<string> {
  return `/interview/sessions/${await startRehearsal(owner, interview, interview.minutesADay, day)}`;
}

/** Runs today’s work as one sitting; a visitor, who has none, begins with the first of it. */
async function start(
  owner: string,
  interview: JobInterview,
  { context, day }: { context: AppLoadContext; day: Today },
): Promise<string | undefined> {
  const items = listItems(await loadOwnPlans(owner, context, day), { id: interview.id });
  const [first] = items;
  if (!first || !isVisitor(owner)) return first && runItems(owner, items, day);
  return first.kind === "rehearsal" ? rehearse(owner, interview, day) : first.to;
}
