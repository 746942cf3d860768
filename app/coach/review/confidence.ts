import { MAX_SHOWN_WIDTH, NO_SCORE_YET } from "~/coach/score/range";
import type { ScoredAnswer } from "~/coach/score/score-answer";

/** The width of a range that says nothing. */
const FULL_WIDTH = 80;

/** 0–1, by the width of the range, and what would narrow it. Says nothing of points that weren’t found. */
export function assessConfidence({ rules, range, points, isOpen, context }: ScoredAnswer): {
  confidence: number;
  confidenceReason: string;
} {
  if (rules.flag === "other-language")
    return { confidence: 0.1, confidenceReason: "Not scored: the coach only reads English" };
  if (rules.flag === "nonsense")
    return { confidence: 0.1, confidenceReason: "Not scored: no answer was found in this text" };
  const [from, to] = range;
  const confidence = Math.max(0.1, Math.min(0.95, 1 - (to - from) / FULL_WIDTH));
  if (rules.flag) return { confidence, confidenceReason: "A fixed rule set this score" };
  if (context.request.keyPoints.length === 0)
    return { confidence, confidenceReason: "This question has no key points to compare with" };
  const open = points.filter(({ status }) => status === "asked").length;
  const likely = points.filter(({ source }) => source === "thought").length;
  if (!isOpen)
    return {
      confidence,
      confidenceReason:
        likely > 0
          ? `${likely} of ${points.length} points are likely and not confirmed`
          : "Every point is settled; readers still differ this much",
    };
  const width = to - from > MAX_SHOWN_WIDTH ? NO_SCORE_YET : "Still open";
  return {
    confidence,
    confidenceReason: `${width}: ${open} of ${points.length} points are asked`,
  };
}
