import { expect, test } from "vitest";
import type { SkillId } from "~/data/skills";
import { listGaps } from "./gap";
import { buildPlan, listSkillSteps } from "./plan";
import { buildSkillRecord } from "./record";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const AT = "2026-11-20T12:00:00.000Z";
const TARGET: SkillId[] = ["statistics", "python", "sql", "experimentation"];
const NO_EVIDENCE = { scores: [], courses: [], mentors: [], now: NOW };

const rate = (skill: SkillId, level: 1 | 2 | 3 | 4 | 5) => ({ skill, level, ratedAt: AT });
const answer = (questionId: string, skills: SkillId[], score: number) => ({
  questionId,
  skills,
  score,
  at: AT,
});

test("the plan closes the widest gap first, says why, and has no step for a skill that is met", () => {
  const plan = buildPlan({ targetSkills: TARGET, record: [], ...NO_EVIDENCE });
  expect(plan.length).toBeGreaterThan(1);
  expect(plan[0]?.reason).toMatch(/^There is no evidence of Statistics yet\./);
  const answers = [
    answer("slow-join-query", ["sql"], 90),
    answer("left-join-trap", ["sql"], 90),
    { ...answer("null-in-filters", ["sql"], 90), at: "2026-11-19T12:00:00.000Z" },
  ];
  const record = buildSkillRecord([rate("sql", 5)], answers, NOW);
  const namesIn = (steps: ReturnType<typeof buildPlan>) =>
    steps.flatMap(({ gaps }) => gaps.map(({ name }) => name));
  expect(namesIn(plan)).toContain("SQL");
  expect(
    namesIn(buildPlan({ targetSkills: TARGET, record, ...NO_EVIDENCE, scores: answers })),
  ).not.toContain("SQL");
});

test("new evidence reorders the plan", () => {
  const order = (record: ReturnType<typeof buildSkillRecord>) =>
    buildPlan({ targetSkills: ["sql", "statistics"], record, ...NO_EVIDENCE }).map(
      ({ gaps }) => gaps[0]?.name,
    );
  expect(order([])).toEqual(["SQL", "Statistics"]);
  expect(order(buildSkillRecord([rate("sql", 3)], [], NOW))).toEqual(["Statistics", "SQL"]);
  expect(order(buildSkillRecord([rate("sql", 3), rate("statistics", 5)], [], NOW))).toEqual([
    "SQL",
    "Statistics",
  ]);
});

test("a step that serves several skills is there once and names them", () => {
  const plan = buildPlan({
    targetSkills: ["sql", "query-optimization", "debugging"],
    record: [],
    ...NO_EVIDENCE,
  });
  expect(new Set(plan.map(({ to }) => to)).size).toBe(plan.length);
  expect(plan.flatMap(({ gaps }) => gaps)).toHaveLength(3);
  for (const step of plan)
    expect(step.reason.includes("Also for"), step.title).toBe(step.gaps.length > 1);
});

test("without a target the plan is for the record's own skills", () => {
  const record = buildSkillRecord([rate("sql", 2), rate("communication", 5)], [], NOW);
  expect(
    buildPlan({ targetSkills: null, record, ...NO_EVIDENCE }).map(({ gaps }) => gaps[0]?.name),
  ).toEqual(["SQL", "Communication Skills"]);
});

test("skills next to each other get different steps where there are enough", () => {
  const steps = listSkillSteps(
    listGaps(["sql", "query-optimization", "debugging"], []),
    NO_EVIDENCE,
  );
  const links = steps.map(({ nextStep }) => nextStep?.to);
  expect(new Set(links).size).toBe(3);
});
