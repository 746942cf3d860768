import { expect, it } from "vitest";
import { countRightSentences } from "./point-sentences";

const MIN_SHARE = { technical: 0.85, case: 0.84, behavioral: 0.76, motivation: 0.69 } as const;

it("the sentence shown for a point is one that readers chose, about as often as was measured", () => {
  const counted = countRightSentences("development");
  expect(counted.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(MIN_SHARE).toSorted());
  for (const { kind, points, right } of counted)
    expect(right / points, kind).toBeGreaterThan(MIN_SHARE[kind]);
});
