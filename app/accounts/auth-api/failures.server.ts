import { z } from "zod";
import type { AuthFailure } from "./contract";
import { formatRateLimit } from "~/platform/http/rate-limited.server";
import { BUSY_RETRY_AFTER_IN_SECONDS } from "~/accounts/password/hash.server";

// The refusals that several calls share.

export const unauthorized: AuthFailure = {
  ok: false,
  status: 401,
  message: "Your session has ended. Please log in again.",
};

/** A link from a mail that does nothing any more, or never did. */
export const invalidLink: AuthFailure = {
  ok: false,
  status: 410,
  message:
    "This link does not work. It may have been used before, it may be too old, or a part of it is missing.",
};

export const guessablePassword: AuthFailure = {
  ok: false,
  status: 400,
  message: "The new password is too easy to guess.",
  errors: {
    newPassword: [
      "This password is too easy to guess. Try a few words that do not belong together.",
    ],
  },
};

/** Too many passwords are being hashed at once. */
export const serverBusy: AuthFailure = {
  ok: false,
  status: 503,
  message: "Many people are signing in right now. Try again in a few seconds.",
  retryAfter: BUSY_RETRY_AFTER_IN_SECONDS,
};

/** The refusal of a limit: what came too often, and when to come back. */
export function rateLimited(reason: string, retryAfter: number): AuthFailure {
  return { ok: false, status: 429, message: formatRateLimit(reason, retryAfter), retryAfter };
}

export function invalidFields(error: z.ZodError): AuthFailure {
  const { fieldErrors, formErrors } = z.flattenError(error);
  return {
    ok: false,
    status: 400,
    message: formErrors[0] ?? "Some fields need another look.",
    errors: fieldErrors as Record<string, string[]>,
  };
}
