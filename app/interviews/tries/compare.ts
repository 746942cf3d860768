import type { KeyPointStatus, Review } from "~/coach/types";

export interface DimensionChange {
  name: string;
  label: string;
  weight: number;
  /** Points then and now; null where the review of that time did not know the dimension. */
  before: number | null;
  after: number | null;
}

export interface PointChange {
  id: string;
  label: string;
  before: KeyPointStatus | null;
  after: KeyPointStatus | null;
  change: "better" | "worse" | "same";
}

export interface Comparison {
  /** Points of the whole score, with its sign. */
  change: number;
  dimensions: DimensionChange[];
  points: PointChange[];
}

/** How much of a point each status has; a point said wrongly is worse than one left out. */
const STEPS: Record<KeyPointStatus, number> = {
  contradicted: 0,
  missed: 1,
  partial: 2,
  covered: 3,
};

/** What changed from one review of a question to another. A dimension or point that only one of them knows is kept, without a change. */
export function compareReviews(before: Review, after: Review): Comparison {
  return {
    change: after.score - before.score,
    dimensions: union(before.dimensions, after.dimensions, ({ name }) => name).map(
      ([old, now, { name, label, weight }]) => ({
        name,
        label,
        weight,
        before: old?.points ?? null,
        after: now?.points ?? null,
      }),
    ),
    points: union(before.keyPoints, after.keyPoints, ({ id }) => id).map(
      ([old, now, { id, label }]) => {
        const step = old && now ? STEPS[now.status] - STEPS[old.status] : 0;
        return {
          id,
          label,
          before: old?.status ?? null,
          after: now?.status ?? null,
          change: step > 0 ? "better" : step < 0 ? "worse" : "same",
        };
      },
    ),
  };
}

/** The members of two lists in pairs, each with one that is surely there: first those of the later list, in its order. */
function union<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): [Item | undefined, Item | undefined, Item][] {
  const known = new Set(after.map(keyOf));
  return [
    ...after.map((now): [Item | undefined, Item, Item] => [
      before.find((old) => keyOf(old) === keyOf(now)),
      now,
      now,
    ]),
    ...before
      .filter((old) => !known.has(keyOf(old)))
      .map((old): [Item, undefined, Item] => [old, undefined, old]),
  ];
}
