import type { AppLoadContext } from "@remix-run/node";
import { sessionStartLimit } from "~/practice/limits.server";
import { getClient } from "~/platform/http/client.server";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";

/** Counts the start of a session; the response to the form when the network has started too many. */
export async function limitSessionStart<Values extends object>(
  context: AppLoadContext,
  values: Values,
) {
  const retryAfter = await sessionStartLimit.consume(getClient(context).ip);
  return retryAfter === 0
    ? undefined
    : rateLimitedForm(
        "Too many sessions were started from your network.",
        retryAfter,
        (limitMessage) => ({ ...values, limitMessage }),
      );
}
