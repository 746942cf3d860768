import { reviewAnswer } from "~/coach/embedded";
import type { Review } from "~/coach/types";
import { EXAMPLE_ATTEMPTS } from "~/data/home-scenes";
import { questionById } from "~/data/questions/cards.server";

/** The reviews of the landing page's two attempts. They are in app/data/example-reviews.json. */
export function reviewExamples(): Review[] {
  const found = questionById(EXAMPLE_ATTEMPTS.questionId);
  if (!found) throw new Error("The landing page's question is no longer in the question bank.");
  const { kind, prompt, keyPoints, samples } = found.question;
  return EXAMPLE_ATTEMPTS.attempts.map(({ answer }) =>
    reviewAnswer({
      kind,
      question: prompt,
      keyPoints,
      reference: samples.senior,
      answer,
      seconds: null,
    }),
  );
}
