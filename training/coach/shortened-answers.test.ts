import { expect, it } from "vitest";
import { countLostPoints } from "./shortened-answers";

const MAX_COVERED = { technical: 0.15, case: 0.14, behavioral: 0.21, motivation: 0.33 } as const;

it("a point is seldom called covered once the sentences that made it are gone", () => {
  const counted = countLostPoints("development");
  expect(counted.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(MAX_COVERED).toSorted());
  for (const { kind, points, covered } of counted)
    expect(covered / points, kind).toBeLessThan(MAX_COVERED[kind]);
});
