import { expect, test } from "vitest";
import { listLearnedEvidence } from "./learned-evidence";
import type { QuizAttempt } from "./types";

const attemptOn = (day: number, right: readonly boolean[]): QuizAttempt => ({
  id: String(day),
  courseId: "python-intro",
  module: "programs-in-parts",
  // "functions" teaches Python, programming and problem solving; "errors" debugging instead of programming.
  answers: right.map((isRight, index) => ({
    questionId: `q${index}`,
    lesson: index < 2 ? "functions" : "errors",
    chosen: [],
    isRight,
  })),
  right: right.filter(Boolean).length,
  total: right.length,
  takenAt: `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`,
  isReset: false,
});
const summarize = (attempts: QuizAttempt[]) =>
  listLearnedEvidence(attempts).map(({ skill, share, questions, isHelped }) => [
    skill,
    share,
    questions,
    isHelped,
  ]);

test("each skill has the share of its questions that was answered right", () => {
  expect(summarize([attemptOn(1, [true, true, true, false])])).toEqual([
    ["python", 0.75, 4, false],
    ["programming", 1, 2, false],
    ["problem-solving", 0.75, 4, false],
    ["debugging", 0.5, 2, false],
  ]);
});

test("an attempt within a week of another had help, and the last one without help counts too", () => {
  const first = attemptOn(1, [false, false]);
  const second = attemptOn(3, [true, true]);
  const shares = (attempts: QuizAttempt[]) =>
    listLearnedEvidence(attempts)
      .filter(({ skill }) => skill === "python")
      .map(({ share, isHelped }) => [share, isHelped]);
  expect(shares([second, first])).toEqual([
    [0, false],
    [1, true],
  ]);
  expect(shares([first, second, attemptOn(12, [true, false])])).toEqual([[0.5, false]]);
});

test("unknown courses, modules and lessons are no evidence", () => {
  const attempt = attemptOn(1, [true]);
  expect(
    listLearnedEvidence([
      { ...attempt, courseId: "gone" },
      { ...attempt, module: "gone" },
    ]),
  ).toEqual([]);
  const [answer] = attempt.answers;
  expect(
    answer && listLearnedEvidence([{ ...attempt, answers: [{ ...answer, lesson: "gone" }] }]),
  ).toEqual([]);
});
