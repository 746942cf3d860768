import { expect, test } from "vitest";
import { type PlannedQuestion, buildPlan, updatePlan } from "./plan";

const QUESTIONS: PlannedQuestion[] = ["slow-join-query", "null-in-filters"].map(
  (questionId, index) => ({ number: index + 1, questionId, score: 30, nextStep: "" }),
);

test("the plan has the questions that are due again, on their days", () => {
  const plan = buildPlan(QUESTIONS, [
    { questionId: "slow-join-query", dueDate: "2026-11-03", isMastered: false },
    { questionId: "null-in-filters", dueDate: "2026-11-02", isMastered: false },
  ]);
  expect(plan.map(({ day, title, to }) => [day, title, to])).toEqual([
    ["2026-11-02", "Answer question 2 again", "/interview/questions/null-in-filters"],
    ["2026-11-03", "Answer question 1 again", "/interview/questions/slow-join-query"],
  ]);
});

test("a mastered question is not in the plan", () => {
  const schedule = QUESTIONS.map(({ questionId }) => ({
    questionId,
    dueDate: "2026-11-02",
    isMastered: true,
  }));
  expect(buildPlan(QUESTIONS, schedule)).toEqual([]);
});

test("what was due before today is due today", () => {
  const item = { title: "Answer question 2 again", reason: "", to: "/interview/questions/a" };
  const days = ["2026-11-20", "2026-11-22", "2026-11-25"];
  expect(
    updatePlan(
      days.map((day) => ({ ...item, day })),
      "2026-11-22",
    ).map(({ day }) => day),
  ).toEqual(["2026-11-22", "2026-11-22", "2026-11-25"]);
});
