import type { Review } from "~/coach/types";
import { getPointState } from "~/feedback/parts/point-state";
import type { KeyPoint } from "~/data/questions/types";

const MAX_CANDIDATES = 3;
const MIN_WORD = 4;
/** Words with the same beginning count as one: "decide", "decided". */
const STEM = 5;

/** The sentences, as indexes in their order, that the person is asked about first: those with most of a point's words. */
export function findCandidates(
  point: Pick<KeyPoint, "claim" | "aliases" | "label">,
  { sentences, keyPoints }: Pick<Review, "sentences" | "keyPoints">,
): number[] {
  const words = listStems([point.label, point.claim, ...point.aliases].join(" "));
  const settled = new Set(
    keyPoints.filter((each) => getPointState(each) === "settled").map(({ sentence }) => sentence),
  );
  return sentences
    .map(({ text }, index) => ({
      index,
      shared: [...listStems(text)].filter((word) => words.has(word)).length,
      isFree: !settled.has(index),
    }))
    .toSorted((a, b) => Number(b.isFree) - Number(a.isFree) || b.shared - a.shared)
    .slice(0, MAX_CANDIDATES)
    .map(({ index }) => index)
    .toSorted((a, b) => a - b);
}

function listStems(text: string): Set<string> {
  return new Set(
    (text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
      .filter((word) => word.length >= MIN_WORD)
      .map((word) => word.slice(0, STEM)),
  );
}
