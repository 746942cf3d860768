import { expect, it } from "vitest";
import type { KeyPoint } from "~/data/questions/types";
import type { Judgment } from "~/coach/wordings/judge-sentences";
import { applyJudgments } from "./apply-judgments";
import type { PointMatch } from "./points";

const NO_ERROR = -10;
const createMatch = (id: string, rest: Partial<PointMatch> = {}): PointMatch => {
  const point: KeyPoint = { id, label: id, claim: id, aliases: [], add: id };
  return { point, status: "missed", credit: 0, sentence: null, matched: [], missing: [], ...rest };
};
const listStatuses = (matches: PointMatch[], judgments: Record<string, Judgment[]>) =>
  applyJudgments(matches, new Map(Object.entries(judgments)), new Set(), false).map(
    ({ status }) => status,
  );

it("a sentence that makes one point is not blamed for another it only probably gets wrong", () => {
  const matches = [createMatch("evict"), createMatch("cost")];
  const cost: Judgment[] = [{ makes: -5.8, wrong: 5.4 }];
  expect(listStatuses(matches, { evict: [{ makes: 6.9, wrong: NO_ERROR }], cost })).toEqual([
    "covered",
    "missed",
  ]);
  expect(listStatuses(matches, { evict: [{ makes: 1, wrong: NO_ERROR }], cost })).toEqual([
    "missed",
    "contradicted",
  ]);
  expect(
    listStatuses(matches, {
      evict: [{ makes: 6.9, wrong: NO_ERROR }],
      cost: [{ makes: -10, wrong: 10 }],
    }),
  ).toEqual(["covered", "contradicted"]);
});

it("a denial of words gives way to wordings that leave no doubt", () => {
  const matches = [createMatch("greedy", { status: "contradicted", sentence: 0 })];
  expect(listStatuses(matches, { greedy: [{ makes: 14, wrong: NO_ERROR }] })).toEqual(["covered"]);
  expect(listStatuses(matches, { greedy: [{ makes: 8, wrong: NO_ERROR }] })).toEqual([
    "contradicted",
  ]);
});
