import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { TRAINED_CARDS } from "~/coach/testing/trained-cards";
import { PACK_CARDS } from "~/data/questions/packs.server";
import type { Question } from "~/data/questions/types";

const ALL_QUESTIONS = TRAINED_CARDS.flatMap((card) =>
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

describe.each(TRAINED_CARDS.map((card) => ({ id: card.id, own: card.questions })))(
  "sample answers of $id",
  ({ id, own: cardQuestions }) => {
    const samples = cardQuestions.flatMap((question) =>
      Object.entries(question.samples).map(([level, answer]) => ({
        question,
        name: `${question.id} (${level})`,
        answer,
      })),
    );

    it("score 55 or more on their own question, before anything is asked", () => {
      expect(samples.length).toBeGreaterThanOrEqual(2 * cardQuestions.length);
      expect(
        listFailures(
          samples.map(({ name, question, answer }) => [name, question, answer] as const),
          (score) => score < 60,
        ),
      ).toEqual([]);
    });

    // A third of the pairs, in a pattern that reaches every sample and every question. A story for
    // another story question may answer this one as well: there the coach asks. The nine cards know
    // no answers to packs (app/coach/rules/other-question.ts).
    it("score 25 or less on questions of other cards, nearly always", () => {
      const isStory = ({ kind }: Question) => kind === "behavioral" || kind === "motivation";
      const isPack = (cardId: string) => PACK_CARDS.some((card) => card.id === cardId);
      const otherCardQuestions = ALL_QUESTIONS.filter(
        ({ card }) => card !== id && (isPack(card) || !isPack(id)),
      );
      const pairs = samples.flatMap(({ name, question: own, answer }, sampleIndex) =>
        otherCardQuestions
          .filter(({ question }) => !(isStory(own) && isStory(question)))
          .filter((_, questionIndex) => (sampleIndex + questionIndex) % 3 === 0)
          .map(({ question }) => [name, question, answer] as const),
      );
      expect(listFailures(pairs, (score) => score > 25).length).toBeLessThanOrEqual(
        pairs.length / 20,
      );
    });
  },
);

it("a weaker sample scores at least 10 points less than the good ones", () => {
  const weaker = ALL_QUESTIONS.flatMap(({ question }) => {
    const { id, samples } = question;
    if (!question.weaker) return [];
    const good = [samples.junior, samples.senior].map((answer) => scoreQuestion(question, answer));
    return [{ id, good, score: scoreQuestion(question, question.weaker.text) }];
  });
  expect(weaker.filter(({ good, score }) => score > Math.min(...good) - 10)).toEqual([]);
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
  expect(Math.min(...differences)).toBeGreaterThan(-20);
  expect(Math.max(...differences)).toBeLessThan(15);
});
