import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import type { Question } from "~/data/questions/types";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";

const QUESTIONS = INTERVIEW_CARDS.flatMap(({ questions }) => questions);

const EXPLANATIONS = QUESTIONS.filter(({ kind }) => kind === "technical" || kind === "case");

/** Each differs from a wrong claim of its question in who does it, in what comes first, or in claiming nothing. */
const RIGHT_CLAIMS = [
  ["left-join-trap", "A left join keeps all rows of the left table."],
  ["left-join-trap", "The join is evaluated before the WHERE."],
  ["stable-sorting", "Quicksort degrades to O(n^2) in the worst case."],
  ["stable-sorting", "Merge sort needs more extra memory than quicksort."],
  ["e-bikes-to-america", "The European market for electric bikes is larger than the American one."],
  [
    "add-column-without-downtime",
    "The code should write the new column before the backfill is finished.",
  ],
  ["mixed-experiment", "First I ask whether returns rose by 9 percent or by 9 percentage points."],
  ["measure-a-feature", "The test must not be stopped as soon as the result is significant."],
  ["merge-intervals", "The new end is always the later of the two ends."],
  ["london-coffee", "Greater London has about 9 million people, the commuter belt 15 million."],
  [
    "cheap-gym-next-door",
    "Cutting the price by a quarter needs a third more members to break even.",
  ],
] as const;

function findQuestion(id: string): Question {
  const question = QUESTIONS.find((candidate) => candidate.id === id);
  if (!question) throw new Error(`no question ${id}`);
  return question;
}

function listAccusations({ kind, prompt, keyPoints }: Question, answer: string): string[] {
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null })
    .keyPoints.filter(({ status }) => status === "contradicted")
    .map(({ id }) => id);
}

describe("the wrong claims of the bank", () => {
  const claims = QUESTIONS.flatMap((question) =>
    question.keyPoints.flatMap(({ id, wrong = [] }) =>
      wrong.map((claim) => ({ question, id, claim })),
    ),
  );
  const reviews = claims.map(({ question, id, claim }) => ({
    id,
    review: reviewAnswer({
      kind: question.kind,
      question: question.prompt,
      keyPoints: question.keyPoints,
      answer: claim,
      seconds: null,
    }),
  }));

  it("are nearly all quoted as wrong, and then capped at 60", () => {
    const flagged = reviews.filter(({ review }) =>
      review.keyPoints.some(({ status }) => status === "contradicted"),
    );
    expect(flagged.length / claims.length).toBeGreaterThanOrEqual(0.99);
    for (const { review } of flagged) expect(review.score).toBeLessThanOrEqual(60);
  });

  it("are told from right claims with the same words", () => {
    for (const [id, answer] of RIGHT_CLAIMS)
      expect(listAccusations(findQuestion(id), answer), answer).toEqual([]);
  });

  it("no claim of a point and no suggestion for it is accused of one", () => {
    for (const question of EXPLANATIONS)
      for (const { claim, add } of question.keyPoints)
        for (const answer of [claim, add.replaceAll(/[“”]/g, "")])
          expect(listAccusations(question, answer), answer).toEqual([]);
  });

  it("no sample answer is accused of one", () => {
    for (const question of QUESTIONS)
      for (const answer of Object.values(question.samples))
        expect(listAccusations(question, answer)).toEqual([]);
  });
});
