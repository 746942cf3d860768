import type { Submission } from "@conform-to/dom";
import { data } from "@remix-run/node";
import { OverloadError } from "~/practice/text-analysis/overload";

type AnyAnswerSubmission = Submission<{ answer: string }, string[], unknown>;

/** The page of the answer again, with everything that was written and why it was not taken. */
export function replyWithError(
  submission: AnyAnswerSubmission,
  message: string,
  status: number,
  retryAfter?: number,
) {
  return data(
    { result: submission.reply({ fieldErrors: { answer: [message] } }) },
    { status, headers: retryAfter ? { "Retry-After": String(retryAfter) } : {} },
  );
}

/** The same where the reviewer has no room for another answer; any other error is thrown on. */
export function replyToOverload(submission: AnyAnswerSubmission, error: unknown) {
  if (!(error instanceof OverloadError)) throw error;
  return replyWithError(
    submission,
    "Many answers are being reviewed right now. Yours is still in the form. Submit it again in a few seconds.",
    503,
    error.retryAfter,
  );
}
