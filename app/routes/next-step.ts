import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { getClient } from "~/platform/http/client.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { formatRateLimit } from "~/platform/http/rate-limited.server";
import { readIntent } from "~/platform/http/read-form.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { toasts } from "~/platform/http/toast.server";
import { getAdvice } from "~/skills/advice/get-advice.server";
import { stepRefusalLimit } from "~/skills/advice/limits.server";
import {
  listRefusals,
  MAX_REFUSALS,
  refuseStep,
  undoRefusal,
} from "~/skills/advice/refusals.server";
import { stepRefusalSchema } from "~/skills/advice/schema.server";
import { getStepKey, toRefusedPath } from "~/skills/advice/step-key";

export const handle = { access: "public" } satisfies PageHandle;

const PAGE = "/profile/skills";

/** Only the forms of a next step lead here. */
export function loader() {
  return redirect(PAGE);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { intent, step, ...form } = await readIntent(request, stepRefusalSchema);
  const returnTo = safeRedirect(form.returnTo, PAGE);
  const { redirectWithError, redirectWithInfo, redirectWithSuccess } = toasts(request);
  const retryAfter = await stepRefusalLimit.consume(getClient(context).ip);
  if (retryAfter)
    return redirectWithError(
      returnTo,
      formatRateLimit("Your network has changed a lot of suggestions.", retryAfter),
    );
  if (intent === "undo") {
    await undoRefusal(owner, step);
    return redirectWithSuccess(returnTo, "Undone. We may suggest it again.");
  }
  const now = new Date();
  const advice = await getAdvice(owner, context, now);
  const key = getStepKey(step);
  const isSuggested = [advice.step, ...advice.alternatives].some(
    (each) => getStepKey(each) === key,
  );
  if (!isSuggested && !(await listRefusals(owner, now)).includes(key))
    return redirectWithInfo(returnTo, "That isn’t suggested any more.");
  const { isFull } = await refuseStep(owner, step, now);
  return isFull
    ? redirectWithError(
        returnTo,
        `You have said no to ${MAX_REFUSALS} suggestions. Undo one in the settings first.`,
      )
    : redirect(toRefusedPath(returnTo));
}
