import type { Refusal } from "~/platform/http/refuse-form.server";

const RETRY_AFTER_IN_SECONDS = 10;

/** Too many texts wait to be read; nothing is wrong with this one. */
export class OverloadError extends Error {
  readonly retryAfter = RETRY_AFTER_IN_SECONDS;
  constructor() {
    super("Too many texts are waiting to be read.");
    this.name = "OverloadError";
  }
}

/** The refusal of a text while too many others wait; any other error is thrown on. */
export function toRefusal(error: unknown, reason: string): Refusal {
  if (!(error instanceof OverloadError)) throw error;
  const message = `${reason} Yours is still in the form. Submit it again in a few seconds.`;
  return { message, status: 503, retryAfter: error.retryAfter };
}
