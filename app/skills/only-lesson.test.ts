import { expect, test } from "vitest";
import { describeEvidence } from "./describe-evidence";
import { exportRecord } from "./export-record";
import { getGap } from "./gap";
import type { Evidence } from "./level";
import { listLevelChanges } from "./level-changes";
import { nameOnlyLesson } from "./only-lesson";
import { buildSkillRecord, type ScoredAnswer } from "./record";
import { summarizeTarget } from "./target-summary";
import { listWeakSkills } from "./weak-spots";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const at = (day: number) => `2026-11-${day}T09:00:00.000Z`;
const learn = (value: number, subject = "course/module", day = 20): Evidence => ({
  skill: "sql",
  source: "learned",
  subject,
  value,
  at: at(day),
});
const build = (evidence: Evidence[], answers: ScoredAnswer[] = []) =>
  buildSkillRecord([], answers, NOW, evidence)[0] ?? expect.unreachable();

test.each([
  ["one quiz", [learn(100)], "one quiz"],
  [
    "one quiz, taken twice",
    [learn(0), { ...learn(100, "course/module", 21), isHelped: true }],
    "one quiz",
  ],
  ["one exercise", [learn(100, "course/lesson/code")], "one exercise"],
  ["a quiz and an exercise", [learn(100), learn(100, "course/lesson/code")], null],
])("what a level rests on: %s", (_name, evidence, expected) => {
  expect(nameOnlyLesson(build(evidence))).toBe(expected);
});

test.each([0, 100])("one quiz of %d gives no figure, but words", (value) => {
  const record = build([learn(value)]);
  const gap = getGap("sql", record);
  const [change] = listLevelChanges([], [record], at(19));
  expect(change).toMatchObject({ to: null, basis: "one quiz" });
  expect(exportRecord({ record: [record], target: null, now: NOW }).skills[0]).toMatchObject({
    level: null,
    band: null,
    low: null,
    high: null,
  });
  const texts = [
    ...describeEvidence(gap),
    summarizeTarget("Analyst", [gap]).detail,
    ...listWeakSkills([record]).map(({ reason }) => reason),
  ];
  expect(texts[0]).toBe("One quiz, no mentor yet. That is too little for a figure.");
  for (const text of texts) expect(text).not.toMatch(/\d/);
});

test("with an answer there is a figure, which doesn’t begin at the quiz’s", () => {
  const answer: ScoredAnswer = { questionId: "a", skills: ["sql"], score: 60, at: at(21) };
  const before = build([learn(100)]);
  const after = build([learn(100)], [answer]);
  expect(nameOnlyLesson(after)).toBeNull();
  expect(listLevelChanges([before], [after], at(21))).toMatchObject([
    { from: null, to: expect.any(Number), basis: null },
  ]);
});
