import { type AppLoadContext, redirect } from "@remix-run/node";
import type { AuthFailure } from "~/accounts/auth-api/contract";
import { rateLimited } from "~/accounts/auth-api/failures.server";
import { getClient } from "~/platform/http/client.server";
import { createAddressLimit } from "~/platform/http/rate-limit.server";
import { type FlowStart, createFlowCookie } from "./flow.server";

const FIFTEEN_MINUTES_IN_SECONDS = 15 * 60;

// A classroom behind one address must get in; a script must not.
const startsByAddress = createAddressLimit({
  name: "social-sign-in-start",
  points: 100,
  seconds: FIFTEEN_MINUTES_IN_SECONDS,
});
const answersByAddress = createAddressLimit({
  name: "social-sign-in-answer",
  points: 100,
  seconds: FIFTEEN_MINUTES_IN_SECONDS,
});

/**
 * On the way to a provider: first to a page of our own, because a browser lets a form lead to no
 * other site, not by a redirect either, and providers redirect to sites that nobody can list.
 */
export async function startFlow(
  request: Request,
  context: AppLoadContext,
  start: FlowStart,
): Promise<Response | AuthFailure> {
  const retryAfter = await startsByAddress.consume(getClient(context).ip);
  if (retryAfter) return rateLimited("Too many sign-in attempts.", retryAfter);
  return redirect(`/social-sign-in/${start.provider}`, {
    headers: { "Set-Cookie": await createFlowCookie(request, start) },
  });
}

export async function countAnswer(context: AppLoadContext): Promise<AuthFailure | undefined> {
  const retryAfter = await answersByAddress.consume(getClient(context).ip);
  return retryAfter ? rateLimited("Too many sign-in attempts.", retryAfter) : undefined;
}
