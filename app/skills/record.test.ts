import fc from "fast-check";
import { expect, test } from "vitest";
import { LEVELS } from "~/data/levels";
import { SKILLS } from "~/data/skills";
import { findContradictions, buildSkillRecord } from "./record";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T09:00:00.000Z`;
const answer = (questionId: string, score: number, day = 1) => ({
  questionId,
  skills: ["sql" as const],
  score,
  at: at(day),
});
const rating = (skill: "sql" | "empathy", level: 1 | 2 | 3 | 4 | 5) => ({
  skill,
  level,
  ratedAt: at(2),
});

test("of several attempts at a question the last counts, and questions are averaged", () => {
  const [sql] = buildSkillRecord(
    [],
    [answer("a", 20, 1), answer("b", 70, 2), answer("a", 61, 3)],
    NOW,
  );
  expect(sql?.practiced).toMatchObject({ mean: 66, attempts: 3, byHelp: null });
  expect(sql?.rated).toBeNull();
});

test("an attempt with help counts half, next to the last one without; a later attempt without help replaces both", () => {
  const helped = (score: number, day: number) => ({ ...answer("a", score, day), isHelped: true });
  const [withBothKinds] = buildSkillRecord(
    [],
    [answer("a", 20, 1), answer("a", 40, 2), helped(70, 3), helped(85, 4)],
    NOW,
  );
  expect(withBothKinds?.practiced).toMatchObject({
    mean: 55,
    attempts: 4,
    byHelp: { unaided: 40, helped: 85 },
  });
  const [helpedOnly] = buildSkillRecord([], [helped(85, 4)], NOW);
  const [unaidedOnly] = buildSkillRecord([], [answer("a", 85, 4)], NOW);
  expect(helpedOnly?.practiced?.mean).toBe(85);
  // The same score counts less, so the range is wider.
  const rangeWidth = (evidence: typeof helpedOnly) =>
    evidence ? evidence.level.high - evidence.level.low : 0;
  expect(rangeWidth(helpedOnly)).toBeGreaterThan(rangeWidth(unaidedOnly));
  const [replaced] = buildSkillRecord([], [helped(85, 3), answer("a", 50, 4)], NOW);
  expect(replaced?.level).toEqual(buildSkillRecord([], [answer("a", 50, 4)], NOW)[0]?.level);
});

test("both kinds of evidence are combined per skill; practiced skills come first", () => {
  const record = buildSkillRecord([rating("empathy", 5), rating("sql", 2)], [answer("a", 40)], NOW);
  expect(
    record.map(({ skill, rated, practiced }) => [skill, rated?.level, practiced?.mean]),
  ).toEqual([
    ["sql", 2, 40],
    ["empathy", 5, undefined],
  ]);
});

test("a rating far from the answers is reported, with its direction", () => {
  expect(
    findContradictions(buildSkillRecord([rating("sql", 5)], [answer("a", 30)], NOW)).map(
      ({ skill, answersAre }) => [skill, answersAre],
    ),
  ).toEqual([["sql", "lower"]]);
  expect(
    findContradictions(buildSkillRecord([rating("sql", 1)], [answer("a", 90)], NOW)).map(
      ({ answersAre }) => answersAre,
    ),
  ).toEqual(["higher"]);
  expect(findContradictions(buildSkillRecord([rating("sql", 3)], [answer("a", 70)], NOW))).toEqual(
    [],
  );
  expect(findContradictions(buildSkillRecord([rating("sql", 5)], [], NOW))).toEqual([]);
});

test("the widest difference between rating and answers comes first, in either direction", () => {
  const empathyAnswer = { ...answer("b", 100), skills: ["empathy" as const] };
  const findGaps = (...record: Parameters<typeof buildSkillRecord>) =>
    findContradictions(buildSkillRecord(...record)).map(({ skill, answersAre }) => [
      skill,
      answersAre,
    ]);
  expect(
    findGaps([rating("sql", 4), rating("empathy", 1)], [answer("a", 30), empathyAnswer], NOW),
  ).toEqual([
    ["empathy", "higher"],
    ["sql", "lower"],
  ]);
  expect(
    findGaps([rating("sql", 5), rating("empathy", 3)], [answer("a", 0), empathyAnswer], NOW),
  ).toEqual([
    ["sql", "lower"],
    ["empathy", "higher"],
  ]);
});

test("every skill appears once, with a mean between its lowest and highest score", () => {
  const skill = fc.constantFrom(...SKILLS.map(({ id }) => id));
  const arbitraryAnswer = fc.record({
    questionId: fc.string({ maxLength: 2 }),
    skills: fc.uniqueArray(skill, { maxLength: 3 }),
    score: fc.integer({ min: 0, max: 100 }),
    isHelped: fc.boolean(),
    at: fc.constant(at(1)),
  });
  const ratings = fc.uniqueArray(
    fc.record({ skill, level: fc.constantFrom(...LEVELS), ratedAt: fc.constant(at(2)) }),
    { selector: (entry) => entry.skill, maxLength: 8 },
  );
  fc.assert(
    fc.property(ratings, fc.array(arbitraryAnswer, { maxLength: 12 }), (rated, answers) => {
      const record = buildSkillRecord(rated, answers, NOW);
      expect(new Set(record.map((evidence) => evidence.skill)).size).toBe(record.length);
      for (const { skill: id, practiced } of record) {
        if (!practiced) continue;
        const scores = answers
          .filter((entry) => entry.skills.includes(id))
          .map(({ score }) => score);
        expect(practiced.mean).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(practiced.mean).toBeLessThanOrEqual(Math.max(...scores));
      }
    }),
  );
});

test("lessons and mentor reviews have their own columns and change the level", () => {
  const additionalEvidence = [
    {
      skill: "sql" as const,
      source: "learned" as const,
      subject: "data-science-essentials",
      value: 90,
      at: at(2),
    },
    {
      skill: "sql" as const,
      source: "reviewed" as const,
      subject: "hannah-brandt",
      value: 80,
      at: at(3),
    },
    {
      skill: "react" as const,
      source: "learned" as const,
      subject: "advanced-react",
      value: 50,
      at: at(3),
    },
  ];
  const [sql, react] = buildSkillRecord(
    [rating("sql", 2)],
    [answer("a", 40)],
    NOW,
    additionalEvidence,
  );
  expect(sql).toMatchObject({
    learned: { mean: 90, count: 1 },
    reviewed: { mean: 80, count: 1, at: at(3) },
    practiced: { mean: 40 },
  });
  expect(sql?.level.value).toBeGreaterThan(
    buildSkillRecord([rating("sql", 2)], [answer("a", 40)], NOW)[0]?.level.value ?? 100,
  );
  expect(react).toMatchObject({
    skill: "react",
    practiced: null,
    rated: null,
    level: { isDemonstrated: false },
  });
});

test("a rating maps to the middle of its band", () => {
  expect(
    [1, 3, 5].map(
      (level) => buildSkillRecord([rating("sql", level as 1 | 3 | 5)], [], NOW)[0]?.level.value,
    ),
  ).toEqual([13, 55, 93]);
});

const answered = (questionId: string, score: number, more: object = {}) => ({
  questionId,
  skills: ["sql" as const],
  score,
  at: "2026-11-20T10:00:00.000Z",
  ...more,
});

test("while something is open, the lower end of the range counts", () => {
  const [sql] = buildSkillRecord([], [answered("a", 70, { lowerScore: 45 })], NOW);
  expect(sql?.practiced).toMatchObject({ mean: 45, open: 1 });
  expect(sql?.level.value).toBe(45);
});

test("a score by the person's own account counts half and shows no skill alone", () => {
  const own = answered("a", 90, { isOwnAccount: true });
  const [alone] = buildSkillRecord([], [own], NOW);
  expect(alone?.practiced).toMatchObject({ mean: 90, ownAccount: 1 });
  expect(alone?.level.isDemonstrated).toBe(false);
  const [both] = buildSkillRecord([], [own, answered("b", 60)], NOW);
  expect(both?.practiced?.mean).toBe(70);
  expect(both?.level).toMatchObject({ value: 70, isDemonstrated: true });
});

test("a score by an earlier rubric counts half", () => {
  const old = answered("a", 90, { isByEarlierRubric: true });
  const [both] = buildSkillRecord([], [old, answered("b", 60)], NOW);
  expect(both?.practiced).toMatchObject({ mean: 70, byEarlierRubric: 1 });
  expect(buildSkillRecord([], [old], NOW)[0]?.level.isDemonstrated).toBe(true);
});

test("the order in which answers and quizzes arrive doesn't matter", () => {
  const answers = fc.uniqueArray(
    fc.record({
      questionId: fc.constantFrom("a", "b", "c"),
      score: fc.integer({ min: 0, max: 100 }),
      minute: fc.integer({ min: 0, max: 59 }),
      isHelped: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8, selector: ({ minute }) => minute },
  );
  fc.assert(
    fc.property(
      answers.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
      ),
      ([list, shuffled]) => {
        const build = (order: typeof list) =>
          buildSkillRecord(
            [],
            order.map(({ minute, ...each }) => ({
              ...each,
              skills: ["sql" as const],
              at: `2026-11-20T10:${String(minute).padStart(2, "0")}:00.000Z`,
            })),
            NOW,
          );
        expect(build(shuffled)).toEqual(build(list));
      },
    ),
  );
});
