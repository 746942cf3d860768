import { expect, test } from "vitest";
import { COURSES } from "~/data/learning/courses";
import type { SuggestedMentor } from "~/data/mentor-types";
import { questionById, listQuestionsTesting } from "~/data/questions/cards.server";
import { SKILLS, type SkillId } from "~/data/skills";
import { getGap } from "./gap";
import { getNextSkillStep } from "./next-skill-step";
import { buildSkillRecord } from "./record";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const AT = "2026-11-20T12:00:00.000Z";
const MENTORS: SuggestedMentor[] = [
  {
    id: "ada",
    name: "Ada Lee",
    title: "Analyst",
    price: 90,
    specialties: ["sql", "presentation"],
  },
  {
    id: "grace",
    name: "Grace Adeyemi",
    title: "Head Nurse",
    price: 0,
    specialties: ["health-informatics", "healthcare-operations"],
  },
];
const NOTHING_YET = { scores: [], courses: [], mentors: MENTORS, now: NOW };

function next(
  skill: SkillId,
  answers: Record<string, number>,
  level: 1 | 3 | 5 | null = 3,
  now = NOW,
) {
  const scores = Object.entries(answers).map(([questionId, score]) => ({
    questionId,
    skills: [skill],
    score,
    at: AT,
  }));
  const [evidence] = buildSkillRecord(
    level === null ? [] : [{ skill, level, ratedAt: AT }],
    scores,
    now,
  );
  if (!evidence) throw new Error("no evidence");
  return getNextSkillStep(getGap(skill, evidence), { scores, courses: [], mentors: MENTORS, now });
}

const sql = listQuestionsTesting("sql").map(({ question }) => question.id);
const scoreAll = (score: number) => Object.fromEntries(sql.map((id) => [id, score]));

test("a self-rated skill gets a question", () => {
  expect(next("sql", {})).toEqual({
    title: `Answer: ${questionById(sql[0] ?? "")?.question.name}`,
    reason: "You rated it 3 of 5, and no answer backs it up yet.",
    to: `/interview/questions/${sql[0]}`,
    minutes: (questionById(sql[0] ?? "")?.question.minutes ?? 0) + 2,
  });
});

