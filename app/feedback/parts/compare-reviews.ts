import type { Dimension, KeyPointReview, KeyPointStatus, Review } from "~/coach/types";
import { hasTooOpenRange } from "~/coach/score/range";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";

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
  before: KeyPointReview | null;
  after: KeyPointReview | null;
  direction: "better" | "worse" | "same";
}

export interface ReviewComparison {
  /** Signed change of the total score; null where the scores don’t compare. */
  scoreChange: number | null;
  isSameRubric: boolean;
  /** Empty where the scores don’t compare. */
  dimensions: DimensionChange[];
  keyPoints: KeyPointChange[];
}

/** Order of the statuses; a contradicted point is worse than an open one. */
const STATUS_RANK: Record<KeyPointStatus, number> = {
  contradicted: 0,
  missed: 1,
  asked: 1,
  partial: 2,
  covered: 3,
};

/**
 * The changes between two reviews of a question. Dimensions or points in only one of them are kept
 * without a change. By different rubrics, and while a score has no figure, only the points compare.
 */
export function compareReviews(before: Review, after: Review): ReviewComparison {
  const isSameRubric = isByEarlierRubric(before) === isByEarlierRubric(after);
  const hasChange = isSameRubric && !hasTooOpenRange(before) && !hasTooOpenRange(after);
  return {
    scoreChange: hasChange ? after.score - before.score : null,
    isSameRubric,
    dimensions: hasChange ? compareDimensions(before, after) : [],
    keyPoints: comparePoints(before, after),
  };
}

function compareDimensions(before: Review, after: Review): DimensionChange[] {
  return pairByKey(before.dimensions, after.dimensions, ({ name }) => name).map(
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
  );
}

function comparePoints(before: Review, after: Review): KeyPointChange[] {
  return pairByKey(before.keyPoints, after.keyPoints, ({ id }) => id).map(
    ([beforeItem, afterItem, { id, label }]) => {
      const rankChange =
        beforeItem && afterItem
          ? STATUS_RANK[afterItem.status] - STATUS_RANK[beforeItem.status]
          : 0;
      return {
        id,
        label,
        before: beforeItem ?? null,
        after: afterItem ?? null,
        direction: rankChange > 0 ? "better" : rankChange < 0 ? "worse" : "same",
      };
    },
  );
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
