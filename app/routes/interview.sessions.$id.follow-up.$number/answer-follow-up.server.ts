import type { Submission } from "@conform-to/dom";
import { redirect } from "@remix-run/node";
import { handleAnswer } from "~/practice/answer/handle-answer.server";
import type { AnswerTarget } from "~/practice/answer/types";
import type { AnswerFields } from "~/practice/answer/schema.server";
import { submitFollowUpAnswer } from "~/practice/follow-up/follow-ups.server";
import { toasts } from "~/platform/http/toast.server";
import type { FollowUpContext } from "./get-follow-up.server";

/** Scores the answer to a follow-up; an earlier one is not replaced. */
export function answerFollowUp(
  request: Request,
  { answer, asked, nextUrl, ...followUp }: FollowUpContext & AnswerTarget,
  submission: Pick<Submission<unknown>, "reply">,
  fields: AnswerFields,
) {
  if (!asked)
    return followUp.session.followUps.some(({ text }) => text === fields.answer)
      ? redirect(nextUrl)
      : toasts(request).redirectWithInfo(
          nextUrl,
          "You already answered this follow-up. Your first answer counts.",
        );
  return handleAnswer(followUp, submission, fields, async (submitted) => ({
    bytes: await submitFollowUpAnswer(followUp, asked, { ...submitted, attempt: answer.attempt }),
    nextUrl,
  }));
}
