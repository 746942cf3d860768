import { describe, expect, it } from "vitest";
import { scoreJsonLine } from "./score-json-line";

const scoreExample = (extra: object) =>
  scoreJsonLine(
    JSON.stringify({
      kind: "technical",
      question: "What is a stack?",
      answer: "A last-in first-out list with push and pop.",
      seconds: null,
      ...extra,
    }),
  );

describe("scoreLine", () => {
  it("scores against a reference", () => {
    const result = scoreExample({
      reference: "A stack is a last-in first-out structure with push and pop.",
    });
    expect(result).toMatchObject({
      score: expect.any(Number),
      dimensions: { correctness: expect.any(Number), structure: expect.any(Number) },
      facts: { pace: null },
    });
  });

  it("accepts key points as strings and as objects", () => {
    const result = scoreExample({
      keyPoints: [
        "It is last-in first-out.",
        { id: "ops", claim: "It offers push and pop.", aliases: ["push and pop"] },
      ],
    });
    expect("keyPoints" in result && result.keyPoints.map(({ id, status }) => [id, status])).toEqual(
      [
        ["point-1", "covered"],
        ["ops", "covered"],
      ],
    );
  });

  it("returns the five dimensions of a story", () => {
    const result = scoreExample({ kind: "behavioral", seconds: 12 });
    expect("dimensions" in result && Object.keys(result.dimensions)).toEqual([
      "structure",
      "specificity",
      "ownership",
      "relevance",
      "delivery",
    ]);
    expect("facts" in result && result.facts.pace).toBeGreaterThan(0);
  });

  it.each([
    ["{bad", "JSON"],
    ["[]", "expected"],
    ['{"kind":"poem","question":"","answer":""}', "kind"],
    ['{"kind":"case","question":"x","answer":3}', "answer"],
    ["null", "line"],
  ])("returns an error for %s", (text, words) => {
    const result = scoreJsonLine(text);
    expect("error" in result && result.error).toContain(words);
  });
});
