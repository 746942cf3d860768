import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { OccupationData } from "~/occupations/types";
import { type AreaAnswers, computeProfile } from "./interest-profile";
import { findLabelChange } from "./label-change";
import { rankOccupations } from "./rank-occupations";

const FILE = new URL("../../../content/occupations/occupations.json", import.meta.url);
const { occupations }: OccupationData = JSON.parse(readFileSync(FILE, "utf8"));

const answerArea = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 2, maxLength: 4 });
const answerAll = fc.tuple(answerArea, answerArea, answerArea, answerArea, answerArea, answerArea);
const isFlat = (answers: readonly AreaAnswers[]) =>
  new Set(computeProfile(answers).map(({ score }) => score)).size === 1;

test("an r of exactly a limit reaches its label, however it was rounded", () => {
  const answers = [
    [1, 5, 2, 4],
    [1, 5],
    [3, 1, 1],
    [5, 1],
    [4, 3, 3],
    [5, 3],
  ];
  const occupation = occupations[379];
  if (!occupation) return expect.unreachable();
  const change = findLabelChange(answers, occupation);
  if (!change) return expect.unreachable();
  const changed = answers.map((given, area) =>
    shift(given, change.areas.find((each) => each.area === area)?.steps ?? 0),
  );
  expect(rankOccupations(computeProfile(changed), [occupation])[0]?.fit).toBe(change.fit);
});

test("the change of label is real, and no smaller one in one or two areas would do", () => {
  fc.assert(
    fc.property(
      answerAll,
      fc.nat(922),
      fc.array(
        fc.tuple(
          fc.nat(5),
          fc.nat(5),
          fc.integer({ min: -6, max: 6 }),
          fc.integer({ min: -6, max: 6 }),
        ),
        { minLength: 10, maxLength: 10 },
      ),
      (answers, index, others) => {
        const occupation = occupations[index];
        if (!occupation || isFlat(answers)) return;
        const fitOf = (candidate: readonly AreaAnswers[]) =>
          rankOccupations(computeProfile(candidate), [occupation])[0]?.fit;
        const change = findLabelChange(answers, occupation);
        const total = change?.totalSteps ?? Number.POSITIVE_INFINITY;
        if (change) {
          const steps = (area: number) =>
            change.areas.find((each) => each.area === area)?.steps ?? 0;
          expect(fitOf(answers.map((given, area) => shift(given, steps(area))))).toBe(change.fit);
          expect(change.fit).not.toBe(fitOf(answers));
          expect(change.areas.reduce((sum, each) => sum + Math.abs(each.steps), 0)).toBe(total);
        }
        for (const [first, second, firstSteps, secondSteps] of others) {
          const size = Math.abs(firstSteps) + (first === second ? 0 : Math.abs(secondSteps));
          if (size >= total || size > 8) continue;
          const smaller = answers.map((given, area) =>
            area === first
              ? shift(given, firstSteps)
              : area === second
                ? shift(given, secondSteps)
                : given,
          );
          if (!isFlat(smaller)) expect(fitOf(smaller)).toBe(fitOf(answers));
        }
      },
    ),
    { numRuns: 300 },
  );
});

/** Answers moved by so many steps together, one after the other, as far as the scale goes. */
function shift(given: AreaAnswers, steps: number): number[] {
  const result = [...given];
  for (let left = Math.abs(steps); left > 0; left -= 1) {
    const index = result.findIndex((answer) => (steps > 0 ? answer < 5 : answer > 1));
    if (index < 0) break;
    result[index] = (result[index] ?? 0) + Math.sign(steps);
  }
  return result;
}
