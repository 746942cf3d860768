import type { CoachRequest, Review } from "~/coach/types";
import { questionById } from "~/data/questions/cards.server";
import { WORKED_EXAMPLE } from "~/data/scoring";
import { runTask } from "~/practice/text-analysis/pool.server";

/** The question of the worked example, and what the coach makes of an answer to it. */
export function findWorkedExample() {
  const found = questionById(WORKED_EXAMPLE.questionId);
  if (!found)
    throw new Error(
      `The worked example's question ${WORKED_EXAMPLE.questionId} is no longer in the question bank.`,
    );
  const { question, card } = found;
  return {
    prompt: question.prompt,
    card: card.title,
    review: (answer: string) =>
      reviewInWorker({
        kind: question.kind,
        question: question.prompt,
        keyPoints: question.keyPoints,
        reference: question.samples.senior,
        answer,
        seconds: null,
      }),
  };
}

/** The worker has the coach's weights loaded anyway. */
export function reviewInWorker(request: CoachRequest): Promise<Review> {
  return runTask("reviewAnswer", request, { caller: "how-scoring-works" });
}
