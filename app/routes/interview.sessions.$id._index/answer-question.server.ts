import type { Submission } from "@conform-to/dom";
import { handleAnswer } from "~/practice/answer/handle-answer.server";
import type { AnswerTarget, SubmittedAnswer } from "~/practice/answer/types";
import { findRepeatedText } from "~/practice/answer/repeated-text";
import type { QuestionAnswerFields } from "~/practice/answer/schema.server";
import { submitAnswer } from "~/practice/answer/submit-answer.server";
import { buildCodeAnswer } from "~/practice/code/build-code-answer";
import { takesCode } from "~/practice/code/takes-code";
import { getNextAttempt } from "~/practice/drafts/drafts.server";
import { findFollowUp } from "~/practice/follow-up/follow-ups.server";
import { tellChosenStory } from "./stories-beside.server";
import { refuseForm } from "~/platform/http/refuse-form.server";

const TWICE_THE_SAME =
  "This text is in here twice. Submit it once, or submit again to keep both copies.";

/** Scores an answer, notes the story told in it, and shows its review; a live interview continues with the next question. */
export function answerQuestion(
  target: AnswerTarget,
  submission: Pick<Submission<unknown>, "reply">,
  { intent, keepsRepeat, ...fields }: QuestionAnswerFields,
  storyId: string,
) {
  const { session, question } = target;
  const code = buildCodeAnswer(question.id, fields);
  if (fields.answer === "" && code === null) {
    const message = takesCode(question)
      ? "Write your answer first, in the Text tab, the Code tab or both."
      : "Write your answer first.";
    return refuseForm(submission, { message, status: 400 }, "answer");
  }
  const single = keepsRepeat && intent === "answer" ? null : findRepeatedText(fields.answer);
  if (single !== null && intent === "answer")
    return refuseForm(submission, { message: TWICE_THE_SAME, status: 400 }, "answer");
  const answerFields = { ...fields, answer: single ?? fields.answer };
  return handleAnswer(target, submission, answerFields, async (answer: SubmittedAnswer) => {
    // Cap at the next attempt number: a forged one must not use up later attempts.
    const attempt = Math.min(fields.attempt, getNextAttempt(session, question.id));
    const stored = await submitAnswer(target, { ...answer, attempt, code });
    if (!stored) return undefined;
    if (stored.bytes > 0) await tellChosenStory(target, storyId);
    const sessionUrl = `/interview/sessions/${session.id}`;
    const number = session.questions.indexOf(question) + 1;
    if (session.mode === "practice")
      return { ...stored, nextUrl: `${sessionUrl}/review/${number}` };
    return {
      ...stored,
      nextUrl: findFollowUp(session, question, stored)
        ? `${sessionUrl}/follow-up/${number}`
        : sessionUrl,
    };
  });
}
