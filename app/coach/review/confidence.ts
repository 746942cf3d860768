import type { Review } from "~/coach/types";
import { COVERED_THRESHOLD, PARTIAL_THRESHOLD } from "~/coach/match/points";
import { detectForeignLanguage } from "~/coach/rules/language";
import type { AnswerContext } from "~/coach/score/answer-context";

const CLOSE_CALL_MARGIN = 0.08;

/** 0–1, and the reason it isn't higher. */
export function assessConfidence(
  context: AnswerContext,
  flag: Review["flag"],
  isUnrecognized: boolean,
): { confidence: number; confidenceReason: string } {
  if (flag === "empty" || flag === "refusal")
    return { confidence: 0.98, confidenceReason: "Sure: there is no answer to misread" };
  const language = detectForeignLanguage(context.answer);
  if (language)
    return {
      confidence: 0.1,
      confidenceReason: `Not sure at all: this seems to be ${language}, and the coach only reads English`,
    };
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
    ({ credit }) =>
      credit > 0 &&
      Math.min(Math.abs(credit - COVERED_THRESHOLD), Math.abs(credit - PARTIAL_THRESHOLD)) <
        CLOSE_CALL_MARGIN,
  ).length;
  const isShort = context.judgedAnswer.tokens.length < 25;
  const confidence = Math.max(
    0.3,
    0.9 - (0.5 * closeCallCount) / context.matches.length - (isShort ? 0.15 : 0),
  );
  if (closeCallCount > 0)
    return {
      confidence,
      confidenceReason: `Fairly sure: ${closeCallCount} of ${context.matches.length} matches ${closeCallCount === 1 ? "was a close call" : "were close calls"}`,
    };
  if (isShort) return { confidence, confidenceReason: "Fairly sure: the answer is short" };
  return { confidence, confidenceReason: "Sure: each match was clear" };
}
