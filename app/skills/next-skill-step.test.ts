import { expect, test } from "vitest";
import { COURSES } from "~/data/learning/courses";
import { MENTORS } from "~/data/mentors";
import { questionById, listQuestionsTesting } from "~/data/questions/cards.server";
import { SKILLS, type SkillId } from "~/data/skills";
import { getNextSkillStep } from "./next-skill-step";
import { buildSkillRecord } from "./record";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const AT = "2026-11-20T12:00:00.000Z";

function next(skill: SkillId, answers: Record<string, number>, level: 1 | 3 | 5 | null = 3) {
  const scores = Object.entries(answers).map(([questionId, score]) => ({
    questionId,
    skills: [skill],
    score,
    at: AT,
  }));
  const [evidence] = buildSkillRecord(
    level === null ? [] : [{ skill, level, ratedAt: AT }],
    scores,
    NOW,
  );
  if (!evidence) throw new Error("no evidence");
  return getNextSkillStep(evidence, scores);
}

const sql = listQuestionsTesting("sql").map(({ question }) => question.id);
const scoreAll = (score: number) => Object.fromEntries(sql.map((id) => [id, score]));

test("a self-rated skill gets a question", () => {
  expect(next("sql", {})).toEqual({
    title: `Answer: ${questionById(sql[0] ?? "")?.question.name}`,
    reason: "You rated it 3 of 5, and no answer backs it up yet.",
    to: `/interview/questions/${sql[0]}`,
  });
});

test("a low score gets a course, a weak answer a retry, thin evidence a new question, a solid skill a mentor", () => {
  expect(next("sql", { [sql[0] ?? ""]: 20 })?.to).toMatch(/^\/learning\//);
  expect(next("sql", { [sql[0] ?? ""]: 60, [sql[1] ?? ""]: 50 })).toMatchObject({
    to: `/interview/questions/${sql[1]}`,
    reason: "You scored 50, your lowest on SQL.",
  });
  expect(next("sql", { [sql[0] ?? ""]: 80 })).toMatchObject({
    to: `/interview/questions/${sql[1]}`,
    reason: expect.stringContaining("One question proves little"),
  });
  expect(next("sql", scoreAll(90))?.to).toMatch(/^\/mentors\//);
});

test("for any skill, the step links to an existing page", () => {
  const validPaths = new Set([
    ...COURSES.map(({ id }) => `/learning/${id}`),
    ...MENTORS.map(({ id }) => `/mentors/${id}`),
  ]);
  for (const { id } of SKILLS) {
    const step = next(id, {}, 5);
    if (step)
      expect([
        id,
        validPaths.has(step.to) ||
          questionById(step.to.replace("/interview/questions/", "")) !== undefined,
      ]).toEqual([id, true]);
  }
});
