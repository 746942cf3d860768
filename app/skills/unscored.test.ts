import { expect, test } from "vitest";
import { describeEvidence } from "./describe-evidence";
import { describeGap, getGap } from "./gap";
import { buildSkillRecord, type Rating, type ScoredAnswer } from "./record";
import { listUnscored } from "./unscored";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const OPEN: ScoredAnswer = {
  questionId: "a",
  skills: ["sql"],
  score: 33,
  lowerScore: 17,
  isTooOpen: true,
  at: "2026-11-20T09:00:00.000Z",
};
const SCORED: ScoredAnswer = {
  ...OPEN,
  questionId: "b",
  score: 80,
  lowerScore: 80,
  isTooOpen: false,
};
const RATING: Rating = { skill: "sql", level: 4, ratedAt: OPEN.at };

function getSql(answers: ScoredAnswer[], ratings: Rating[] = []) {
  const [evidence = null] = buildSkillRecord(ratings, answers, NOW);
  return getGap("sql", evidence, listUnscored(answers).get("sql"));
}

test("an answer without a score gives no level, and the row and its drawer say so", () => {
  for (const gap of [getSql([OPEN]), getSql([OPEN], [RATING])]) {
    expect(describeGap(gap)).toBe("No score yet");
    expect(gap.evidence?.practiced ?? null).toBeNull();
    expect(describeEvidence(gap)).toEqual([
      "No score yet for one answer. Its review says what is missing.",
    ]);
  }
});

test("beside an answer with a score it changes nothing but is said", () => {
  const alone = getSql([SCORED]);
  const both = getSql([SCORED, OPEN]);
  expect(both.evidence).toEqual(alone.evidence);
  expect(both.state).toBe(alone.state);
  expect(describeEvidence(both).at(-1)).toContain("No score yet");
});

test("a later attempt without a score takes no score away", () => {
  const later = { ...OPEN, questionId: "b", at: "2026-11-21T09:00:00.000Z" };
  expect(getSql([SCORED, later]).evidence).toEqual(getSql([SCORED]).evidence);
});

test("an answer without content isn't shown", () => {
  expect(getSql([{ ...OPEN, isWithoutContent: true }]).state).toBe("unknown");
});
