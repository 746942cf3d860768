import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import type { Review } from "~/coach/types";
import { buildCodeAnswer } from "~/practice/code/build-code-answer";
import { deleteSubmittedDraft, getNextAttempt, saveDraft } from "~/practice/drafts/drafts.server";
import { draftSchema } from "~/practice/drafts/schema.server";
import { findFollowUpPoint } from "~/practice/follow-up/follow-ups.server";
import { recordHelpOpened } from "~/practice/help/help.server";
import { answerLimit } from "~/practice/limits.server";
import { replyToOverload, replyWithError } from "~/practice/answer/reply-with-error.server";
import { codeAnswerSchema } from "~/practice/answer/schema.server";
import { submitAnswer } from "~/practice/answer/submit-answer.server";
import { checkAnswerStorage } from "~/practice/store/storage-limit.server";
import type { Session } from "~/practice/store/types";
import { skipQuestion } from "~/practice/session/sessions.server";
import { getSpeakingTime } from "~/practice/speech/speaking-time";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { toasts } from "~/platform/http/toast.server";

const createUnknownQuestionResponse = () =>
  new Response("This question isn’t part of the session.", { status: 400 });

/** Scores an answer and shows its review; a live interview continues with the next question. */
export async function handleAnswer(owner: string, ip: string, session: Session, form: FormData) {
  const sessionUrl = `/interview/sessions/${session.id}`;
  const submission = parseWithZod(form, { schema: codeAnswerSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const {
    questionId,
    answer,
    transcript,
    spokenSeconds: spokenSecondsField,
    ...codeFields
  } = submission.value;
  const questionIndex = session.questions.findIndex(({ id }) => id === questionId);
  const question = session.questions[questionIndex];
  if (!question) throw createUnknownQuestionResponse();
  const code = buildCodeAnswer(questionId, codeFields);
  if (answer === "" && code === null)
    return replyWithError(
      submission,
      question.kind === "technical"
        ? "Write your answer first, in the Text tab, the Code tab or both."
        : "Write your answer first.",
      400,
    );
  // Cap at the next attempt number: a forged one must not use up later attempts.
  const attempt = Math.min(submission.value.attempt, getNextAttempt(session, questionId));
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
  let review: Review | undefined;
  try {
    review = await submitAnswer(
      owner,
      session,
      question,
      {
        attempt,
        text: answer,
        seconds: getSpeakingTime(answer, transcript, spokenSecondsField),
        code,
      },
      ip,
    );
  } catch (error) {
    await answerLimit.refund(owner);
    return replyToOverload(submission, error);
  }
  if (!review)
    return replyWithError(
      submission,
      "This question was already answered in another tab. Submit again to save this as your next attempt.",
      409,
    );
  await deleteSubmittedDraft(owner, session, questionId, "answer");
  if (session.mode === "practice") return redirect(`${sessionUrl}/review/${questionIndex + 1}`);
  return redirect(
    findFollowUpPoint(question, review)
      ? `${sessionUrl}/follow-up/${questionIndex + 1}`
      : sessionUrl,
  );
}

/** Saves the draft, then skips the question, opens help, or stays on the page. */
export async function saveDraftAndRedirect(
  request: Request,
  owner: string,
  ip: string,
  session: Session,
  intent: "save" | "skip" | "hint" | "sample",
  form: FormData,
) {
  const sessionUrl = `/interview/sessions/${session.id}`;
  const questionId = String(form.get("questionId"));
  const questionIndex = session.questions.findIndex(({ id }) => id === questionId);
  if (questionIndex < 0) throw createUnknownQuestionResponse();
  const submission = parseWithZod(form, { schema: draftSchema, disableAutoCoercion: true });
  const draft = submission.status === "success" ? submission.value : undefined;
  if (draft && (intent === "save" || draft.answer.trim() || draft.code.trim())) {
    const saveResult = await saveDraft(session.id, draft, ip);
    if (!saveResult.ok)
      return replyWithError(
        submission,
        saveResult.status === 409
          ? `${saveResult.message} Submit again to keep this version, or reload the page to see the other one.`
          : saveResult.message,
        saveResult.status,
      );
  }
  const questionUrl = `${sessionUrl}?question=${questionIndex + 1}`;
  switch (intent) {
    case "skip":
      await skipQuestion(owner, session, questionId);
      return redirect(sessionUrl);
    case "hint":
    case "sample":
      if (session.mode === "live") return redirect(questionUrl);
      await recordHelpOpened(session.id, questionId, intent);
      return redirect(`${questionUrl}#${intent === "hint" ? "hint" : "samples"}`);
    case "save":
      return toasts(request).redirectWithSuccess(questionUrl, "Draft saved");
  }
}
