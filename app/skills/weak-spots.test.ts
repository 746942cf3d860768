import { expect, test } from "vitest";
import type { Level } from "~/data/levels";
import type { Evidence } from "./level";
import { type Rating, type ScoredAnswer, buildSkillRecord } from "./record";
import { SOLID_SCORE, listWeakSkills, listWeakest } from "./weak-spots";

const AT = "2026-11-21T12:00:00.000Z";
const NOW = new Date(AT);

const rate = (level: Level) => ({ skill: "sql" as const, level, ratedAt: AT });
const answer = (score: number, questionId = "a") => ({
  questionId,
  skills: ["sql" as const],
  score,
  at: AT,
});
const quiz = (value: number) =>
  ({ skill: "sql", source: "learned", subject: "course/module", value, at: AT }) as const;
const findWeak = (...input: [Rating[], ScoredAnswer[], Evidence[]?]) =>
  listWeakSkills(buildSkillRecord(input[0], input[1], NOW, input[2])).map(({ reason }) => reason);

test("what scores below the start of Solid is weak, the weakest first", () => {
  const items = [SOLID_SCORE, SOLID_SCORE - 1, 12, 90].map((score) => ({ score }));
  expect(listWeakest(items)).toEqual([{ score: 12 }, { score: SOLID_SCORE - 1 }]);
});

test("a skill is weak if its level is below Solid, whatever it was rated", () => {
  expect(findWeak([rate(2)], [])).toEqual(["you rated it 2 of 5"]);
  expect(findWeak([rate(2)], [], [quiz(100), { ...quiz(95), subject: "other" }])).toEqual([]);
  expect(findWeak([rate(5)], [answer(40)])).toEqual(["your score on one question is 40"]);
  expect(findWeak([rate(1)], [answer(90), answer(94, "b")])).toEqual([]);
});

test("the reason is the evidence that lowers the level most", () => {
  expect(findWeak([rate(1)], [answer(70)])).toEqual(["you rated it 1 of 5"]);
  expect(findWeak([rate(4)], [answer(50), answer(40, "b")])).toEqual(["your answers average 45"]);
  expect(findWeak([rate(4)], [], [quiz(20)])).toEqual(["you have taken one quiz on it"]);
});
