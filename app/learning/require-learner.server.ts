import type { ActionFunctionArgs } from "@remix-run/node";
import { findOrCreateOwner } from "~/accounts/session/owner.server";
import { getClient } from "~/platform/http/client.server";
import { createAddressLimit } from "~/platform/http/rate-limit.server";
import { formatRateLimit } from "~/platform/http/rate-limited.server";
import { toasts } from "~/platform/http/toast.server";

/** A course has about twenty forms: enough for a class on one network. */
const learningLimit = createAddressLimit({
  name: "learning",
  points: 900,
  seconds: 60 * 60,
});

/** The account or visitor whose progress a form changes; throws a redirect to the page over the limit. */
export async function requireLearner(
  { request, context }: ActionFunctionArgs,
  path: string,
): Promise<{ owner: string; headers: HeadersInit }> {
  const retryAfter = await learningLimit.consume(getClient(context).ip);
  if (retryAfter)
    throw await toasts(request).redirectWithError(
      path,
      formatRateLimit("Your network has sent a lot of course forms.", retryAfter),
    );
  return findOrCreateOwner(request, context);
}
