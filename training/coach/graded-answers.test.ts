import { describe, expect, it } from "vitest";
import { CONDUCT_SIGNS } from "~/coach/rules/conduct";
import { questionById } from "~/data/questions/cards.server";
import { compareWithMarks, scoreGradedAnswers } from "./graded-answers";
import { loadWordings } from "./wordings";

describe("answers marked without sight of the coach", () => {
  const first = compareWithMarks(scoreGradedAnswers("e"));

  it("agree with their marks", () => expect(first.r).toBeGreaterThan(0.93));

  it("agree with the marks of a second writer, too", () => {
    const second = compareWithMarks(scoreGradedAnswers("g"));
    expect(second.r).toBeGreaterThan(0.89);
    expect(second.mediocreAboveWrong).toBeGreaterThanOrEqual(21);
  });

  it("get at least 65 if excellent, and more if honest and vague than if fluent and wrong", () => {
    expect(first.lowExcellent).toBe(0);
    expect(first.mediocreAboveWrong).toBeGreaterThanOrEqual(17);
    expect(compareWithMarks(scoreGradedAnswers("contrasts")).mediocreAboveWrong).toBe(17);
  });
});

it("finds bad conduct ten times as often in wrong turns as in right wordings", () => {
  const stories = loadWordings().filter(({ questionId }) =>
    ["behavioral", "motivation"].includes(questionById(questionId)?.question.kind ?? ""),
  );
  const share = (kind: string) => {
    const ofKind = stories.filter((wording) => wording.kind === kind);
    const shown = ofKind.filter(({ text }) =>
      Object.values(CONDUCT_SIGNS).some((pattern) => text.search(pattern) >= 0),
    );
    return shown.length / ofKind.length;
  };
  expect(share("makes")).toBeLessThan(0.025);
  expect(share("wrong")).toBeGreaterThan(10 * share("makes"));
});
