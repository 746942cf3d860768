import type { Dimension, KeyPointStatus, Review } from "~/coach/types";

export interface DimensionChange {
  name: string;
  label: string;
  /** The most it can be. */
  weight: number;
  /** Whether before and after are percentages; otherwise they are points. */
  isPercentage: boolean;
  /** Null if that review didn't have the dimension. */
  before: number | null;
  after: number | null;
}

export interface KeyPointChange {
  id: string;
  label: string;
  before: KeyPointStatus | null;
  after: KeyPointStatus | null;
  /** Marked by the person, not found by the coach. */
  isOwnBefore: boolean;
  isOwnAfter: boolean;
  direction: "better" | "worse" | "same";
}

export interface ReviewComparison {
  /** Signed change of the total score. */
  scoreChange: number;
  dimensions: DimensionChange[];
  keyPoints: KeyPointChange[];
}

/** Order of the statuses; a contradicted point is worse than a missed one. */
const STATUS_RANK: Record<KeyPointStatus, number> = {
  contradicted: 0,
  missed: 1,
  partial: 2,
  covered: 3,
};

/**
 * The changes between two reviews of a question. Dimensions or points in only one of them are kept
 * without a change.
 */
export function compareReviews(before: Review, after: Review): ReviewComparison {
  return {
    scoreChange: after.score - before.score,
    dimensions: pairByKey(before.dimensions, after.dimensions, ({ name }) => name).map(
      ([beforeItem, afterItem, { name, label, weight }]) => {
        const isPercentage = (beforeItem ?? afterItem)?.weight !== weight;
        const toValue = (item: Dimension | undefined) =>
          item ? (isPercentage ? item.score : item.points) : null;
        return {
          name,
          label,
          weight: isPercentage ? 100 : weight,
          isPercentage,
          before: toValue(beforeItem),
          after: toValue(afterItem),
        };
      },
    ),
    keyPoints: pairByKey(before.keyPoints, after.keyPoints, ({ id }) => id).map(
      ([beforeItem, afterItem, { id, label }]) => {
        const rankChange =
          beforeItem && afterItem
            ? STATUS_RANK[afterItem.status] - STATUS_RANK[beforeItem.status]
            : 0;
        return {
          id,
          label,
          before: beforeItem?.status ?? null,
          after: afterItem?.status ?? null,
          isOwnBefore: beforeItem?.isOwn ?? false,
          isOwnAfter: afterItem?.isOwn ?? false,
          direction: rankChange > 0 ? "better" : rankChange < 0 ? "worse" : "same",
        };
      },
    ),
  };
}

/**
 * Pairs items of two lists by key, in the order of the later list; the third member is whichever
 * exists.
 */
function pairByKey<Item>(
  before: readonly Item[],
  after: readonly Item[],
  getKey: (item: Item) => string,
): [Item | undefined, Item | undefined, Item][] {
  const afterKeys = new Set(after.map(getKey));
  return [
    ...after.map((afterItem): [Item | undefined, Item, Item] => [
      before.find((beforeItem) => getKey(beforeItem) === getKey(afterItem)),
      afterItem,
      afterItem,
    ]),
    ...before
      .filter((beforeItem) => !afterKeys.has(getKey(beforeItem)))
      .map((beforeItem): [Item, undefined, Item] => [beforeItem, undefined, beforeItem]),
  ];
}
