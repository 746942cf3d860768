import { expect, test } from "vitest";
import { COURSES } from "~/data/learning/courses";
import type { SuggestedMentor } from "~/data/mentor-types";
import { type PlannedQuestion, buildPlan, updatePlan } from "./plan";

const mentor = (id: string, specialties: SuggestedMentor["specialties"]): SuggestedMentor => ({
  id,
  name: "Ada Lee",
  title: "Database Engineer",
  price: 0,
  specialties,
});

const QUESTIONS: PlannedQuestion[] = ["slow-join-query", "null-in-filters"].map(
  (questionId, index) => ({
    number: index + 1,
    questionId,
    score: 30,
    skills: ["sql", "query-optimization"],
    nextStep: "",
  }),
);
const SCHEDULE = QUESTIONS.map(({ questionId }) => ({
  questionId,
  dueDate: "2026-11-02",
  isMastered: false,
}));

test("the plan names real places: the questions on their day, a course and a mentor who know what went badly", () => {
  const mentors = [mentor("one", ["sql"]), mentor("two", ["sql", "query-optimization"])];
  const plan = buildPlan(QUESTIONS, SCHEDULE, [], mentors);
  expect(plan.slice(0, 2).map(({ day, to }) => [day, to])).toEqual([
    ["2026-11-02", "/interview/questions/slow-join-query"],
    ["2026-11-02", "/interview/questions/null-in-filters"],
  ]);
  expect(COURSES.map(({ id }) => `/learning/${id}`)).toContain(plan[2]?.to);
  expect(plan[3]).toMatchObject({
    title: "Request a session with Ada Lee",
    reason: "Database Engineer, for SQL and Query Optimization. Free.",
    to: "/mentors/two",
  });
});

test("a server without mentors names none", () => {
  const plan = buildPlan(QUESTIONS, SCHEDULE, ["patient-care"], []);
  expect(plan.map(({ to }) => to).filter((to) => to.startsWith("/mentors"))).toEqual([]);
});

test("an untested skill without a course leads to a mentor", () => {
  expect(buildPlan([], [], ["patient-care"], [mentor("one", ["patient-care"])])).toMatchObject([
    { title: "Ask Ada Lee about Patient Care", to: "/mentors/one" },
  ]);
});

test("what was due before today is due today", () => {
  const item = { title: "Answer question 2 again", reason: "", to: "/interview/questions/a" };
  const days = [null, "2026-11-20", "2026-11-22", "2026-11-25"];
  expect(
    updatePlan(
      days.map((day) => ({ ...item, day })),
      "2026-11-22",
    ).map(({ day }) => day),
  ).toEqual([null, "2026-11-22", "2026-11-22", "2026-11-25"]);
});
