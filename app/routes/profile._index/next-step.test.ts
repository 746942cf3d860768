import { expect, test } from "vitest";
import { skillRecord } from "~/skills/record";
import { nextStep } from "./next-step";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const score = (questionId: string, points: number) => ({
  questionId,
  prompt: `Prompt ${questionId}`,
  card: "Databases and SQL",
  tab: "technical",
  skills: ["sql" as const],
  score: points,
  at: "2026-11-01T09:00:00.000Z",
});
const rated = (level: 1 | 2 | 3 | 4 | 5) =>
  skillRecord([{ skill: "sql", level, ratedAt: "2026-11-01T09:00:00.000Z" }], [], NOW);

test("an open session comes first", () => {
  const open = { id: "s1", title: "Databases and SQL", answered: 11, questions: 12 };
  expect(nextStep({ open, scores: [score("a", 10)], record: [] })).toMatchObject({
    title: "Go on with Databases and SQL",
    to: "/interview/sessions/s1",
    reason: expect.stringContaining("one is left"),
  });
});

test("then the lowest latest answer that is not solid", () => {
  expect(
    nextStep({
      open: undefined,
      scores: [score("a", 10), score("b", 50), score("a", 90)],
      record: [],
    }).title,
  ).toBe("Answer “Prompt b” again");
});

test("then the assessment, when nothing is rated", () => {
  expect(nextStep({ open: undefined, scores: [score("a", 90)], record: [] }).to).toBe(
    "/assessment",
  );
});

test("then a course for what is rated low", () => {
  expect(nextStep({ open: undefined, scores: [score("a", 90)], record: rated(2) })).toMatchObject({
    to: "/learning/data-science-essentials",
    reason: expect.stringContaining("SQL, which you rate 2 of 5"),
  });
});

test("and something new when nothing is weak", () => {
  expect(nextStep({ open: undefined, scores: [score("a", 90)], record: rated(5) }).to).toBe(
    "/interview",
  );
});
