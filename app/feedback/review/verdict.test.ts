import { expect, test } from "vitest";
import { BANDS } from "~/coach/bands";
import { reviewAnswer } from "~/coach/embedded";
import type { KeyPointReview, Review } from "~/coach/types";
import type { QuestionKind } from "~/data/questions/types";
import { findQuestionOfKind } from "../../../tests/support/question-of-kind";
import { writeVerdict } from "./verdict";

const KINDS: readonly QuestionKind[] = ["behavioral", "motivation", "technical", "case"];
type Verdict = Pick<KeyPointReview, "status" | "source">;

const VERDICTS: Record<string, readonly Verdict[]> = {
  confirmed: [{ status: "covered", source: "person" }],
  "left out": [{ status: "missed", source: "person" }],
  thought: [{ status: "covered", source: "thought" }],
  asked: [{ status: "asked", source: "asked" }],
  "one left out": [
    { status: "missed", source: "person" },
    { status: "covered", source: "person" },
    { status: "covered", source: "person" },
    { status: "covered", source: "person" },
  ],
  "one asked": [
    { status: "asked", source: "asked" },
    { status: "covered", source: "person" },
    { status: "covered", source: "person" },
  ],
  wrong: [{ status: "contradicted", source: "checked" }],
  mistaken: [{ status: "contradicted", source: "seen" }],
};

const REVIEWS = Object.fromEntries(
  KINDS.map((kind) => {
    const { prompt, keyPoints, samples } = findQuestionOfKind(kind);
    return [
      kind,
      reviewAnswer({ kind, question: prompt, keyPoints, answer: samples.senior, seconds: null }),
    ];
  }),
);

function reviewOf(kind: QuestionKind, verdicts: readonly Verdict[], words: number): Review {
  const review = REVIEWS[kind] ?? expect.unreachable();
  return {
    ...review,
    openChecks: [],
    facts: { ...review.facts, words },
    sentences: review.sentences.map((sentence) => ({ ...sentence, state: "neutral" })),
    keyPoints: review.keyPoints.map((point, index) => ({
      ...point,
      ...verdicts[index % verdicts.length],
    })),
  };
}

const write = (review: Review, kind: QuestionKind) =>
  writeVerdict(review, {
    kind,
    usualWords: [100, 180],
    isShortOnPurpose: false,
    isExercise: false,
  });

test.each(KINDS)("no verdict on a %s answer is long, names a band or a point", (kind) => {
  for (const verdicts of Object.values(VERDICTS))
    for (const words of [12, 90, 170, 300])
      for (const checks of [0, 1, 3]) {
        const review = reviewOf(kind, verdicts, words);
        const openChecks = Array.from({ length: checks }, (_, index) => ({
          id: String(index),
          pointId: "",
          prompt: "",
          options: [],
        }));
        const verdict = write({ ...review, openChecks }, kind);
        expect(verdict.split(" ").length, verdict).toBeLessThanOrEqual(12);
        for (const { name } of BANDS) expect(verdict).not.toContain(name);
        for (const { label } of review.keyPoints) expect(verdict).not.toContain(label);
        if (checks > 1 && verdicts !== VERDICTS.wrong && verdicts !== VERDICTS.mistaken)
          expect(verdict).toContain("Three questions check the facts.");
      }
});

test("what is open, settled or left out is told apart", () => {
  const verdicts = Object.keys(VERDICTS).map((name) =>
    write(reviewOf("behavioral", VERDICTS[name] ?? [], 120), "behavioral"),
  );
  expect(new Set(verdicts).size).toBe(verdicts.length);
  expect(verdicts).toContain("Show us where you said it.");
});

test.each([
  ["confirmed", /^By your own marking, all \w+ points are there\.$/],
  ["asked", "Which sentence says which point?"],
  ["one asked", /^You placed \w+ of \w+ points so far\.$/],
  ["one left out", /^You placed \w+ of \w+ points\.$/],
  ["left out", /^You placed none of \w+ points\.$/],
])("of an exercise it is told where its points were placed: %s", (name, expected) => {
  const review = reviewOf("case", VERDICTS[name] ?? [], 12);
  const context = { kind: "case", usualWords: [40, 250], isShortOnPurpose: true } as const;
  expect(writeVerdict(review, { ...context, isExercise: true })).toMatch(expected);
});

test("code alone is told how many of its tests passed", () => {
  const review = { ...reviewOf("technical", [], 0), headline: "Your code passes 4 of 9 tests" };
  expect(write(review, "technical")).toBe("Your code passes 4 of 9 tests.");
});
