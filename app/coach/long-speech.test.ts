import { describe, expect, it } from "vitest";
import { reviewAnswer } from "./embedded";

const TRADES = ["phone", "power", "water", "gas", "bus", "bread", "book"];
const cleanSpeech = TRADES.map(
  (trade) =>
    `so in one of my jobs I worked at a call center for a ${trade} company and we had a lot of angry callers in the first week of each month. I looked at the ${trade} bills and found that a fee was printed twice. I wrote to the ${trade} billing team and we changed the page together. as a result ${trade} calls fell by a fifth and I learned to look for the cause first. `,
).join("");
const speechWithFillers = cleanSpeech.replaceAll(" and ", " and um like you know ");

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

describe("an entire interview in one text", () => {
  it("is neither capped nor flagged, with or without punctuation", () => {
    for (const answer of [
      cleanSpeech,
      speechWithFillers,
      cleanSpeech.replaceAll(/[.,]/g, "").toLowerCase(),
      speechWithFillers.replaceAll(/[.,]/g, ""),
    ]) {
      expect(review(answer, null).flag).toBeNull();
      expect(review(answer, null).score).toBeGreaterThan(25);
    }
  });

  it("loses through fillers", () => {
    expect(dimension(speechWithFillers, null, "told")).toBeLessThan(
      dimension(cleanSpeech, null, "told") - 10,
    );
  });

  it("scores higher if fluent than halting, if the time is known", () => {
    const words = cleanSpeech.split(" ").length;
    expect(review(cleanSpeech, words / 2.8).score).toBeGreaterThan(
      review(cleanSpeech, words / 1.8).score + 3,
    );
  });
});

describe("an answer in another language", () => {
  it("is reported, with low confidence", () => {
    const result = review(
      "Primero miraría el plan de la consulta y después los índices de la tabla para ver qué cambió.",
      null,
    );
    expect(result.headline).toContain("Spanish");
    expect(result.confidence).toBeLessThan(0.2);
  });
});