test("a low score gets a course, a weak answer a retry, thin evidence a new question, a solid skill a mentor", () => {
  expect(next("sql", { [sql[0] ?? ""]: 20 }).to).toMatch(/^\/learning\//);
  expect(next("sql", { [sql[0] ?? ""]: 60, [sql[1] ?? ""]: 50 })).toMatchObject({
    to: `/interview/questions/${sql[1]}`,
    reason: "You scored 50, your lowest on SQL.",
  });
  expect(next("sql", { [sql[0] ?? ""]: 80 })).toMatchObject({
    to: `/interview/questions/${sql[1]}`,
    reason: expect.stringContaining("One question proves little"),
  });
  expect(next("sql", scoreAll(90)).to).toMatch(/^\/mentors\//);
});

test("the reason fits a single answer", () => {
  expect(next("sql", { [sql[0] ?? ""]: 28 }).reason).toContain("You scored 28 on one question.");
  expect(next("sql", { [sql[0] ?? ""]: 28, [sql[1] ?? ""]: 20 }).reason).toContain(
    "Your answers average 24.",
  );
  expect(next("sql", { [sql[0] ?? ""]: 60 }).reason).toBe("You scored 60, below 65.");
});

test("only an old answer is repeated for its age", () => {
  const skill = SKILLS.find(
    ({ id }) =>
      listQuestionsTesting(id).length === 1 &&
      !MENTORS.some(({ specialties }) => specialties.includes(id)),
  )?.id;
  if (!skill) throw new Error("no skill with one question and no mentor");
  const answers = { [listQuestionsTesting(skill)[0]?.question.id ?? ""]: 80 };
  const inTwoMonths = new Date("2027-01-21T12:00:00.000Z");
  expect(next(skill, answers).reason).toContain("Answering again in a month shows what stuck.");
  expect(next(skill, answers, 3, inTwoMonths).reason).toContain("Evidence counts less as it ages");
});

test("a course says how long it takes, a question how long an answer does", () => {
  expect(next("sql", { [sql[0] ?? ""]: 20 })).toMatchObject({
    minutes: null,
    reason: expect.stringMatching(/ It takes 7\.5 hours, the first lesson \d+ minutes\.$/),
  });
});

test("a skill without any question, course or mentor says so", () => {
  const findStep = (skill: SkillId) => getNextSkillStep(getGap(skill, null), NOTHING_YET);
  expect(findStep("iv-therapy")).toMatchObject({
    title: "Ask Grace Adeyemi",
    reason: expect.stringContaining("No question or course here covers IV Therapy yet."),
  });
  expect(getNextSkillStep(getGap("iv-therapy", null), { ...NOTHING_YET, mentors: [] }).to).toBe(
    "/resources",
  );
  expect(findStep("payroll").to).toBe("/resources");
  expect(findStep("technical-knowledge").to).toBe("/assessment");
});

test("for any skill there is a step, and it links to an existing page", () => {
  const validPaths = new Set([
    ...COURSES.map(({ id }) => `/learning/${id}`),
    ...MENTORS.map(({ id }) => `/mentors/${id}`),
    "/assessment",
    "/resources",
  ]);
  for (const { id } of SKILLS) {
    for (const level of [5, null] as const) {
      const { to } =
        level === null ? getNextSkillStep(getGap(id, null), NOTHING_YET) : next(id, {}, level);
      expect([
        id,
        validPaths.has(to) || questionById(to.replace("/interview/questions/", "")) !== undefined,
      ]).toEqual([id, true]);
    }
  }
});

test("a skill takes another question than the skills before it, if there is one", () => {
  const gap = getGap("sql", null);
  const first = getNextSkillStep(gap, NOTHING_YET);
  const second = getNextSkillStep(gap, NOTHING_YET, new Set([first?.to ?? ""]));
  expect(second?.to).toBe(`/interview/questions/${sql[1]}`);
  const all = new Set(sql.map((id) => `/interview/questions/${id}`));
  expect(getNextSkillStep(gap, NOTHING_YET, all).to).toBe(first?.to);
});

test("a course that was started is continued, one that is completed isn't suggested", () => {
  const scores = [{ questionId: sql[0] ?? "", skills: ["sql" as const], score: 20, at: AT }];
  const [evidence = null] = buildSkillRecord([], scores, NOW);
  const courseId = "data-science-essentials";
  const nextWith = (isCompleted: boolean) =>
    getNextSkillStep(getGap("sql", evidence), {
      scores,
      mentors: MENTORS,
      courses: [{ courseId, isCompleted, to: `/learning/${courseId}/joins-and-windows` }],
      now: NOW,
    });
  expect(nextWith(false)).toMatchObject({
    title: "Continue Data Science Essentials",
    to: "/learning/data-science-essentials/joins-and-windows",
  });
  expect(nextWith(true).title).not.toContain("Data Science Essentials");
});

test("a skill without a question that was learned is for a mentor to confirm, then for the rest of the course", () => {
  const learn = (skill: SkillId) => {
    const quiz = { skill, source: "learned", subject: "a course", value: 100, at: AT } as const;
    const [evidence = null] = buildSkillRecord([], [], NOW, [quiz]);
    return getNextSkillStep(getGap(skill, evidence), NOTHING_YET);
  };
  expect(listQuestionsTesting("presentation")).toEqual([]);
  expect(learn("presentation").to).toMatch(/^\/mentors\//);
  const onlyTaught = SKILLS.find(
    ({ id }) =>
      listQuestionsTesting(id).length === 0 &&
      COURSES.some(({ skills }) => skills.includes(id)) &&
      !MENTORS.some(({ specialties }) => specialties.includes(id)),
  );
  if (!onlyTaught) throw new Error("no skill that only a course covers");
  expect(learn(onlyTaught.id).reason).toContain("the rest of the course confirms it");
});
