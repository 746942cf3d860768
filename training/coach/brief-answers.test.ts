import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { loadWordings } from "./wordings";

function review(id: string, answer: string) {
  const question = questionById(id)?.question;
  if (!question) throw new Error(`no question ${id}`);
  const { kind, prompt, keyPoints } = question;
  return reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
}

function isAccused(id: string, answer: string): boolean {
  return review(id, answer).keyPoints.some(({ status }) => status === "contradicted");
}

describe("a brief, right answer", () => {
  it.each([
    [
      "two-sum",
      "I'd loop over the numbers and keep a map from number to index. For each number I check if the complement is in the map. That is O(n) instead of O(n^2).",
    ],
    [
      "two-sum",
      "I would use a hash map: for every number I look up the target minus the number, in constant time.",
    ],
    [
      "merge-intervals",
      "Sort by start time, then go through and join any interval that starts before the previous block ends.",
    ],
    ["shortest-path-in-a-maze", "Breadth-first search with a queue, cell by cell."],
  ])("of %s contradicts nothing: %s", (id, answer) => {
    const { keyPoints, flag, score } = review(id, answer);
    expect(keyPoints.filter(({ status }) => status === "contradicted")).toEqual([]);
    expect(flag).toBeNull();
    if (id === "two-sum") expect(score).toBeGreaterThanOrEqual(20);
  });

  it("makes none but the points that it names", () => {
    const { keyPoints } = review(
      "two-sum",
      "I would use a hash map: for every number I look up the target minus the number, in constant time.",
    );
    const found = keyPoints
      .filter(({ status }) => status === "covered" || status === "partial")
      .map(({ id }) => id);
    expect(["complement", "hash-map"]).toEqual(expect.arrayContaining(found));
  });

  it("is read as an answer, however terse", () =>
    expect(
      review(
        "dog-food-market",
        "Roughly 130 million homes, around half have dogs, so about 80 million dogs, at maybe $400 a year that's $32 billion.",
      ).flag,
    ).toBeNull());
});

it("an error beside it is still quoted", () =>
  expect(isAccused("shortest-path-in-a-maze", "Breadth-first search uses a stack.")).toBe(true));

it.each([null, 12])(
  "a vague answer is an attempt, and is not told that it answers another question",
  (seconds) => {
    const { kind, prompt, keyPoints } = questionById("two-sum")?.question ?? {};
    if (!kind || !prompt || !keyPoints) throw new Error("no question two-sum");
    const answer =
      "it depends, you know, there are many ways to do that, I would look at the numbers and pick the right ones";
    const { flag, score } = reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds });
    expect(flag).not.toBe("off-topic");
    expect(score).toBeGreaterThan(5);
  },
);

it("people's right wordings are hardly ever called wrong, alone or three in one answer", () => {
  const right = loadWordings().filter(
    ({ kind, questionId }) =>
      kind === "makes" &&
      ["technical", "case"].includes(questionById(questionId)?.question.kind ?? ""),
  );
  const some = right.filter((_, index) => index % 18 === 0);
  const accused = some.filter(({ questionId, text }) => isAccused(questionId, text));
  expect(accused.length / some.length).toBeLessThan(0.005);
  const joined = [...Map.groupBy(some, ({ questionId }) => questionId)].flatMap(
    ([id, ofQuestion]) =>
      ofQuestion.slice(0, -6).map(({ text }, at) => ({
        id,
        answer: [text, ofQuestion[at + 3]?.text, ofQuestion[at + 6]?.text].join("\n"),
      })),
  );
  const accusedJoined = joined.filter(({ id, answer }) => isAccused(id, answer));
  expect(accusedJoined.length / joined.length).toBeLessThan(0.01);
});
