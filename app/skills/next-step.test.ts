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
  expect(
    getNextStep({ openSession, scores: [createScore("a", 10)], record: [], plan: [] }),
  ).toMatchObject({
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
      plan: [],
    }).title,
  ).toBe("Answer “Question b” again");
});

test("then the assessment, when nothing is rated", () => {
  expect(
    getNextStep({ openSession: undefined, scores: [createScore("a", 90)], record: [], plan: [] })
      .to,
  ).toBe("/assessment");
});

test("then a course for what is rated low", () => {
  expect(
    getNextStep({
      openSession: undefined,
      scores: [createScore("a", 90)],
      record: createRatedRecord(2),
      plan: [],
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
      plan: [],
    }).to,
  ).toBe("/interview");
});

test("with a target, the first step of its plan comes before the lowest answer", () => {
  const step = {
    title: "Answer: A slow join",
    reason: "SQL is 5 points short of 65.",
    to: "/interview/questions/slow-join-query",
    minutes: 5,
    gaps: [{ name: "SQL", points: 5 }],
  };
  expect(
    getNextStep({
      openSession: undefined,
      scores: [createScore("a", 10)],
      record: [],
      plan: [step],
    }),
  ).toEqual({
    title: step.title,
    to: step.to,
    reason: "SQL is 5 points short of 65. About 5 minutes.",
    actionLabel: "Open the question",
  });
});
