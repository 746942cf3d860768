import { randomUUID } from "node:crypto";
import type { Submission } from "@conform-to/dom";
import { data } from "@remix-run/node";
import type { AuthFailure } from "./auth-api/contract";

type AnySubmission = Pick<Submission<unknown>, "payload" | "reply">;

/** Never sent back. */
const PASSWORD_FIELDS = ["password", "currentPassword", "newPassword", "confirmPassword"];

/** The page of a form again, with everything but passwords and what is wrong. */
export const replyToInvalid = (submission: AnySubmission) =>
  data({ result: submission.reply({ hideFields: PASSWORD_FIELDS }), toast: null }, 400);

/**
 * The same for a failure of the auth API: its field errors under the fields, or else its message above the form, where
 * it stays, and as a toast, unless it says how long to wait. With advice, the message is in the toast alone, and the
 * advice stays.
 */
export function replyToFailure(
  submission: AnySubmission,
  { status, message, errors, retryAfter }: AuthFailure,
  advice?: string,
) {
  const fieldErrors = Object.entries(errors ?? {}).filter(([field]) => field in submission.payload);
  return data(
    {
      result: submission.reply({
        hideFields: PASSWORD_FIELDS,
        formErrors: fieldErrors.length === 0 ? [advice ?? message] : [],
        fieldErrors: Object.fromEntries(fieldErrors),
      }),
      toast:
        status === 429
          ? null
          : { id: randomUUID(), type: "error" as const, message, isShownAtForm: !advice },
    },
    { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} },
  );
}
