import { describe, expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { listQuestions } from "~/data/questions/cards.server";
import { nameQuestion, toQuestion } from "./own-question";

const review = (prompt: string, texts: string[], answer: string) => {
  const points = texts.map((text, index) => ({ id: `point-${index}`, text }));
  const question = toQuestion({ id: "own", kind: "explanation", prompt, points, sample: "" });
  const { kind, keyPoints } = question;
  return reviewAnswer({
    kind,
    question: prompt,
    keyPoints,
    isOwnQuestion: true,
    answer,
    seconds: null,
  });
};

describe("the coach asks about each point of a question that a person wrote", () => {
  test.each([
    [
      "Why do we torque bolts in a star pattern?",
      ["Even clamping", "Avoid warping"],
      "If you tighten one bolt all the way first, that side of the flange sits down and the other side lifts. Going across in a star in two or three passes brings the faces together evenly, so the gasket is not crushed on one side and the rotor does not warp.",
    ],
    [
      "What is month-end close?",
      ["Accruals", "Reconcile the bank"],
      "At month end I post what we have used but not been billed for, I agree our cash to the statement and the control accounts, I check that suspense is clear, and then I lock the period and send the pack to the manager.",
    ],
    [
      listQuestions().find(({ question }) => question.id === "slow-join-query")?.question.prompt ??
        "",
      ["Read the plan first"],
      "I read the plan with explain analyze and look for the step where the estimate and the real rows are far apart, then I add the index that this step needs and measure again.",
    ],
  ])("%s", (prompt, points, answer) => {
    const { flag, keyPoints } = review(prompt, points, answer);
    expect(flag).toBeNull();
    expect(keyPoints.map(({ source }) => source)).toEqual(points.map(() => "asked"));
  });
});

test("a question is named by its first words", () => {
  expect(nameQuestion("Why\n here?")).toBe("Why here?");
  expect(nameQuestion(`${"word ".repeat(20)}`)).toBe(
    "word word word word word word word word word word word word…",
  );
  expect(nameQuestion("x".repeat(100))).toHaveLength(61);
});
