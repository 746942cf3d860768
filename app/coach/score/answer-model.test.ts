import { describe, expect, it } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { estimateQuality, prepareModel, QUALITIES, type AnswerModel } from "./answer-model";
import { listAnswerTerms } from "./answer-terms";

const listTerms = (text: string) => listAnswerTerms(parseDocument(text).sentences);

describe("the terms of a story", () => {
  it("are stems and pairs within a sentence, with all numbers alike", () =>
    expect(listTerms("I asked 12 nurses. I asked 40 guests.").said).toEqual([
      ["i", "ask", "#", "nurs", "i+ask", "ask+#", "#+nurs"],
      ["i", "ask", "#", "guest", "i+ask", "ask+#", "#+guest"],
    ]));

  it("name what a story opens and ends with", () =>
    expect(listTerms("Trains stopped. I called. They came.").placed).toEqual([
      ["^train", "^stop"],
      [],
      [expect.stringMatching(/\$$/), expect.stringMatching(/\$$/)],
    ]));
});

describe("judging a story", () => {
  const noTerms = { terms: "", rarities: [], usualLength: 1, weights: [[], [], [], [], []] };
  const model: AnswerModel = {
    marks: [92, 73, 39, 18, 8],
    biases: [0, 0, 0, 0, 0],
    usual: [0],
    measures: [[1], [0], [0], [-1], [-2]],
    said: {
      terms: "proud sorri",
      rarities: [20, 20],
      usualLength: 2,
      weights: [
        [-200, 200],
        [0, 0],
        [0, 0],
        [200, -200],
        [0, 0],
      ],
    },
    placed: noTerms,
  };
  const judge = (text: string, measure = 0) =>
    estimateQuality([measure], listTerms(text), prepareModel(model));

  it("gives shares that add up to one, and their mean mark", () => {
    const { shares, mark } = judge("Anything.");
    expect(QUALITIES.reduce((sum, quality) => sum + shares[quality], 0)).toBeCloseTo(1);
    expect(mark).toBeCloseTo((92 + 73 + 39 + 18 + 8) / 5);
  });

  it("goes by measures and by words, however often they come", () => {
    expect(judge("Anything.", 1).mark).toBeGreaterThan(judge("Anything.").mark);
    expect(judge("I was proud.").mark).toBeLessThan(judge("I was sorry.").mark);
    expect(judge("I was proud. I was proud.").mark).toBeCloseTo(judge("I was proud.").mark);
  });

  it("counts a measure that says nothing of an answer as the usual one", () => {
    const terms = listTerms("Anything.");
    const prepared = prepareModel({ ...model, usual: [0.7] });
    expect(estimateQuality([undefined], terms, prepared)).toEqual(
      estimateQuality([0.7], terms, prepared),
    );
  });

  it("names the sentence whose words are most like those of wrong answers", () => {
    const [sorry = 0, proud = 0] = judge("I said sorry. I was proud.").wrongness;
    expect(proud).toBeGreaterThan(sorry);
  });
});
