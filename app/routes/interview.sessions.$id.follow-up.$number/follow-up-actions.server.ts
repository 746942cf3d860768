import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { deleteSubmittedDraft, saveDraft } from "~/practice/drafts/drafts.server";
import { followUpDraftSchema } from "~/practice/drafts/schema.server";
import { checkAnswerStorage } from "~/practice/store/storage-limit.server";
import { submitFollowUpAnswer } from "~/practice/follow-up/follow-ups.server";
import { answerLimit } from "~/practice/limits.server";
import { replyToOverload, replyWithError } from "~/practice/answer/reply-with-error.server";
import { answerSchema } from "~/practice/answer/schema.server";
import { getSpeakingTime } from "~/practice/speech/speaking-time";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { toasts } from "~/platform/http/toast.server";
import type { FollowUpContext } from "./get-follow-up.server";

/** Saves the answer; an earlier one is not replaced. */
export async function handleFollowUp(
  request: Request,
  { owner, session, question, answer, point, nextUrl }: FollowUpContext,
  form: FormData,
  ip: string,
) {
  const submission = parseWithZod(form, { schema: answerSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const { answer: text, transcript, spokenSeconds: spokenSecondsField } = submission.value;
  if (!point)
    return session.followUps.some((followUp) => followUp.text === text)
      ? redirect(nextUrl)
      : toasts(request).redirectWithInfo(
          nextUrl,
          "You already answered this follow-up. Your first answer counts.",
        );
  const retryAfter = await answerLimit.consume(owner);
  if (retryAfter)
    return rateLimitedForm(
      "You’ve submitted a lot of answers in a short time.",
      retryAfter,
      (message) => ({
        result: submission.reply({ fieldErrors: { answer: [message] } }),
      }),
    );
  const refusal = await checkAnswerStorage(owner, ip);
  if (refusal)
    return replyWithError(submission, refusal.message, refusal.status, refusal.retryAfter);
  try {
    await submitFollowUpAnswer(
      session.id,
      question,
      {
        attempt: answer.attempt,
        text,
        seconds: getSpeakingTime(text, transcript, spokenSecondsField),
        point,
      },
      ip,
    );
  } catch (error) {
    await answerLimit.refund(owner);
    return replyToOverload(submission, error);
  }
  await deleteSubmittedDraft(owner, session, question.id, "follow-up");
  return redirect(nextUrl);
}

export async function saveFollowUpDraft(
  request: Request,
  { session, question }: FollowUpContext,
  form: FormData,
  redirectUrl: string,
  ip: string,
) {
  const submission = parseWithZod(form, { schema: followUpDraftSchema, disableAutoCoercion: true });
  const saveResult =
    submission.status === "success" && submission.value.answer.trim()
      ? await saveDraft(
          session.id,
          {
            ...submission.value,
            questionId: question.id,
            part: "follow-up",
          },
          ip,
        )
      : undefined;
  if (saveResult && !saveResult.ok)
    return replyWithError(submission, saveResult.message, saveResult.status);
  return saveResult
    ? toasts(request).redirectWithSuccess(redirectUrl, "Draft saved")
    : redirect(redirectUrl);
}
