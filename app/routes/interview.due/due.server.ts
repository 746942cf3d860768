import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { MAX_COMEBACKS_PER_SESSION, getComebacks } from "~/comeback/comebacks.server";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const { today, due, upcoming } = owner
    ? await getComebacks(owner, new Date())
    : { today: "", due: [], upcoming: [] };
  return { today, due, upcoming, maxPerSession: MAX_COMEBACKS_PER_SESSION };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await findOwner(request, context);
  const now = new Date();
  const due = owner ? (await getComebacks(owner, now)).due : [];
  if (!owner || due.length === 0)
    return toasts(request).redirectWithInfo("/interview/due", "Nothing is due today");
  const limited = await limitSessionStart(context, {});
  if (limited) return limited;
  const id = await startCustomSession(
    owner,
    "due",
    due.slice(0, MAX_COMEBACKS_PER_SESSION).map(({ questionId }) => questionId),
    now,
  );
  return redirect(`/interview/sessions/${id}`);
}
