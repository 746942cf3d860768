import { expect, test } from "vitest";
import { buildSkillRecord } from "./record";
import { getNextStep } from "./next-step";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const createScore = (questionId: string, points: number) => ({
  questionId,
  name: `Question ${questionId}`,
  card: "Databases and SQL",
  tab: "technical",
  skills: ["sql" as const],
  score: points,
  at: "2026-11-01T09:00:00.000Z",
});
const createRatedRecord = (level: 1 | 2 | 3 | 4 | 5) =>
  buildSkillRecord([{ skill: "sql", level, ratedAt: "2026-11-01T09:00:00.000Z" }], [], NOW);

test("an open session comes first", () => {
  const openSession = {
    id: "s1",
    title: "Databases and SQL",
    answeredCount: 11,
    questionCount: 12,
  };
  expect(getNextStep({ openSession, scores: [createScore("a", 10)], record: [] })).toMatchObject({
    title: "Continue Databases and SQL",
    to: "/interview/sessions/s1",
    reason: expect.stringContaining("one is left"),
  });
});

test("then the lowest latest answer that is not solid", () => {
  expect(
    getNextStep({
      openSession: undefined,
      scores: [createScore("a", 10), createScore("b", 50), createScore("a", 90)],
      record: [],
    }).title,
  ).toBe("Answer “Question b” again");
});

test("then the assessment, when nothing is rated", () => {
  expect(
    getNextStep({ openSession: undefined, scores: [createScore("a", 90)], record: [] }).to,
  ).toBe("/assessment");
});

test("then a course for what is rated low", () => {
  expect(
    getNextStep({
      openSession: undefined,
      scores: [createScore("a", 90)],
      record: createRatedRecord(2),
    }),
  ).toMatchObject({
    to: "/learning/data-science-essentials",
    reason: expect.stringContaining("SQL: you rated it 2 of 5"),
  });
});

test("and something new when nothing is weak", () => {
  expect(
    getNextStep({
      openSession: undefined,
      scores: [createScore("a", 90)],
      record: createRatedRecord(5),
    }).to,
  ).toBe("/interview");
});
