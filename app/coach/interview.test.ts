import { describe, expect, it } from "vitest";
import { reviewAnswer } from "./embedded";

const PART =
  "so in my last job I worked at a call center for a phone company and we had a lot of angry callers in the first week of each month. I looked at the bills and found that a fee was printed twice. I wrote to the billing team and we changed the page together. as a result calls fell by a fifth and I learned to look for the cause first. ";
const clean = PART.repeat(7);
const filled = clean.replaceAll(" and ", " and um like you know ");

function review(answer: string, seconds: number | null) {
  return reviewAnswer({
    kind: "behavioral",
    question: "Practice interview",
    keyPoints: [],
    answer,
    seconds,
  });
}

function dimension(answer: string, seconds: number | null, name: string): number {
  return review(answer, seconds).dimensions.find((item) => item.name === name)?.score ?? 0;
}

describe("a whole interview in one text", () => {
  it("is neither capped nor flagged, with marks or without", () => {
    for (const answer of [
      clean,
      filled,
      clean.replaceAll(/[.,]/g, "").toLowerCase(),
      filled.replaceAll(/[.,]/g, ""),
    ]) {
      expect(review(answer, null).flag).toBeNull();
      expect(review(answer, null).score).toBeGreaterThan(25);
    }
  });

  it("loses delivery and structure by fillers, more than ownership", () => {
    expect(dimension(filled, null, "delivery")).toBeLessThan(
      dimension(clean, null, "delivery") - 15,
    );
    expect(dimension(filled, null, "structure")).toBeLessThan(dimension(clean, null, "structure"));
    expect(
      Math.abs(dimension(filled, null, "ownership") - dimension(clean, null, "ownership")),
    ).toBeLessThan(10);
  });

  it("is better fluent than halting, when the time is known", () => {
    const words = clean.split(" ").length;
    expect(review(clean, words / 2.8).score).toBeGreaterThan(review(clean, words / 1.8).score + 3);
  });
});

describe("an answer in another language", () => {
  it("is said to be one, with little confidence", () => {
    const result = review(
      "Primero miraría el plan de la consulta y después los índices de la tabla para ver qué cambió.",
      null,
    );
    expect(result.headline).toContain("Spanish");
    expect(result.confidence).toBeLessThan(0.2);
  });
});
