import { expect, test } from "vitest";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import { getBandStart } from "./bands";
import { reviewAnswer } from "./embedded";
import type { Review } from "./types";

const QUESTIONS = INTERVIEW_CARDS.flatMap((card) => card.questions);

/** Complete sample answers, and their beginnings: from a full answer to a third of one. */
function listAnswers({ samples }: Question): string[] {
  return [samples.junior, samples.senior].flatMap((sample) => {
    const sentences = sample.match(/[^.?!]+[.?!]+/g) ?? [sample];
    return [1, 0.8, 0.6, 0.35].map((share) =>
      sentences.slice(0, Math.max(1, Math.round(sentences.length * share))).join(""),
    );
  });
}

const REVIEWS: { id: string; review: Review }[] = QUESTIONS.flatMap((question) =>
  listAnswers(question).map((answer) => ({
    id: question.id,
    review: reviewAnswer({
      kind: question.kind,
      question: question.prompt,
      keyPoints: question.keyPoints,
      answer,
      seconds: null,
    }),
  })),
);

const VAGUE_FAILURE =
  "Um, we tried to bring in a new rota system at the care home and it, well, it didn't really work. I was leading on it. Staff weren't keen and it was a bit confusing, and in the end we went back to the old one. I suppose I should've communicated more.";
const VAGUE_REASON =
  "I would like this role because I love working with children and I think a special school would be a good place for me. I've always been caring and patient. I also live nearby and the hours fit. It seems like a friendly school and I'd like to learn more.";

/** Sentences that say most of what was asked is absent. */
const MOSTLY_ABSENT = /much of the question|little of the question|too few|None of the|Too few/;

test("a Strong or Solid score never stands beside words that say most is missing", () => {
  const good = REVIEWS.filter(({ review }) => review.score >= getBandStart("Solid"));
  expect(good.length).toBeGreaterThan(150);
  const contradictions = good.flatMap(({ id, review }) =>
    [review.headline, review.advice, ...review.dimensions.map(({ reason }) => reason)]
      .filter((text) => MOSTLY_ABSENT.test(text))
      .map((text) => `${id} ${review.score}: ${text}`),
  );
  expect(contradictions).toEqual([]);
});

test("a headline names a gap as large only if it costs much", () => {
  const vague = [
    ["project-that-failed", VAGUE_FAILURE],
    ["why-this-role", VAGUE_REASON],
  ].flatMap(([id, answer = ""]) =>
    QUESTIONS.filter((question) => question.id === id).map(({ kind, prompt, keyPoints }) => ({
      id: String(id),
      review: reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null }),
    })),
  );
  const stories = [...REVIEWS, ...vague].filter(({ review }) =>
    /much of the question unanswered|, but the coach didn’t find “/.test(review.headline),
  );
  expect(stories.length).toBeGreaterThan(0);
  for (const { id, review } of stories) {
    const relevance = review.dimensions.find(({ name }) => name === "relevance");
    expect(relevance?.score, id).toBeLessThan(50);
  }
});

test("the coach is never simply sure where it did not find a point", () => {
  const sure = REVIEWS.filter(
    ({ review }) => review.flag === null && review.confidenceReason.startsWith("Sure"),
  );
  expect(sure.length).toBeGreaterThan(0);
  expect(
    sure
      .filter(({ review }) => review.keyPoints.some(({ status }) => status === "missed"))
      .map(({ id, review }) => `${id} ${review.score}`),
  ).toEqual([]);
});
