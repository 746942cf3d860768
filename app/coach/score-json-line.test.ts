import { describe, expect, it } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import { reviewAnswer } from "./embedded";
import { scoreJsonLine } from "./score-json-line";

const scoreExample = (extra: object) =>
  scoreJsonLine(
    JSON.stringify({
      kind: "technical",
      question: "What is a stack?",
      answer: "A stack is a last-in first-out list with push and pop.",
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
      dimensions: { said: expect.any(Number), told: expect.any(Number) },
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
    expect("keyPoints" in result && result.keyPoints.map(({ id }) => id)).toEqual([
      "point-1",
      "ops",
    ]);
  });

  it("takes what the person answered, sentences counted from 1", () => {
    const keyPoints = [{ id: "order", claim: "It is last-in first-out." }];
    expect(scoreExample({ keyPoints, points: { order: 1 } })).toMatchObject({
      keyPoints: [{ id: "order", status: "covered", source: "person", sentence: 1 }],
    });
    expect(scoreExample({ keyPoints, points: { order: null } })).toMatchObject({
      keyPoints: [{ id: "order", status: "missed", source: "person", sentence: null }],
    });
    expect(scoreExample({ keyPoints })).toMatchObject({
      keyPoints: [{ id: "order", status: "asked", source: "asked", sentence: null }],
    });
  });

  it("takes the option of a check by its index or its text", () => {
    const { question } = questionById("linked-list-cycle") ?? {};
    const line = { questionId: question?.id, answer: question?.samples.junior };
    const score = (extra: object) => scoreJsonLine(JSON.stringify({ ...line, ...extra }));
    const before = score({});
    const [check] = "checks" in before ? before.checks : [];
    if (!check) throw new Error("No check is asked.");
    const [option = ""] = check.options;
    expect(score({ checks: { [check.id]: option } })).toEqual(score({ checks: { [check.id]: 0 } }));
    expect(score({ checks: { [check.id]: 0 } })).not.toEqual(before);
    expect(score({ checks: { "no-such-check": 0 } })).toEqual(before);
  });

  it("has no score for what is no answer", () =>
    expect(scoreExample({ answer: "I don't know." })).toMatchObject({ score: null, range: null }));

  it("returns the dimensions of a story", () => {
    const result = scoreExample({ kind: "behavioral", seconds: 12 });
    expect("dimensions" in result && Object.keys(result.dimensions)).toEqual(["said", "told"]);
    expect("facts" in result && result.facts.pace).toBeGreaterThan(0);
  });

  it("scores an answer to a question of the bank like the site does", () => {
    const { question } = questionById("slow-join-query") ?? {};
    if (!question) throw new Error("The bank has no such question.");
    const { kind, prompt, keyPoints, samples } = question;
    const line = { questionId: question.id, answer: samples.junior, seconds: 60 };
    const { score, range } = reviewAnswer({
      kind,
      question: prompt,
      keyPoints,
      reference: samples.senior,
      answer: samples.junior,
      seconds: 60,
    });
    expect(scoreJsonLine(JSON.stringify(line))).toMatchObject({ score, range });
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
