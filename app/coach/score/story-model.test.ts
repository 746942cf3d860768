import { describe, expect, it } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { judgeStory, STORY_QUALITIES, type StoryModel } from "./story-model";
import { listStoryTerms } from "./story-terms";

const listTerms = (text: string) => listStoryTerms(parseDocument(text).sentences);

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
  const model: StoryModel = {
    marks: [92, 73, 39, 18, 8],
    biases: [0, 0, 0, 0, 0],
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
  const judge = (text: string, measure = 0) => judgeStory([measure], listTerms(text), model);

  it("gives shares that add up to one, and their mean mark", () => {
    const { shares, mark } = judge("Anything.");
    expect(STORY_QUALITIES.reduce((sum, quality) => sum + shares[quality], 0)).toBeCloseTo(1);
    expect(mark).toBeCloseTo((92 + 73 + 39 + 18 + 8) / 5);
  });

  it("goes by measures and by words, however often they come", () => {
    expect(judge("Anything.", 1).mark).toBeGreaterThan(judge("Anything.").mark);
    expect(judge("I was proud.").mark).toBeLessThan(judge("I was sorry.").mark);
    expect(judge("I was proud. I was proud.").mark).toBeCloseTo(judge("I was proud.").mark);
  });

  it("names the sentence whose words are most like those of wrong answers", () => {
    const [sorry = 0, proud = 0] = judge("I said sorry. I was proud.").wrongness;
    expect(proud).toBeGreaterThan(sorry);
  });
});
