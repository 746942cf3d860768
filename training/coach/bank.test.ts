import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";

const ALL = INTERVIEW_CARDS.flatMap((card) =>
  card.questions.map((question) => ({ card: card.id, question })),
);

function scoreOn(question: Question, answer: string): number {
  return reviewAnswer({
    kind: question.kind,
    question: question.prompt,
    keyPoints: question.keyPoints,
    answer,
    seconds: null,
  }).score;
}

/** The sample answers that a test finds on the wrong side, named so that a failure says which. */
function failing(
  pairs: Iterable<readonly [name: string, on: Question, answer: string]>,
  wrong: (score: number) => boolean,
): string[] {
  return [...pairs].flatMap(([name, on, answer]) => {
    const score = scoreOn(on, answer);
    return wrong(score) ? [`${name} on ${on.id}: ${score}`] : [];
  });
}

describe.each(INTERVIEW_CARDS.map((card) => ({ id: card.id, own: card.questions })))(
  "sample answers of $id",
  ({ id, own }) => {
    const samples = own.flatMap((question) =>
      Object.entries(question.samples).map(([who, answer]) => ({
        question,
        name: `${question.id} (${who})`,
        answer,
      })),
    );

    it("score 85 or more on their own question", () => {
      expect(samples.length).toBeGreaterThanOrEqual(2 * own.length);
      expect(
        failing(
          samples.map(({ name, question, answer }) => [name, question, answer] as const),
          (score) => score < 85,
        ),
      ).toEqual([]);
    });

    it("score 25 or less on every question of another card", () => {
      const others = ALL.filter(({ card }) => card !== id);
      const pairs = samples.flatMap(({ name, answer }) =>
        others.map(({ question }) => [name, question, answer] as const),
      );
      expect(failing(pairs, (score) => score > 25)).toEqual([]);
    });
  },
);

it("a story cut in half that still tells two of its points is half told, not off its topic", () => {
  const cut = ALL.filter(
    ({ question }) => question.kind === "behavioral" || question.kind === "motivation",
  ).flatMap(({ question }) =>
    Object.entries(question.samples).map(([who, sample]) => {
      const sentences = sample.match(/[^.!?]+[.!?]+/g) ?? [sample];
      const answer = sentences.slice(0, Math.ceil(sentences.length / 2)).join("");
      return {
        name: `${question.id} (${who})`,
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
  const halfTold = cut.filter(
    ({ review }) => review.keyPoints.filter(({ status }) => status === "covered").length >= 2,
  );
  expect(halfTold.length).toBeGreaterThan(50);
  expect(
    halfTold
      .filter(({ review }) => review.score < 40)
      .map(({ name, review }) => `${name}: ${review.score}`),
  ).toEqual([]);
});
