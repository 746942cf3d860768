import { z } from "zod";
import type { AuthFailure } from "./contract";
import { NO_PASSWORD_NO_MAIL } from "~/accounts/no-mail";
import { PROVIDER_NAMES, type ProviderId } from "~/accounts/social/provider-names";
import { formatRateLimit } from "~/platform/http/rate-limited.server";
import { BUSY_RETRY_AFTER_IN_SECONDS } from "~/accounts/password/hash.server";

// Failures shared by several calls.

export const unauthorized: AuthFailure = {
  ok: false,
  status: 401,
  message: "Your session has ended. Please sign in again.",
};

/** An expired, used or invalid link from an email. */
export const invalidLink: AuthFailure = {
  ok: false,
  status: 410,
  message: "It has expired, was used already, or is incomplete.",
};

/** A link from an email that only the session may use that asked for it. */
export const linkForOtherSession: AuthFailure = {
  ok: false,
  status: 403,
  message:
    "It works only in the browser in which you asked for it, while you’re signed in there. Open it there, or sign in here and ask for a new one.",
};

export const identityOfOtherAccount = (provider: ProviderId): AuthFailure => ({
  ok: false,
  status: 403,
  message: `That ${PROVIDER_NAMES[provider]} account isn’t connected to the account you’re signed in to.`,
});

/** In an account without a password, where no email can stand for it. */
export const passwordNeeded: AuthFailure = {
  ok: false,
  status: 403,
  message: NO_PASSWORD_NO_MAIL,
};

/** Connecting an account elsewhere to one whose email may be someone else's. */
export const unconfirmedEmail: AuthFailure = {
  ok: false,
  status: 403,
  message: "Confirm your email address first.",
};

export const guessablePassword: AuthFailure = {
  ok: false,
  status: 400,
  message: "The new password is too easy to guess.",
  errors: {
    newPassword: ["This password is too easy to guess. Try a few unrelated words."],
  },
};

/** Too many passwords are being hashed at once. */
export const serverBusy: AuthFailure = {
  ok: false,
  status: 503,
  message: "Many people are signing in right now. Try again in a few seconds.",
  retryAfter: BUSY_RETRY_AFTER_IN_SECONDS,
};

/** A rate limit failure, with the time to wait. */
export function rateLimited(reason: string, retryAfter: number): AuthFailure {
  return { ok: false, status: 429, message: formatRateLimit(reason, retryAfter), retryAfter };
}

export function invalidFields(error: z.ZodError): AuthFailure {
  const { fieldErrors, formErrors } = z.flattenError(error);
  return {
    ok: false,
    status: 400,
    message: formErrors[0] ?? "Please check the highlighted fields.",
    errors: Object.fromEntries(
      Object.entries<string[]>(fieldErrors).map(([field, messages]) => [
        field,
        // A list is no text and, empty, too short as well.
        [...new Set(messages)],
      ]),
    ),
  };
}
