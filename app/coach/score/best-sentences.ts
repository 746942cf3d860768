import { findHighest, valuePointSentences } from "~/coach/match/point-sentences";
import type { AnswerContext } from "./answer-context";
import { clamp } from "./point-verdict";

/** Beyond these a measure says no more: few of the labeled answers are. */
const VALUE_BOUNDS = [-6, 6] as const;
const LEAD_BOUNDS = [-4, 4] as const;

/**
 * What tells whether the best sentence of each point makes it, rather than another point or none.
 *
 * @returns for each point how clearly the sentence makes it, and by how much more clearly than any other point
 */
export function measureBestSentences({
  request: { kind },
  judgedAnswer: answer,
  matches,
  judgment,
  star,
}: AnswerContext): [value: number, lead: number][] {
  if (!judgment) return [];
  const values = valuePointSentences({ kind, answer, matches, judgments: judgment.points, star });
  return values.map((ofPoint, index) => {
    const best = findHighest(ofPoint);
    const value = clamp(ofPoint[best] ?? -Infinity, VALUE_BOUNDS);
    const ofOthers = values.flatMap((other, at) => (at === index ? [] : (other[best] ?? [])));
    return [value, clamp(value - Math.max(...ofOthers, -Infinity), LEAD_BOUNDS)];
  });
}
