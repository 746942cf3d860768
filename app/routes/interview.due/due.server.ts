import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { getQueue, listDueQuestionIds } from "~/review-schedule/schedule.server";
import { buildQueue, DAILY_MINUTES } from "~/review-schedule/queue";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { toasts } from "~/platform/http/toast.server";
import { readLearned } from "~/skills/profile/learned.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const now = new Date();
  const queue = owner ? await readQueue(owner, now) : buildQueue([], now);
  return {
    ...queue,
    questionCount: listDueQuestionIds(queue).length,
    dailyMinutes: DAILY_MINUTES,
  };
}

async function readQueue(owner: string, now: Date) {
  return getQueue(owner, now, (await readLearned(owner)).queueAttempts);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await findOwner(request, context);
  const now = new Date();
  const questionIds = owner ? listDueQuestionIds(await readQueue(owner, now)) : [];
  if (!owner || questionIds.length === 0)
    return toasts(request).redirectWithInfo("/interview/due", "Nothing is due today");
  const limited = await limitSessionStart(context, {});
  if (limited) return limited;
  const id = await startCustomSession(owner, { kind: "due", questionIds }, now);
  return redirect(`/interview/sessions/${id}`);
}
