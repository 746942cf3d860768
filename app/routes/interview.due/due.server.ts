import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import {
  MAX_COMEBACKS_PER_SESSION,
  getQueue,
  listDueQuestionIds,
} from "~/comeback/comebacks.server";
import type { Queue } from "~/comeback/queue";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { toasts } from "~/platform/http/toast.server";
import { readLearned } from "~/routes/profile/learned.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const queue: Queue = owner
    ? await getQueue(owner, new Date(), (await readLearned(owner)).quizAttempts)
    : { today: "", due: [], upcoming: [], minutes: 0 };
  return {
    ...queue,
    questionCount: listDueQuestionIds(queue).length,
    maxPerSession: MAX_COMEBACKS_PER_SESSION,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await findOwner(request, context);
  const now = new Date();
  const questionIds = owner ? listDueQuestionIds(await getQueue(owner, now)) : [];
  if (!owner || questionIds.length === 0)
    return toasts(request).redirectWithInfo("/interview/due", "Nothing is due today");
  const limited = await limitSessionStart(context, {});
  if (limited) return limited;
  const id = await startCustomSession(
    owner,
    "due",
    questionIds.slice(0, MAX_COMEBACKS_PER_SESSION),
    now,
  );
  return redirect(`/interview/sessions/${id}`);
}
