import { expect, test } from "vitest";
import { describeEvidence } from "./describe-evidence";
import { getGap } from "./gap";
import type { Evidence } from "./level";
import { buildSkillRecord, type ScoredAnswer } from "./record";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const at = (day: number) => `2026-11-${day}T09:00:00.000Z`;
const answer = (questionId: string, score: number, day = 20): ScoredAnswer => ({
  questionId,
  skills: ["sql"],
  score,
  at: at(day),
});
const RULE = "Met takes two answers on different days; a quiz or a mentor’s review counts too.";

function describeSql(answers: ScoredAnswer[], evidence: Evidence[] = []): string[] {
  const [record = null] = buildSkillRecord([], answers, NOW, evidence);
  return describeEvidence(getGap("sql", record));
}

test("one good answer: as unsure as it is, and why it isn't met", () => {
  expect(describeSql([answer("a", 80)])).toEqual([
    "Could be off by 16. One answer, no mentor yet.",
    `High enough, but from one answer. ${RULE}`,
  ]);
});

test("at the end of the scale the range isn't cut", () => {
  expect(describeSql([answer("a", 98)])[0]).toContain("off by 16.");
});

test("two of one day, and two of different days", () => {
  expect(describeSql([answer("a", 80), answer("b", 80)])[1]).toBe(
    `High enough, but all of it is from one day. ${RULE}`,
  );
  expect(describeSql([answer("a", 80), answer("b", 80, 19)])).toHaveLength(1);
  expect(describeSql([answer("a", 50), answer("b", 50)])).toHaveLength(1);
});

test("an answer that rests mostly on the person’s own account says so", () => {
  expect(describeSql([{ ...answer("a", 80), isOwnAccount: true }])[1]).toBe(
    "High enough, but mostly by your own account. Met takes two answers on different days that rest less on it.",
  );
});

test("each kind of evidence is counted, an earlier attempt too", () => {
  const evidence: Evidence[] = [
    { skill: "sql", source: "learned", subject: "c/m", value: 80, at: at(11) },
    { skill: "sql", source: "learned", subject: "c/l/code", value: 100, at: at(12) },
    { skill: "sql", source: "reviewed", subject: "m/a", value: 70, at: at(13) },
  ];
  expect(describeSql([answer("a", 60, 10), answer("a", 70)], evidence)[0]).toMatch(
    /Two answers, one quiz, one exercise, one mentor’s review\.$/,
  );
});

test("without evidence, and by a rating alone", () => {
  expect(describeSql([])).toEqual(["No evidence yet."]);
  const [rated = null] = buildSkillRecord([{ skill: "sql", level: 5, ratedAt: at(10) }], [], NOW);
  expect(describeEvidence(getGap("sql", rated))).toEqual([
    "You rated yourself 5 of 5. An answer, a quiz or a mentor can show it.",
  ]);
});
