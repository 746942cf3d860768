import { expect, test } from "vitest";
import { buildSkillRecord } from "./record";
import { suggestCourses } from "./suggested-courses";
import { listWeakSkills } from "./weak-spots";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const at = "2026-11-01T09:00:00.000Z";

const suggestForSql = (level: 1 | 5, score: number) =>
  suggestCourses(
    listWeakSkills(
      buildSkillRecord(
        [{ skill: "sql", level, ratedAt: at }],
        [{ questionId: "a", skills: ["sql"], score, at }],
        NOW,
      ),
    ),
  );

test("courses for what is rated low, the one that teaches most of it first", () => {
  const record = buildSkillRecord(
    [
      { skill: "sql", level: 2, ratedAt: at },
      { skill: "statistics", level: 1, ratedAt: at },
      { skill: "conflict-resolution", level: 2, ratedAt: at },
      { skill: "empathy", level: 5, ratedAt: at },
    ],
    [],
    NOW,
  );
  const suggested = suggestCourses(listWeakSkills(record));
  expect(suggested.map(({ to }) => to)).toEqual([
    "/learning/data-science-essentials",
    "/learning/leadership",
  ]);
  expect(suggested[0]?.reasons).toEqual([
    { name: "SQL", reason: "you rated it 2 of 5" },
    { name: "Statistics", reason: "you rated it 1 of 5" },
  ]);
});

test("an answer outweighs a rating, both ways", () => {
  expect(suggestForSql(5, 40)[0]?.reasons).toEqual([
    { name: "SQL", reason: "your answers average 40" },
  ]);
  expect(suggestForSql(1, 80)).toEqual([]);
});
