import { describe, expect, it } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { home } from "~/data/questions/home/card";
import { helpedAPatient } from "~/data/questions/home/helped-a-patient";

const readPoints = (answer: string) => {
  const { kind, prompt, keyPoints } = helpedAPatient;
  const review = reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
  return review.keyPoints.map(({ source, sentence }) => [source, sentence]);
};

describe("the points of a question without wordings", () => {
  it("are thought in the sentences of their parts of a story, and asked otherwise", () => {
    const story =
      "A man on my ward had stopped eating after his stroke. The tray went back full for two days. I sat with him at lunch and cut everything small. By Friday he ate half his plate.";
    expect(readPoints(story)).toEqual([
      ["thought", 0],
      ["thought", 2],
      ["asked", null],
    ]);
  });

  it("are all asked where nothing is done", () => {
    expect(
      readPoints("As a nurse, I think that every patient deserves the best care we can give."),
    ).toEqual(Array.from({ length: 3 }, () => ["asked", null]));
  });

  it("are thought for the deed in each sample of the home card that has a point for it", () => {
    const questions = home.questions.filter(({ keyPoints }) => keyPoints[1]?.part === "action");
    expect(questions).toHaveLength(8);
    const withoutDeed = questions.flatMap(({ id, kind, prompt, keyPoints, samples }) =>
      Object.values(samples).flatMap((answer) => {
        const review = reviewAnswer({ kind, question: prompt, keyPoints, answer, seconds: null });
        return review.keyPoints[1]?.source === "thought" ? [] : [id];
      }),
    );
    expect(withoutDeed).toEqual([]);
  });
});
