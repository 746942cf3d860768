import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { rateLimited } from "~/accounts/auth-api/failures.server";
import { buildCodeAnswer } from "~/practice/code/build-code-answer";
import { deleteSubmittedDraft, getNextAttempt, saveDraft } from "~/practice/drafts/drafts.server";
import { draftSchema } from "~/practice/drafts/schema.server";
import { findFollowUpPoint } from "~/practice/follow-up/follow-ups.server";
import { recordHelpOpened } from "~/practice/help/help.server";
import { answerLimit } from "~/practice/limits.server";
import { answerSchema } from "~/practice/answer/schema.server";
import { submitAnswer } from "~/practice/answer/submit-answer.server";
import type { Session } from "~/interviews/types";
import { skipQuestion } from "~/practice/session/sessions.server";
import { getSpeakingTime } from "~/practice/speech/speaking-time";
import { toasts } from "~/platform/http/toast.server";

const createUnknownQuestionResponse = () =>
  new Response("This question is not part of the session.", { status: 400 });

/** Scores an answer and shows its review; in a live interview goes on to what is asked next. */
export async function handleAnswer(owner: string, session: Session, form: FormData) {
  const sessionUrl = `/interview/sessions/${session.id}`;
  const submission = parseWithZod(form, { schema: answerSchema });
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
  // Never beyond the next: a number made up would leave the question without a try to come.
  const attempt = Math.min(submission.value.attempt, getNextAttempt(session, questionId));
  const retryAfter = await answerLimit.consume(owner);
  if (retryAfter)
    return data(
      {
        result: submission.reply({
          fieldErrors: {
            answer: [
              rateLimited("You have sent many answers in a short time.", retryAfter).message,
            ],
          },
        }),
      },
      429,
    );
  const review = await submitAnswer(owner, session, question, {
    attempt,
    text: answer,
    seconds: getSpeakingTime(answer, transcript, spokenSecondsField),
    code: buildCodeAnswer(questionId, codeFields),
  });
  if (!review)
    return data(
      {
        result: submission.reply({
          fieldErrors: {
            answer: [
              "This question was answered in another tab meanwhile. Send again to make this your next try.",
            ],
          },
        }),
      },
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

/** Keeps what is written so far, then passes over the question, opens help with it, or simply stays. */
export async function saveDraftAndRedirect(
  request: Request,
  owner: string,
  session: Session,
  intent: "save" | "skip" | "hint" | "sample",
  form: FormData,
) {
  const sessionUrl = `/interview/sessions/${session.id}`;
  const fields = Object.fromEntries(form);
  const questionId = String(fields.questionId);
  const questionIndex = session.questions.findIndex(({ id }) => id === questionId);
  if (questionIndex < 0) throw createUnknownQuestionResponse();
  const draft = draftSchema.safeParse(fields);
  if (draft.success && (intent === "save" || draft.data.answer.trim() || draft.data.code.trim())) {
    const saveResult = await saveDraft(session, draft.data);
    if (!saveResult.ok) {
      const submission = parseWithZod(form, { schema: answerSchema });
      return data(
        {
          result: submission.reply({
            fieldErrors: {
              answer: [
                `${saveResult.message} Send again to keep this one, or open the page anew to see the other.`,
              ],
            },
          }),
        },
        409,
      );
    }
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
