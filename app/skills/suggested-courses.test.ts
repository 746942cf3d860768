import { expect, test } from "vitest";
import { SKILLS } from "~/data/skills";
import { buildSkillRecord } from "./record";
import { suggestCourses } from "./suggested-courses";
import { listWeakSkills } from "./weak-spots";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const at = "2026-11-01T09:00:00.000Z";

const suggestForSql = (level: 3 | 5, score: number, started: string[] = []) =>
  suggestCourses(
    listWeakSkills(
      buildSkillRecord(
        [{ skill: "sql", level, ratedAt: at }],
        [{ questionId: "a", skills: ["sql"], score, at }],
        NOW,
      ),
    ),
    started,
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
    { name: "Statistics", reason: "you rated it 1 of 5" },
    { name: "SQL", reason: "you rated it 2 of 5" },
  ]);
});

test("courses are chosen by the level of the record, and started ones need no suggestion", () => {
  expect(suggestForSql(5, 40)[0]?.reasons).toEqual([
    { name: "SQL", reason: "your score on one question is 40" },
  ]);
  expect(suggestForSql(3, 90)).toEqual([]);
  expect(suggestForSql(5, 40, ["data-science-essentials"])).toEqual([]);
});

test("a person with every level in the middle isn’t shown the whole catalog", () => {
  const record = buildSkillRecord(
    SKILLS.map(({ id }) => ({ skill: id, level: 3, ratedAt: at })),
    [],
    NOW,
  );
  expect(suggestCourses(listWeakSkills(record))).toHaveLength(6);
});
