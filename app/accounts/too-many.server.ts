import type { AuthFailure } from "./auth-api";

/** The refusal of a limit: what came too often, and when to come back. */
export function tooMany(what: string, waitInSeconds: number): AuthFailure {
  const minutes = Math.ceil(waitInSeconds / 60);
  return { ok: false, status: 429, message: `${what} Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`, retryAfter: waitInSeconds };
}
