import { reviewAnswer } from "~/coach/embedded";
import { splitSentences } from "~/coach/text/sentences";
import type { PointAnswers, Review } from "~/coach/types";
import { EXAMPLE_ATTEMPTS, EXAMPLE_RECORD } from "~/data/home-scenes";
import { questionById } from "~/data/questions/cards.server";

/** The reviews of the landing page's two attempts: app/data/example-reviews.json. */
export function reviewExamples(): Review[] {
  const { questionId, attempts } = EXAMPLE_ATTEMPTS;
  return attempts.map(({ answer, replies }) => reviewExample(questionId, answer, replies));
}

/** The scores of the answers in the example record, and what is sure of them: app/data/example-scores.json. */
export function scoreExampleRecord(): { score: number; lowerScore: number }[] {
  return EXAMPLE_RECORD.answers.map(({ questionId, sentences }) => {
    const { junior } = findQuestion(questionId).samples;
    const end = splitSentences(junior)[sentences - 1]?.end;
    const { score, range, isOpen } = reviewExample(questionId, junior.slice(0, end));
    return { score, lowerScore: isOpen && range ? range[0] : score };
  });
}

/** What the coach makes of an answer to a question of the bank. */
export function reviewExample(
  questionId: string,
  answer: string,
  pointAnswers: PointAnswers = {},
): Review {
  const { kind, prompt, keyPoints, samples } = findQuestion(questionId);
  return reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    reference: samples.senior,
    answer,
    seconds: null,
    pointAnswers,
  });
}

function findQuestion(id: string) {
  const found = questionById(id);
  if (!found) throw new Error(`The question ${id} of an example is no longer in the bank.`);
  return found.question;
}
