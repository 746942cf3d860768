import type { Review } from "~/coach/types";
import { COVERED_THRESHOLD, PARTIAL_THRESHOLD, type PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "~/coach/score/answer-context";

const CLOSE_CALL_MARGIN = 0.08;
/** A point that isn’t found may still have been made, in other words. */
const MISS_DOUBT = 0.3;

/** The odds of a point judged by its wordings that are neither clearly low nor clearly high. */
const CLOSE_ODDS = [0.12, 0.73] as const;

function isCloseMatch({ credit }: PointMatch): boolean {
  return (
    credit > 0 &&
    Math.min(Math.abs(credit - COVERED_THRESHOLD), Math.abs(credit - PARTIAL_THRESHOLD)) <
      CLOSE_CALL_MARGIN
  );
}

function isCloseJudgment({ credit }: PointMatch): boolean {
  return credit > CLOSE_ODDS[0] && credit < CLOSE_ODDS[1];
}

/** 0–1, and the reason it isn't higher. */
export function assessConfidence(
  context: AnswerContext,
  flag: Review["flag"],
  isUnrecognized: boolean,
): { confidence: number; confidenceReason: string } {
  if (flag === "empty" || flag === "refusal")
    return { confidence: 0.98, confidenceReason: "Sure: there is no answer to misread" };
  if (flag === "other-language")
    return { confidence: 0.1, confidenceReason: "Not scored: the coach only reads English" };
  if (context.keyPoints.length === 0)
    return {
      confidence: 0.4,
      confidenceReason: "Not very sure: this question has no key points to compare the answer with",
    };
  if (isUnrecognized)
    return {
      confidence: 0.35,
      confidenceReason:
        "Not very sure: this reads as a story, but the coach recognizes few of its words. Compare it with the key points yourself",
    };
  if (flag) return { confidence: 0.8, confidenceReason: "Sure: a rule decided" };
  const closeCallCount = context.matches.filter(
    context.judgment ? isCloseJudgment : isCloseMatch,
  ).length;
  const missedCount = context.matches.filter(({ status }) => status === "missed").length;
  const isShort = context.judgedAnswer.tokens.length < 25;
  const confidence = Math.max(
    0.3,
    0.9 -
      (0.5 * closeCallCount + MISS_DOUBT * missedCount) / context.matches.length -
      (isShort ? 0.15 : 0),
  );
  if (closeCallCount > 0)
    return {
      confidence,
      confidenceReason: `Fairly sure: ${closeCallCount} of ${context.matches.length} matches ${closeCallCount === 1 ? "was a close call" : "were close calls"}`,
    };
  if (isShort) return { confidence, confidenceReason: "Fairly sure: the answer is short" };
  if (missedCount > 0)
    return {
      confidence,
      confidenceReason: `Fairly sure: ${missedCount} of ${context.matches.length} points ${missedCount === 1 ? "was" : "were"} not found, or said in words the coach doesn’t know`,
    };
  return { confidence, confidenceReason: "Sure: each match was clear" };
}
