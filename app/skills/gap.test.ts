import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Level } from "~/data/levels";
import { describeGap, getGap, listGaps, REQUIRED_LEVEL } from "./gap";
import type { Evidence } from "./level";
import { buildSkillRecord, type Rating, type ScoredAnswer } from "./record";

const NOW = new Date("2026-11-21T12:00:00.000Z");
const at = (day: number, hour = 9) =>
  `2026-11-${String(day).padStart(2, "0")}T${String(hour).padStart(2, "0")}:00:00.000Z`;

const rate = (level: Level): Rating => ({ skill: "sql", level, ratedAt: at(1) });
const answer = (questionId: string, score: number, day: number, hour = 9): ScoredAnswer => ({
  questionId,
  skills: ["sql"],
  score,
  at: at(day, hour),
});
const learn = (value: number, day: number, subject = "course/module"): Evidence => ({
  skill: "sql",
  source: "learned",
  subject,
  value,
  at: at(day),
});

function getState(ratings: Rating[], answers: ScoredAnswer[], evidence: Evidence[] = []) {
  const [record = null] = buildSkillRecord(ratings, answers, NOW, evidence);
  return getGap("sql", record).state;
}

describe("met takes two pieces of evidence", () => {
  test.each<[string, string, Rating[], ScoredAnswer[], Evidence[]]>([
    ["nothing", "unknown", [], [], []],
    ["one answer, however good", "once", [], [answer("a", 98, 5)], []],
    ["two answers of one day", "once", [], [answer("a", 98, 5), answer("b", 90, 5, 18)], []],
    ["two answers of two days", "met", [], [answer("a", 98, 5), answer("b", 90, 6)], []],
    ["one question on two days", "met", [], [answer("a", 80, 5), answer("a", 90, 6)], []],
    ["an answer and a quiz of one day", "met", [], [answer("a", 80, 5)], [learn(90, 5)]],
    ["two quizzes of two days", "met", [], [], [learn(90, 5), learn(90, 6, "course/next")]],
    ["one quiz", "once", [], [], [learn(90, 5)]],
    ["a rating of 5", "rated", [rate(5)], [], []],
    ["a rating of 1", "rated", [rate(1)], [], []],
    ["a rating and one answer", "once", [rate(5)], [answer("a", 90, 6)], []],
    ["two answers within 10 points", "close", [], [answer("a", 55, 5), answer("b", 56, 6)], []],
    ["two answers further below", "short", [], [answer("a", 50, 5), answer("b", 52, 6)], []],
  ])("%s: %s", (_name, state, ratings, answers, evidence) => {
    expect(getState(ratings, answers, evidence)).toBe(state);
  });

  test("an answer by the person's own account is no second piece", () => {
    const own = { ...answer("b", 90, 6), isOwnAccount: true };
    expect(getState([], [answer("a", 90, 5), own])).toBe("once");
  });

  test("an answer without content is no evidence", () => {
    const junk = (day: number) => ({ ...answer("a", 0, day), isWithoutContent: true });
    expect(getState([], [junk(5), junk(6)])).toBe("unknown");
    expect(getState([rate(4)], [junk(5)])).toBe("rated");
    expect(getState([], [answer("a", 90, 5), junk(6)])).toBe("once");
  });

  test("one day's answers stay one day's when one of them is replaced on another day, but met stays met", () => {
    const twoDays = [answer("a", 90, 5), answer("b", 90, 6)];
    expect(getState([], [...twoDays, answer("a", 90, 6, 18)])).toBe("met");
  });
});

test("more evidence never takes met away without a lower score", () => {
  const arbitraryAnswer = fc.record({
    questionId: fc.constantFrom("a", "b", "c"),
    score: fc.integer({ min: 0, max: 100 }),
    day: fc.integer({ min: 1, max: 20 }),
    hour: fc.integer({ min: 0, max: 23 }),
  });
  const toAnswer = ({
    questionId,
    score,
    day,
    hour,
  }: typeof arbitraryAnswer extends fc.Arbitrary<infer Entry> ? Entry : never) =>
    answer(questionId, score, day, hour);
  fc.assert(
    fc.property(
      fc.array(arbitraryAnswer, { maxLength: 6 }),
      arbitraryAnswer,
      fc.boolean(),
      (entries, entry, isQuiz) => {
        const answers = entries.map(toAnswer);
        const [record] = buildSkillRecord([], answers, NOW);
        fc.pre(record !== undefined && getGap("sql", record).state === "met");
        // At least as high as everything it may replace.
        const score = Math.max(entry.score, ...answers.map((each) => each.score));
        const after = isQuiz
          ? getState([], answers, [learn(score, entry.day)])
          : getState([], [...answers, toAnswer({ ...entry, score })]);
        expect(after).toBe("met");
      },
    ),
    { numRuns: 300 },
  );
});

test("gaps come widest first, each with its word", () => {
  const record = buildSkillRecord(
    [
      { ...rate(5), skill: "python" },
      { ...rate(3), skill: "statistics" },
    ],
    [answer("a", 80, 5), answer("b", 70, 6)],
    NOW,
  );
  const gaps = listGaps(["statistics", "python", "sql", "experimentation"], record);
  expect(gaps.map((gap) => [gap.skill, describeGap(gap)])).toEqual([
    ["experimentation", "Not shown yet"],
    ["statistics", "Rated only"],
    ["python", "Rated only"],
    ["sql", "Met"],
  ]);
  expect(gaps.map(({ points }) => points)).toEqual([REQUIRED_LEVEL, 10, 0, 0]);
});
