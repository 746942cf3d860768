import { describe, expect, it } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { TRAINED_CARDS } from "~/coach/testing/trained-cards";
import { questionById } from "~/data/questions/cards.server";
import { judgeSentences } from "./judge-sentences";

const QUESTIONS = TRAINED_CARDS.flatMap(({ questions }) => questions);

function judge(id: string, text: string) {
  const question = questionById(id)?.question;
  if (!question) throw new Error(`no question ${id}`);
  return judgeSentences(question.prompt, question.kind, parseDocument(text).sentences);
}

describe("judgeSentences", () => {
  it("knows every point of every question with wordings", () => {
    for (const { prompt, kind, keyPoints } of QUESTIONS)
      expect([...(judgeSentences(prompt, kind, [])?.points.keys() ?? [])]).toEqual(
        keyPoints.map(({ id }) => id),
      );
  });

  it("has no opinion on other questions", () =>
    expect(judgeSentences("What is a mutex?", "technical", [])).toBeUndefined());

  it("finds a point in words that are in no wording, and not in a near miss", () => {
    const odds = (text: string) =>
      judge("two-sum", text)?.points.get("brute-force")?.[0]?.makes ?? 0;
    expect(
      odds("My first draft loops over the list inside another loop, which takes quadratic time."),
    ).toBeGreaterThan(3);
    expect(odds("My first draft would be something simple and slow.")).toBeLessThan(3);
    expect(odds("We watered the tomatoes every evening.")).toBeLessThan(0);
  });

  it("calls no heading of two words wrong", () =>
    expect(
      judge("coin-change", "Dynamic programming.")?.points.get("overlap")?.[0]?.wrong,
    ).toBeLessThan(0));

  it("reads a run-on sentence in parts, one judgment for each sentence", () => {
    const words = Array.from({ length: 20 }, () => "hash map").join(" ");
    expect(judge("two-sum", words)?.points.get("hash-map")).toHaveLength(1);
    expect(judge("two-sum", "")?.closeness).toBe(0);
  });
});
