import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";

const ALL_QUESTIONS = INTERVIEW_CARDS.flatMap((card) =>
  card.questions.map((question) => ({ card: card.id, question })),
);

function scoreQuestion(question: Question, answer: string): number {
  return reviewAnswer({
    kind: question.kind,
    question: question.prompt,
    keyPoints: question.keyPoints,
    answer,
    seconds: null,
  }).score;
}

/** The sample answers that a test finds on the wrong side, named so that a failure says which. */
function listFailures(
  pairs: Iterable<readonly [name: string, on: Question, answer: string]>,
  isWrong: (score: number) => boolean,
): string[] {
  return [...pairs].flatMap(([name, on, answer]) => {
    const score = scoreQuestion(on, answer);
    return isWrong(score) ? [`${name} on ${on.id}: ${score}`] : [];
  });
}

describe.each(INTERVIEW_CARDS.map((card) => ({ id: card.id, own: card.questions })))(
  "sample answers of $id",
  ({ id, own: cardQuestions }) => {
    const samples = cardQuestions.flatMap((question) =>
      Object.entries(question.samples).map(([level, answer]) => ({
        question,
        name: `${question.id} (${level})`,
        answer,
      })),
    );

    it("score 85 or more on their own question", () => {
      expect(samples.length).toBeGreaterThanOrEqual(2 * cardQuestions.length);
      expect(
        listFailures(
          samples.map(({ name, question, answer }) => [name, question, answer] as const),
          (score) => score < 85,
        ),
      ).toEqual([]);
    });

    // A third of the pairs, in a pattern that reaches every sample and every question.
    it("score 25 or less on questions of other cards", () => {
      const otherCardQuestions = ALL_QUESTIONS.filter(({ card }) => card !== id);
      const pairs = samples.flatMap(({ name, answer }, sampleIndex) =>
        otherCardQuestions
          .filter((_, questionIndex) => (sampleIndex + questionIndex) % 3 === 0)
          .map(({ question }) => [name, question, answer] as const),
      );
      expect(listFailures(pairs, (score) => score > 25)).toEqual([]);
    });
  },
);

it("half a story that still covers two of its points is not off topic", () => {
  const halvedReviews = ALL_QUESTIONS.filter(
    ({ question }) => question.kind === "behavioral" || question.kind === "motivation",
  ).flatMap(({ question }) =>
    Object.entries(question.samples).map(([level, sample]) => {
      const sentences = sample.match(/[^.!?]+[.!?]+/g) ?? [sample];
      const answer = sentences.slice(0, Math.ceil(sentences.length / 2)).join("");
      return {
        name: `${question.id} (${level})`,
        review: reviewAnswer({
          kind: question.kind,
          question: question.prompt,
          keyPoints: question.keyPoints,
          answer,
          seconds: null,
        }),
      };
    }),
  );
  const partialStories = halvedReviews.filter(
    ({ review }) => review.keyPoints.filter(({ status }) => status === "covered").length >= 2,
  );
  expect(partialStories.length).toBeGreaterThan(50);
  expect(
    partialStories
      .filter(({ review }) => review.score < 40)
      .map(({ name, review }) => `${name}: ${review.score}`),
  ).toEqual([]);
});

it("the bank's samples, spoken fluently, score about what they score typed", () => {
  const differences = ALL_QUESTIONS.map(
    ({
      question: {
        kind,
        prompt,
        keyPoints,
        samples: { senior },
      },
    }) => {
      const score = (seconds: number | null) =>
        reviewAnswer({ kind, question: prompt, keyPoints, answer: senior, seconds }).score;
      return score(senior.split(" ").length / 2.7) - score(null);
    },
  );
  expect(Math.min(...differences)).toBeGreaterThan(-15);
  expect(Math.max(...differences)).toBeLessThan(12);
});
