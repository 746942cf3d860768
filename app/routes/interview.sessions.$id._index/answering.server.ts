import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "@remix-run/node";
import { rateLimited } from "~/accounts/failures.server";
import { codeAnswer } from "~/interviews/code/code-answer";
import { dropDraft, nextAttempt, saveDraft } from "~/interviews/drafts/drafts.server";
import { draftSchema } from "~/interviews/drafts/schema.server";
import { followUpTo } from "~/interviews/follow-ups.server";
import { openHelp } from "~/interviews/help/help.server";
import { answerLimit } from "~/interviews/limits.server";
import { answerSchema } from "~/interviews/schema.server";
import { answerQuestion, type Session, skipQuestion } from "~/interviews/sessions.server";
import { spokenSeconds } from "~/interviews/speech/spoken-seconds";
import { toasts } from "~/platform/http/toast.server";

const unknownQuestion = () =>
  new Response("This question is not part of the session.", { status: 400 });

/** Scores an answer and shows its review; in a live interview goes on to what is asked next. */
export async function sendAnswer(owner: string, session: Session, form: FormData) {
  const here = `/interview/sessions/${session.id}`;
  const submission = parseWithZod(form, { schema: answerSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const { questionId, answer, transcript, spokenSeconds: heard, ...written } = submission.value;
  const index = session.questions.findIndex(({ id }) => id === questionId);
  const question = session.questions[index];
  if (!question) throw unknownQuestion();
  // Never beyond the next: a number made up would leave the question without a try to come.
  const attempt = Math.min(submission.value.attempt, nextAttempt(session, questionId));
  const wait = await answerLimit.consume(owner);
  if (wait)
    return data(
      {
        result: submission.reply({
          fieldErrors: {
            answer: [rateLimited("You have sent many answers in a short time.", wait).message],
          },
        }),
      },
      429,
    );
  const review = await answerQuestion(owner, session, question, {
    attempt,
    text: answer,
    seconds: spokenSeconds(answer, transcript, heard),
    code: codeAnswer(questionId, written),
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
  await dropDraft(owner, session, questionId, "answer");
  if (session.mode === "practice") return redirect(`${here}/review/${index + 1}`);
  return redirect(followUpTo(question, review) ? `${here}/follow-up/${index + 1}` : here);
}

/** Keeps what is written so far, then passes over the question, opens help with it, or simply stays. */
export async function keepAndGo(
  request: Request,
  owner: string,
  session: Session,
  intent: "save" | "skip" | "hint" | "sample",
  form: FormData,
) {
  const here = `/interview/sessions/${session.id}`;
  const fields = Object.fromEntries(form);
  const questionId = String(fields.questionId);
  const index = session.questions.findIndex(({ id }) => id === questionId);
  if (index < 0) throw unknownQuestion();
  const draft = draftSchema.safeParse(fields);
  if (draft.success && (intent === "save" || draft.data.answer.trim() || draft.data.code.trim())) {
    const saved = await saveDraft(session, draft.data);
    if (!saved.ok) {
      const submission = parseWithZod(form, { schema: answerSchema });
      return data(
        {
          result: submission.reply({
            fieldErrors: {
              answer: [
                `${saved.message} Send again to keep this one, or open the page anew to see the other.`,
              ],
            },
          }),
        },
        409,
      );
    }
  }
  const question = `${here}?question=${index + 1}`;
  switch (intent) {
    case "skip":
      await skipQuestion(owner, session, questionId);
      return redirect(here);
    case "hint":
    case "sample":
      if (session.mode === "live") return redirect(question);
      await openHelp(session.id, questionId, intent);
      return redirect(`${question}#${intent === "hint" ? "hint" : "samples"}`);
    case "save":
      return toasts(request).redirectWithSuccess(question, "Draft saved");
  }
}
