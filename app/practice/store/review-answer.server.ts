import type { CoachRequest, Review } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import { runTask } from "~/practice/text-analysis/pool.server";
import { countTests } from "./count-tests";
import type { Answer } from "./types";

type Replies = Pick<CoachRequest, "pointAnswers" | "checkAnswers" | "explainedChecks" | "isAnswer">;

/** What the coach, or a model, is told of a question and an answer to it. */
export function toCoachRequest(
  { kind, prompt, isOwn, keyPoints, samples }: Question,
  { text, seconds }: Pick<Answer, "text" | "seconds">,
): CoachRequest {
  return {
    kind,
    question: prompt,
    keyPoints,
    isOwnQuestion: isOwn,
    reference: samples.senior,
    answer: text,
    seconds,
  };
}

/** Reviews an answer in a worker, with its code’s tests and what the person replied to the coach. */
export async function reviewAnswer(
  question: Question,
  answer: Pick<Answer, "text" | "seconds" | "code">,
  replies: Replies,
  ip: string,
): Promise<Review> {
  const request = { ...toCoachRequest(question, answer), ...replies };
  return countTests(await runTask("reviewAnswer", request, { caller: ip }), answer.code);
}
