import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { listDueQuestionIds } from "~/review-schedule/schedule.server";
import { buildQueue, DAILY_MINUTES } from "~/review-schedule/queue";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { toasts } from "~/platform/http/toast.server";
import { getOwnQueue } from "~/skills/profile/own-queue.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const now = new Date();
  const queue = owner ? await getOwnQueue(owner, now) : buildQueue([], now);
  return {
    ...queue,
    questionCount: listDueQuestionIds(queue).length,
    dailyMinutes: DAILY_MINUTES,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await findOwner(request, context);
  const now = new Date();
  const questionIds = owner ? listDueQuestionIds(await getOwnQueue(owner, now)) : [];
  if (!owner || questionIds.length === 0)
    return toasts(request).redirectWithInfo("/interview/due", "Nothing is due today");
  const limited = await limitSessionStart(context, {});
  if (limited) return limited;
  const id = await startCustomSession(owner, { kind: "due", questionIds }, now);
  return redirect(`/interview/sessions/${id}`);
}
