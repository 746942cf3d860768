import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { findOrCreateOwner } from "~/accounts/session/owner.server";
import type { Review } from "~/coach/types";
import { canReply } from "~/feedback/replies/can-reply";
import { getClient } from "~/platform/http/client.server";
import { parseForm } from "~/platform/http/read-form.server";
import { limitForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { handleAnswer } from "~/practice/answer/handle-answer.server";
import { writtenAnswer } from "~/practice/answer/schema.server";
import { submitAnswer } from "~/practice/answer/submit-answer.server";
import type { AnswerTarget } from "~/practice/answer/types";
import { sessionStartLimit } from "~/practice/limits.server";
import { endSession } from "~/practice/session/sessions.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { deleteAttempt, deleteSession } from "~/practice/store/queries.server";
import { requireSession } from "~/practice/store/require-session.server";
import { describeFlag, describeShortAnswer, isTooShort } from "./describe-refusal";
import { chooseQuestion, findFirstAnswer, getCardUrl } from "./first-question.server";

const firstAnswerSchema = z.object({
  intent: z.literal("answer"),
  for: z.string().max(20).catch(""),
  /** Of the answer that is changed. */
  session: z.string().max(100).catch(""),
  answer: writtenAnswer,
});

/** Marks an answer to the hero's question and stores it like any other, or shows the form again with the reason why not. */
export async function answerFirstQuestion(
  request: Request,
  context: AppLoadContext,
  form: FormData,
) {
  const submission = parseForm(form, { schema: firstAnswerSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const refuse = (message: string) => refuseForm(submission, { message, status: 400 }, "answer");
  const { answer: text, ...fields } = submission.value;
  const { question, prompts } = chooseQuestion(fields.for);
  if (isTooShort(text)) return refuse(describeShortAnswer(text, prompts));

  const { ip } = getClient(context);
  const limited = await limitForm(submission, ip, {
    limit: sessionStartLimit,
    reason: "Many answers came from your network.",
    field: "answer",
  });
  if (limited) return offerRetry(limited);
  const { owner, headers } = await findOrCreateOwner(request, context);
  const earlier = await findFirstAnswer(owner, fields.session);
  if (earlier?.answer.text === text) return redirect(`${getCardUrl(earlier.session.id)}#try`);

  const target = earlier
    ? { owner, ip, session: earlier.session, question: earlier.question, part: "answer" as const }
    : await startTarget(owner, ip, question);
  const attempt = (earlier?.answer.attempt ?? 0) + 1;
  const sessionId = target.session.id;
  let review: Review | undefined;
  const response = await handleAnswer(
    target,
    submission,
    { answer: text, transcript: "", spokenSeconds: 0 },
    async (answer) => {
      const stored = await submitAnswer(target, { attempt, ...answer, code: null });
      review = stored?.review;
      return stored && { bytes: stored.bytes, nextUrl: getCardUrl(sessionId) };
    },
  );
  if (review && canReply(review)) {
    await endSession(owner, target.session);
    return redirect(`${getCardUrl(sessionId)}#try`, { headers });
  }
  if (!earlier) await deleteSession(owner, sessionId);
  else if (review)
    await deleteAttempt(owner, { sessionId, questionId: earlier.question.id, attempt });
  return review ? refuse(describeFlag(review)) : offerRetry(response);
}

/** A session of its own with one question. */
async function startTarget(
  owner: string,
  ip: string,
  question: AnswerTarget["question"],
): Promise<AnswerTarget> {
  const id = await startCustomSession(
    owner,
    { kind: "one-question", questionIds: [question.id] },
    new Date(),
  );
  const { session } = await requireSession(owner, id);
  return { owner, ip, session, question, part: "answer" };
}

/** The text was right, so the same can be sent again. */
function offerRetry(response: Awaited<ReturnType<typeof handleAnswer>>) {
  return "data" in response
    ? data({ ...response.data, canRetry: true }, response.init ?? undefined)
    : response;
}
