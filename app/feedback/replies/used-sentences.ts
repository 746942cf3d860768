import type { Review } from "~/coach/types";

type Placed = Pick<Review, "keyPoints" | "sentences">;

const MIN_POINTS = 2;
const WORDS_PER_POINT = 10;

/** How many points one sentence may make: two, and more if it is long. Each cell of a table's row may make one. */
function countPossiblePoints(text: string): number {
  const words = text.trim().split(/\s+/).length;
  const cells = text.split(/[|\t]/).length;
  return Math.max(MIN_POINTS, Math.floor(words / WORDS_PER_POINT), cells);
}

/** For how many points the person gave a sentence. */
export function countUses({ keyPoints }: Pick<Review, "keyPoints">, sentence: number): number {
  return keyPoints.filter((point) => point.source === "person" && point.sentence === sentence)
    .length;
}

/** Whether a sentence was given for as many points as it can make. */
export function isUsedUp(review: Placed, sentence: number): boolean {
  const text = review.sentences[sentence]?.text ?? "";
  return countUses(review, sentence) >= countPossiblePoints(text);
}

export interface Offer {
  /** The sentences to choose from, as indexes. */
  candidates: readonly number[];
  /** Sentences that would be offered, and were given for as many points as they can make. */
  usedUp: readonly number[];
}

/** Of these sentences the ones that can make another point, or else any that can. */
export function offerUsable(review: Placed, candidates: readonly number[]): Offer {
  const canMakeMore = (sentence: number) => !isUsedUp(review, sentence);
  const usable = candidates.filter(canMakeMore);
  const others = [...review.sentences.keys()].filter(canMakeMore).slice(0, candidates.length);
  return {
    candidates: usable.length > 0 ? usable : others,
    usedUp: candidates.filter((sentence) => !canMakeMore(sentence)),
  };
}
