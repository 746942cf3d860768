import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { TRAINED_CARDS } from "~/coach/testing/trained-cards";
import type { Question } from "~/data/questions/types";

const QUESTIONS = TRAINED_CARDS.flatMap(({ questions }) => questions);

const EXPLANATIONS = QUESTIONS.filter(({ kind }) => kind === "technical" || kind === "case");

/**
 * Each differs from a wrong claim of its question in who does it, in what comes first, in its case, in denying it or
 * in claiming nothing.
 */
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
  ["two-sum", "With radix sort, sorting takes linear time."],
  [
    "two-sum",
    "Sorting takes linear time only with a radix or counting sort, otherwise it is O(n log n).",
  ],
  [
    "two-sum",
    "A common mistake is to think that the hash map solution needs only constant extra space.",
  ],
  [
    "first-and-last-position",
    "If I only needed any position I could stop as soon as the middle equals the value.",
  ],
  [
    "longest-unique-substring",
    "The left end may never jump backwards when an old position is found.",
  ],
  [
    "linked-list-cycle",
    "If all values are distinct, comparing values instead of references would be enough.",
  ],
  ["validate-search-tree", "Comparing each node with its two children is not a complete check."],
  ["stable-sorting", "Stable does not mean that the sort uses no extra memory."],
  [
    "stable-sorting",
    "With median of medians as the pivot quicksort guarantees O(n log n) in the worst case.",
  ],
  ["top-k-of-a-stream", "People wrongly use a max heap because the highest value is at the top."],
  ["lru-cache", "In a FIFO cache a get does not change the order of the entries."],
  ["coin-change", "Greedy is optimal for US coins, but not for every set of coins."],
  [
    "coin-change",
    "Always taking the largest coin gives the smallest number of coins for US coins.",
  ],
  ["rate-limiter", "Reading the counter and writing it back in two steps is not safe."],
  ["payment-service", "Retries should use the same key each time."],
  ["left-join-trap", "A left join keeps all rows of the left table, an inner join doesn't."],
  ["null-in-filters", "Use region IS NULL to find missing regions."],
  ["composite-index-order", "The range column should come last in a composite index."],
  ["money-transfer-acid", "In CAP, consistency means that all replicas show the same data."],
  [
    "money-transfer-acid",
    "Consistency in CAP means that all replicas show the same data, which is another meaning.",
  ],
  ["last-seat-race", "Serializable is the strictest isolation level."],
  ["relational-or-not", "Some NoSQL databases are only eventually consistent."],
  ["charging-points", "An average electric car empties a tenth of its battery every day."],
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
    question.keyPoints.flatMap(({ wrong = [] }) => wrong.map((claim) => ({ question, claim }))),
  );
  const reviews = claims.map(({ question, claim }) => ({
    isStory: question.kind === "behavioral" || question.kind === "motivation",
    review: reviewAnswer({
      kind: question.kind,
      question: question.prompt,
      keyPoints: question.keyPoints,
      answer: claim,
      seconds: null,
    }),
  }));

  it("are mostly seen in technical and case answers, word for word", () => {
    const listed = reviews.filter(({ isStory }) => !isStory);
    const flagged = listed.filter(({ review }) =>
      review.keyPoints.some(({ status }) => status === "contradicted"),
    );
    expect(flagged.length / listed.length).toBeGreaterThanOrEqual(0.95);
    for (const { review } of flagged) expect(review.score).toBeLessThanOrEqual(60);
  });

  it("are told from right claims with the same words", () => {
    for (const [id, answer] of RIGHT_CLAIMS)
      expect(listAccusations(findQuestion(id), answer), answer).toEqual([]);
  });

  it("are told from the sentences that the bank lists as true", () => {
    for (const question of EXPLANATIONS)
      for (const truth of question.keyPoints.flatMap(({ truths = [] }) => truths))
        expect(listAccusations(question, truth), truth).toEqual([]);
  });

  it("no sentence that says the reverse of a point earns it", () => {
    for (const question of EXPLANATIONS)
      for (const { id, opposites = [] } of question.keyPoints)
        for (const opposite of opposites)
          expect(listAccusations(question, opposite), opposite).toContain(id);
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
