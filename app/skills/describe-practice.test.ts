import { expect, test } from "vitest";
import { describePractice } from "./describe-practice";
import { buildSkillRecord } from "./record";

const NOW = new Date("2026-11-21T12:00:00.000Z");

/** Scores by question in the order of the attempts; those with help end in "h". */
function describe(answers: Record<string, readonly string[]>): [number | undefined, string[]] {
  const scored = Object.entries(answers).flatMap(([questionId, scores]) =>
    scores.map((score, index) => ({
      questionId,
      skills: ["sql" as const],
      score: Number.parseInt(score, 10),
      isHelped: score.endsWith("h"),
      at: `2026-11-0${index + 1}T09:00:00.000Z`,
    })),
  );
  const practiced = buildSkillRecord([], scored, NOW)[0]?.practiced;
  return [practiced?.mean, practiced ? describePractice(practiced) : []];
}

test("what counts less is said, and nothing else", () => {
  expect(describe({ a: ["35"] })).toEqual([35, []]);
  expect(describe({ a: ["35", "68"] })).toEqual([68, []]);
  expect(describe({ a: ["35", "68h", "87h"] })).toEqual([52, ["An answer with help counts half."]]);
  expect(describe({ a: ["40"], b: ["70h"] })).toEqual([50, ["An answer with help counts half."]]);
});
