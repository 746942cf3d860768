import { data } from "@remix-run/node";

/** The reason, and when to try again. */
export function formatRateLimit(reason: string, retryAfterInSeconds: number): string {
  const minutes = Math.ceil(retryAfterInSeconds / 60);
  return `${reason} Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
}

/**
 * The response of a page's form when a rate limit is reached: 429 and Retry-After.
 *
 * @param createBody the action data: the message at the form, and the form's values
 */
export function rateLimitedForm<Body>(
  reason: string,
  retryAfterInSeconds: number,
  createBody: (message: string) => Body,
) {
  return data(createBody(formatRateLimit(reason, retryAfterInSeconds)), {
    status: 429,
    headers: { "Retry-After": String(retryAfterInSeconds) },
  });
}
