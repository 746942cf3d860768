import type { Submission } from "@conform-to/dom";
import { redirect } from "@remix-run/node";
import type { z } from "zod";
import { saveDraft } from "~/practice/drafts/drafts.server";
import { deleteDraft } from "~/practice/drafts/queries.server";
import type { draftSchema } from "~/practice/drafts/schema.server";
import { answerLimit } from "~/practice/limits.server";
import { getSpeakingTime } from "~/practice/speech/speaking-time";
import { checkAnswerStorage, countStored } from "~/practice/store/storage-limit.server";
import { toRefusal } from "~/practice/text-analysis/overload";
import { limitForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import type { AnswerFields } from "./schema.server";
import type { AnswerTarget, SubmittedAnswer } from "./types";

/** Nothing was stored when another tab has answered the same attempt. */
interface StoredAnswer {
  bytes: number;
  nextUrl: string;
}

type WrittenOrSpoken = Pick<AnswerFields, "answer" | "transcript" | "spokenSeconds">;
type AnyAnswer = Pick<Submission<unknown>, "reply">;

/** Reviews and stores an answer, or shows it again with the reason why not. */
export async function handleAnswer(
  { owner, ip, session, question, part }: AnswerTarget,
  submission: AnyAnswer,
  { answer: text, transcript, spokenSeconds }: WrittenOrSpoken,
  reviewAndStore: (answer: SubmittedAnswer) => Promise<StoredAnswer | undefined>,
) {
  const limited = await limitForm(submission, owner, {
    limit: answerLimit,
    reason: "You’ve submitted a lot of answers in a short time.",
    field: "answer",
  });
  if (limited) return limited;
  const refusal = await checkAnswerStorage(owner, ip);
  if (refusal) return refuseForm(submission, refusal, "answer");
  let stored: StoredAnswer | undefined;
  try {
    stored = await reviewAndStore({
      text,
      seconds: getSpeakingTime(text, transcript, spokenSeconds),
    });
  } catch (error) {
    await answerLimit.refund(owner);
    const overload = toRefusal(error, "Many answers are being reviewed right now.");
    return refuseForm(submission, overload, "answer");
  }
  if (!stored) return refuseForm(submission, ALREADY_ANSWERED, "answer");
  await countStored(ip, stored.bytes);
  await deleteDraft(owner, { sessionId: session.id, questionId: question.id, part });
  return redirect(stored.nextUrl);
}

const ALREADY_ANSWERED = {
  message:
    "This question was already answered in another tab. Submit again to save this as your next attempt.",
  status: 409,
};

/** Saves what is written so far, or shows it again with the reason why not. */
export async function handleDraft(
  { ip, session, question, part }: AnswerTarget,
  submission: AnyAnswer,
  { intent, ...draft }: z.output<typeof draftSchema> & { intent: string },
) {
  if (intent !== "save" && !draft.answer.trim() && !draft.code.trim()) return { isSaved: false };
  const result = await saveDraft(session.id, { ...draft, questionId: question.id, part }, ip);
  if (result.ok) return { isSaved: true };
  const advice =
    result.revision === null
      ? ""
      : " Submit again to keep this version, or reload the page to see the other one.";
  const message = result.message + advice;
  return { refusal: refuseForm(submission, { ...result, message }, "answer") };
}

/** To another page, which says that a draft was saved. */
export function leaveDraft(request: Request, url: string, isSaved: boolean | undefined) {
  return isSaved ? toasts(request).redirectWithSuccess(url, "Draft saved") : redirect(url);
}
