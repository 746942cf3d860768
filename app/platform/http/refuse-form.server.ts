import type { Submission } from "@conform-to/dom";
import { data } from "@remix-run/node";

/** Why something is not accepted, and in how many seconds it may be. */
export interface Refusal {
  message: string;
  status: number;
  retryAfter?: number;
}

/** The page of a form again, with everything that was typed and the reason, above it or at one of its fields. */
export function refuseForm(
  submission: Pick<Submission<unknown>, "reply">,
  { message, status, retryAfter }: Refusal,
  field = "",
) {
  return data(
    { result: submission.reply({ fieldErrors: { [field]: [message] } }) },
    { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} },
  );
}
