import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countAgreement, findProblem } from "./answer-quality";
import { type AreaAnswers, computeProfile } from "./interest-profile";

describe("problems of a profile", () => {
  const check = (answers: readonly AreaAnswers[], secondsPerAnswer: number | null = null) =>
    findProblem(computeProfile(answers), countAgreement(answers), secondsPerAnswer);
  const CLEAR = [
    [1, 1, 2, 1],
    [5, 5, 4, 5],
    [2, 2, 2, 1],
    [2, 3, 2, 2],
    [1, 2, 2, 1],
    [4, 4, 5, 4],
  ];

  test("none: clear answers at a normal pace", () => {
    expect(check(CLEAR, 5)).toBeNull();
    expect(check(CLEAR)).toBeNull();
  });

  test("flat: the same answer to everything, at every level", () => {
    for (const level of [1, 2, 3, 4, 5])
      expect(check(Array.from({ length: 6 }, () => Array<number>(4).fill(level)))).toBe("flat");
  });

  test("contradictory: the answers of each area disagree", () => {
    expect(check(CLEAR.map(() => [1, 5, 1, 5]))).toBe("contradictory");
    expect(
      check([
        [1, 5, 1, 5],
        [5, 1, 5, 5],
        [1, 4, 1, 5],
        [5, 2, 5, 1],
        [1, 5, 2, 4],
        [3, 5, 1, 1],
      ]),
    ).toBe("contradictory");
  });

  test("rushed: less than a second and a half for each answer", () => {
    expect(check(CLEAR, 1.4)).toBe("rushed");
    expect(check(CLEAR, 1.5)).toBeNull();
  });

  test("too few: one area with a single answer or none", () => {
    expect(check(CLEAR.with(2, [4]))).toBe("too-few");
    expect(check(CLEAR.with(5, []))).toBe("too-few");
    expect(check([])).toBe("too-few");
  });

  test("random answers are told apart: most are flat or contradictory", () => {
    const sample = fc.sample(
      fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 4, maxLength: 4 }), {
        minLength: 6,
        maxLength: 6,
      }),
      { numRuns: 400, seed: 7 },
    );
    const rejected = sample.filter((answers) => check(answers) !== null).length;
    expect(rejected / sample.length).toBeGreaterThan(0.5);
  });
});
