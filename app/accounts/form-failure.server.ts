import { randomUUID } from "node:crypto";
import type { Submission } from "@conform-to/dom";
import { data } from "@remix-run/node";
import type { AuthFailure } from "./auth-api/contract";

/**
 * Turns an auth API failure into a form response: its field errors under the fields, or else its
 * message above the form, where it stays; the same as a toast, unless it says how long to wait; and
 * the submitted values except hidden ones. With advice, the message is in the toast alone, and the advice stays.
 */
export function replyToFailure<Fields extends Record<string, unknown>, Value>(
  submission: Submission<Fields, string[], Value>,
  { status, message, errors, retryAfter }: AuthFailure,
  hideFields: (keyof Fields & string)[],
  advice?: string,
) {
  const fieldErrors = Object.entries(errors ?? {}).filter(([field]) => field in submission.payload);
  return data(
    {
      result: submission.reply({
        hideFields,
        formErrors: fieldErrors.length === 0 ? [advice ?? message] : [],
        fieldErrors: Object.fromEntries(fieldErrors) as Record<keyof Fields & string, string[]>,
      }),
      toast:
        status === 429
          ? null
          : { id: randomUUID(), type: "error" as const, message, isShownAtForm: !advice },
    },
    { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} },
  );
}
