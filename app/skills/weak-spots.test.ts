import { expect, test } from "vitest";
import type { SkillEvidence } from "./record";
import { SOLID_SCORE, listWeakSkills, listWeakest } from "./weak-spots";

const AT = "2026-11-21T12:00:00.000Z";

const createSkill = (values: { mean?: number; level?: 1 | 2 | 3 | 4 | 5 }): SkillEvidence => ({
  skill: "sql",
  name: "SQL",
  group: "Data & AI",
  rated: values.level === undefined ? null : { level: values.level, at: AT },
  practiced:
    values.mean === undefined ? null : { mean: values.mean, ownPoints: 0, questions: 1, at: AT },
  learned: null,
  reviewed: null,
  level: { value: 50, low: 40, high: 60, certainty: 50, support: "some", isDemonstrated: true },
  shares: {},
});
const isWeak = (values: Parameters<typeof createSkill>[0]) =>
  listWeakSkills([createSkill(values)]).length === 1;

test("what scores below the start of Solid is weak, the weakest first", () => {
  const items = [SOLID_SCORE, SOLID_SCORE - 1, 12, 90].map((score) => ({ score }));
  expect(listWeakest(items)).toEqual([{ score: 12 }, { score: SOLID_SCORE - 1 }]);
});

test("answers decide whether a skill is weak; without any, a rating of 2 or less does", () => {
  expect(isWeak({ mean: SOLID_SCORE - 1, level: 5 })).toBe(true);
  expect(isWeak({ mean: SOLID_SCORE, level: 1 })).toBe(false);
  expect(isWeak({ level: 2 })).toBe(true);
  expect(isWeak({ level: 3 })).toBe(false);
});
