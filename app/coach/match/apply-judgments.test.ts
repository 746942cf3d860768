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
  const cost: Judgment[] = [{ makes: -5.8, wrong: 5.4, lean: 0.2 }];
  expect(
    listStatuses(matches, { evict: [{ makes: 6.9, wrong: NO_ERROR, lean: -0.2 }], cost }),
  ).toEqual(["covered", "missed"]);
  expect(listStatuses(matches, { evict: [{ makes: 1, wrong: NO_ERROR, lean: 0 }], cost })).toEqual([
    "missed",
    "contradicted",
  ]);
  expect(
    listStatuses(matches, {
      evict: [{ makes: 6.9, wrong: NO_ERROR, lean: -0.2 }],
      cost: [{ makes: -10, wrong: 10, lean: 0.5 }],
    }),
  ).toEqual(["covered", "contradicted"]);
});

it("a sentence that surely makes one point is blamed for no other, however close to an error", () => {
  const stack: Judgment[] = [{ makes: 9.5, wrong: NO_ERROR, lean: -0.3 }];
  const order: Judgment[] = [{ makes: -10, wrong: 10, lean: 0.5 }];
  const inWords = createMatch("order", { status: "contradicted", sentence: 0 });
  for (const match of [createMatch("order"), inWords])
    expect(listStatuses([createMatch("stack"), match], { stack, order })).toEqual([
      "covered",
      "missed",
    ]);
});

it("a denial of words counts only if the wordings confirm it", () => {
  const matches = [createMatch("greedy", { status: "contradicted", sentence: 0 })];
  const judge = (makes: number, lean: number) =>
    listStatuses(matches, { greedy: [{ makes, wrong: NO_ERROR, lean }] });
  expect(judge(14, -0.3)).toEqual(["covered"]);
  expect(judge(1, -0.1)).toEqual(["missed"]);
  expect(judge(1, 0.2)).toEqual(["contradicted"]);
});

it("a point in its author’s words is not called wrong because it is probably wrong", () => {
  const sort = [{ makes: 0, wrong: 5.4, lean: 0.1 }];
  expect(listStatuses([createMatch("sort")], { sort })).toEqual(["contradicted"]);
  const inWords = createMatch("sort", { status: "covered", credit: 0.8, sentence: 0 });
  expect(listStatuses([inWords], { sort })).not.toEqual(["contradicted"]);
});
