import type { CoachRequest, Review } from "~/coach/types";
import type { Question } from "~/data/questions/types";
import { runTask } from "~/practice/text-analysis/pool.server";
import { countTests } from "./count-tests";
import type { Answer } from "./types";

type Replies = Pick<CoachRequest, "pointAnswers" | "checkAnswers" | "explainedChecks" | "isAnswer">;

/** Reviews an answer in a worker, with its code’s tests and what the person replied to the coach. */
export async function reviewAnswer(
  { kind, prompt, keyPoints, samples }: Question,
  { text, seconds, code }: Pick<Answer, "text" | "seconds" | "code">,
  replies: Replies,
  ip: string,
): Promise<Review> {
  const request = {
    kind,
    question: prompt,
    keyPoints,
    reference: samples.senior,
    answer: text,
    seconds,
    ...replies,
  };
  return countTests(await runTask("reviewAnswer", request, { caller: ip }), code);
}
