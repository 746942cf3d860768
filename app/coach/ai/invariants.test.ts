import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import type { CoachRequest } from "~/coach/types";
import { questionById } from "~/data/questions/cards.server";
import { parseJudgedAnswer } from "./answer-text";
import { findQuote } from "./quotes";
import { buildReview } from "./build-review";
import { type Verdict, createPointReader, parseVerdict } from "./verdict.server";

const MAKER = { name: "a-model", version: "prompt 0" };
const ANSWERS = {
  "slow-join-query":
    "I run EXPLAIN ANALYZE and compare the real plan with last month's. A sequential scan tells me that the index is no longer used. Then I ask what changed, a deploy or how many rows orders gained.",
  "angry-customer":
    "A guest came down shouting, because we had given his room away. I let him finish without interrupting. I apologized. I called two hotels nearby and paid for the taxi. He came back in June.",
};

function createRequest(id: keyof typeof ANSWERS): CoachRequest {
  const { kind, prompt, keyPoints } = questionById(id)?.question ?? expect.unreachable();
  return { kind, question: prompt, keyPoints, answer: ANSWERS[id], seconds: null };
}

/** The embedded review and the parsed answer depend on the request alone, not on the verdict. */
const REQUESTS = [createRequest("slow-join-query"), createRequest("angry-customer")].map(
  (request) => ({
    question: request.question,
    request,
    embedded: reviewAnswer(request),
    answer: parseJudgedAnswer(request.answer),
  }),
);

/**
 * An arbitrary verdict about a request: quotes from the answer, from its points, and invented ones.
 */
const arbitraryVerdict = ({ answer, keyPoints }: CoachRequest): fc.Arbitrary<Verdict> => {
  const words = answer.split(" ");
  const passage = fc
    .tuple(fc.nat(words.length), fc.integer({ min: 1, max: 14 }))
    .map(([from, length]) => words.slice(from, from + length).join(" "));
  const quote = fc.oneof(
    passage,
    fc.constantFrom(...keyPoints.map(({ claim }) => claim)),
    fc.string(),
  );
  const point = (id: string) =>
    fc.record({
      id: fc.constant(id),
      status: fc.constantFrom("covered", "partial", "missed", "contradicted"),
      quote,
      reason: fc.string(),
    });
  return fc.record({
    points: fc.tuple(...keyPoints.map(({ id }) => point(id))),
    checks: fc.array(fc.record({ id: fc.string(), option: fc.integer(), quote: fc.string() }), {
      maxLength: 3,
    }),
    strength: fc.string(),
    advice: fc.string(),
  }) as fc.Arbitrary<Verdict>;
};

describe.each(REQUESTS)("for any verdict on “$question”", ({ request, embedded, answer }) => {
  const buildTestReview = (verdict: Verdict) =>
    buildReview({ request, embedded, answer, verdict, maker: MAKER });

  test("points add up to between 0 and 100, and steps never exceed the points left", () => {
    fc.assert(
      fc.property(arbitraryVerdict(request), (verdict) => {
        const review = buildTestReview(verdict);
        if (typeof review === "string") return;
        expect(review.dimensions.reduce((sum, { points }) => sum + points, 0)).toBe(review.score);
        for (const { points, weight } of review.dimensions)
          expect(points >= 0 && points <= weight).toBe(true);
        expect(review.nextSteps.reduce((sum, { points }) => sum + points, 0)).toBeLessThanOrEqual(
          100 - review.score,
        );
        expect(review.keyPoints.map(({ id }) => id)).toEqual(request.keyPoints.map(({ id }) => id));
      }),
    );
  });

  test("a point counts only with words from the answer", () => {
    fc.assert(
      fc.property(arbitraryVerdict(request), (verdict) => {
        const review = buildTestReview(verdict);
        if (typeof review === "string") return;
        for (const { id, status } of review.keyPoints) {
          const verdictPoint = verdict.points.find((point) => point.id === id);
          if (status !== "asked")
            expect(findQuote(answer, verdictPoint?.quote ?? "")).toBeDefined();
        }
      }),
    );
  });

  test("without a valid quote, praise earns no key point", () => {
    const flatteringVerdict: Verdict = {
      points: request.keyPoints.map(({ id }) => ({ id, status: "missed", quote: "", reason: "" })),
      checks: [],
      strength: "Perfect.",
      advice: "Nothing.",
    };
    const review = buildTestReview(flatteringVerdict);
    expect(typeof review === "string" ? review : review.score).toBeLessThanOrEqual(40);
  });
});

test("points are read while they are written, each once", () => {
  const point = (id: string) => ({ id, status: "covered", quote: 'a "{b}" c\\', reason: "" });
  const verdict = { points: [point("a"), point("b")] };
  const text = `<think>{"points":[{ "half</think>Here: ${JSON.stringify(verdict)}`;
  const read = createPointReader();
  const found = [...text].map((_, index) => read(text.slice(0, index + 1)));
  expect(found.flat()).toEqual(verdict.points);
  expect(createPointReader()(text)).toEqual(verdict.points);
});

test("any text parses as a verdict or as none, without an error", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.string().map((text) => `{"points":[${text}`),
      ),
      (text) => {
        parseVerdict(text);
        expect(Array.isArray(createPointReader()(text))).toBe(true);
      },
    ),
  );
});

test.each([
  ["I run EXPLAIN ANALYZE and compare", 0],
  ["“i run explain analyze, and COMPARE”", 0],
  ["A sequential scan tells me … no longer used.", 1],
  ["what changed, a deploy", 2],
  ["last month's. A sequential scan", 0],
])("%j is found in sentence %i", (quote, sentence) => {
  expect(findQuote(parseJudgedAnswer(ANSWERS["slow-join-query"]), quote)?.sentence).toBe(sentence);
});

test.each([
  "run EXPLAIN",
  "I would run EXPLAIN ANALYZE",
  "A sequential scan … nobody said this",
  "",
  "…",
  "scan sequential A",
])("%j is not found", (quote) => {
  expect(findQuote(parseJudgedAnswer(ANSWERS["slow-join-query"]), quote)).toBeUndefined();
});

test("invisible characters are not sent and don't affect quotes", () => {
  const answer = parseJudgedAnswer(
    "I run EXP\u200bLAIN ANALYZE\u{e0041}\u{e0042} and com\u00adpare the plans.",
  );
  expect(answer.text).toBe("I run EXPLAIN ANALYZE and compare the plans.");
  expect(findQuote(answer, "I run EXPLAIN ANALYZE and compare")).toBeDefined();
});
