import { expect, test } from "vitest";
import { findContradictions, buildSkillRecord } from "./record";
import { summarizeSkills } from "./skills-summary";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const at = "2026-11-01T09:00:00.000Z";
const summarize = (level: 1 | 3 | 5, score: number | null) => {
  const record = buildSkillRecord(
    [{ skill: "sql", level, ratedAt: at }],
    score === null ? [] : [{ questionId: "a", skills: ["sql"], score, at }],
    NOW,
  );
  return summarizeSkills(record, findContradictions(record));
};

test("a rating above the answers, and one below", () => {
  expect(summarize(5, 30).headline).toBe("Your answers in SQL don’t yet match your rating.");
  expect(summarize(5, 30).detail).toContain(
    "You rated yourself 5 of 5, but scored 30 of 100 on one question.",
  );
  expect(summarize(1, 90).headline).toBe("Your answers in SQL are better than your rating.");
});

test("agreement, and ratings alone", () => {
  expect(summarize(3, 60)).toEqual({
    headline: "1 skill rated, 1 practiced.",
    detail: "Your ratings and answers agree wherever you have both.",
  });
  expect(summarize(3, null).detail).toContain("your own judgment");
});

test("answers or quizzes without a rating say nothing of ratings that agree", () => {
  const practiced = buildSkillRecord(
    [],
    [{ questionId: "a", skills: ["sql"], score: 70, at }],
    NOW,
  );
  expect(summarizeSkills(practiced, [])).toEqual({
    headline: "1 skill practiced, none rated.",
    detail: "Rate yourself to compare your ratings with your answers.",
  });
  const quiz = { skill: "sql", source: "learned", subject: "a", value: 80, at } as const;
  expect(summarizeSkills(buildSkillRecord([], [], NOW, [quiz]), [])).toEqual({
    headline: "1 skill on record, none practiced yet.",
    detail: "So far no interview answer counts here. Each one adds evidence.",
  });
});
