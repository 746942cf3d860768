import { describe, expect, it } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { reviewAnswer } from "./embedded";
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

  it("scores an answer to a question of the bank like the site does", () => {
    const { question } = questionById("slow-join-query") ?? {};
    if (!question) throw new Error("The bank has no such question.");
    const { kind, prompt, keyPoints, samples } = question;
    const line = { questionId: question.id, answer: samples.junior, seconds: 60 };
    const { score, keyPoints: points } = reviewAnswer({
      kind,
      question: prompt,
      keyPoints,
      reference: samples.senior,
      answer: samples.junior,
      seconds: 60,
    });
    expect(scoreJsonLine(JSON.stringify(line))).toMatchObject({ score, keyPoints: points });
  });

  it.each([
    ["{bad", "JSON"],
    ["[]", "expected"],
    ['{"kind":"poem","question":"","answer":""}', "kind"],
    ['{"kind":"case","question":"x","answer":3}', "answer"],
    ["null", "line"],
    ['{"questionId":"no-such-question","answer":"x"}', "no question “no-such-question”"],
    ['{"questionId":7,"answer":"x"}', "questionId"],
    ['{"questionId":"two-sum"}', "answer"],
    ['{"questionId":"two-sum","answer":"x","seconds":-1}', "seconds"],
  ])("returns an error for %s", (text, words) => {
    const result = scoreJsonLine(text);
    expect("error" in result && result.error).toContain(words);
  });
});
