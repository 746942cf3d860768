import type { Review } from "~/coach/types";
import { QUALITIES, type QualityEstimate } from "~/coach/score/answer-model";
import { COVERED_THRESHOLD, PARTIAL_THRESHOLD, type PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "~/coach/score/answer-context";

const CLOSE_CALL_MARGIN = 0.08;
/** The least and the most for an answer that no rule decided. */
const MIN_CONFIDENCE = 0.3;
const MAX_CONFIDENCE = 0.9;
/** A point that isn’t found may be there in other words, so the coach is never simply sure. */
const MAX_CONFIDENCE_WITH_MISSES = 0.74;
/**
 * For a score that an error lowered below what the answer reads like: of 1,569 answers of the
 * development sets that happened to 5, and all of them were marked far higher.
 */
const MAX_CONFIDENCE_AGAINST_READING = 0.4;
/** The share of the answer that served as evidence, from which on the coach is as sure as it gets. */
const FULL_EVIDENCE = 0.75;
const CLOSE_CALL_DOUBT = 0.3;
const SHORT_ANSWER_DOUBT = 0.15;
/** The least confidence that is called so. */
export const SURE = 0.75;
export const FAIRLY_SURE = 0.5;

function isCloseMatch({ credit }: PointMatch): boolean {
  return (
    credit > 0 &&
    Math.min(Math.abs(credit - COVERED_THRESHOLD), Math.abs(credit - PARTIAL_THRESHOLD)) <
      CLOSE_CALL_MARGIN
  );
}

/**
 * 0–1, and the reason it isn't higher.
 * @param isLoweredByError a sentence that seems wrong lowered the score of what reads better
 */
export function assessConfidence(
  context: AnswerContext,
  flag: Review["flag"],
  isUnrecognized: boolean,
  isLoweredByError = false,
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
      confidenceReason: `Not very sure: this reads as ${
        context.request.kind === "behavioral" ? "a story" : "an answer"
      }, but the coach recognizes few of its words. Compare it with the key points yourself`,
    };
  if (flag) return { confidence: 0.8, confidenceReason: "Sure: a fixed rule set this score" };
  const reading = context.story ?? context.explanation;
  if (reading) return assessReading(reading, context, isLoweredByError);
  const closeCallCount = context.matches.filter(isCloseMatch).length;
  const evidenceShare = getEvidenceShare(context);
  const isShort = context.judgedAnswer.tokens.length < 25;
  const isComplete = context.matches.every(({ status }) => status !== "missed");
  const confidence = Math.min(
    isComplete ? MAX_CONFIDENCE : MAX_CONFIDENCE_WITH_MISSES,
    Math.max(
      MIN_CONFIDENCE,
      MIN_CONFIDENCE +
        (MAX_CONFIDENCE - MIN_CONFIDENCE) * Math.min(1, evidenceShare / FULL_EVIDENCE) -
        (CLOSE_CALL_DOUBT * closeCallCount) / context.matches.length -
        (isShort ? SHORT_ANSWER_DOUBT : 0),
    ),
  );
  return {
    confidence,
    confidenceReason: `${describeConfidence(confidence)}: ${explain(evidenceShare, closeCallCount, context.matches.length)}`,
  };
}

/**
 * How far the score of an answer is usually from people’s marks: fitted to 778 stories by models that
 * never saw their writers, and as true of 900 explanations. It grows with how far apart the marks are
 * that the answer may deserve, and with how open its points are.
 */
const READING_ERROR = { base: 1, spread: 0.63, open: 2.2 } as const;
/** The confidence without any expected error, and what each point of it takes. */
const READING_CONFIDENCE = { most: 0.95, slope: 0.045 } as const;
/** What the person reads for the answers of each quality. */
const ANSWERS: Readonly<Record<(typeof QUALITIES)[number], string>> = {
  excellent: "excellent answers",
  good: "good answers",
  mediocre: "vague answers",
  wrong: "answers that miss what is asked",
  poor: "answers with little in them",
};
/** Of technical and case answers the wrong ones miss nothing: they err. */
const WRONG_EXPLANATIONS = "answers that get things wrong";
/** From this share on an answer is simply like those of one quality. */
const CLEAR_SHARE = 0.8;

/**
 * @param spread how far apart the marks are that the answer may deserve: their standard deviation
 * @param credits of its points: how likely each is told in full
 */
export function getReadingConfidence(spread: number, credits: readonly number[]): number {
  const open =
    credits.reduce((sum, credit) => sum + Math.min(credit, 1 - credit), 0) / credits.length;
  const error = READING_ERROR.base + READING_ERROR.spread * spread + READING_ERROR.open * open;
  return Math.min(
    MAX_CONFIDENCE,
    Math.max(MIN_CONFIDENCE, READING_CONFIDENCE.most - READING_CONFIDENCE.slope * error),
  );
}

function assessReading(
  { shares, spread }: QualityEstimate,
  { matches, story }: AnswerContext,
  isLoweredByError: boolean,
): { confidence: number; confidenceReason: string } {
  const isComplete = story !== undefined || matches.every(({ status }) => status !== "missed");
  const confidence = Math.min(
    isComplete ? MAX_CONFIDENCE : MAX_CONFIDENCE_WITH_MISSES,
    isLoweredByError ? MAX_CONFIDENCE_AGAINST_READING : MAX_CONFIDENCE,
    getReadingConfidence(
      spread,
      matches.map(({ credit }) => credit),
    ),
  );
  const [first, second] = QUALITIES.toSorted((a, b) => shares[b] - shares[a]).map((quality) => ({
    share: shares[quality],
    answers: !story && quality === "wrong" ? WRONG_EXPLANATIONS : ANSWERS[quality],
  }));
  const likeness =
    first && first.share >= CLEAR_SHARE
      ? `it reads like ${first.answers}${confidence < FAIRLY_SURE ? ", but some key points are hard to judge" : ""}`
      : `it reads like something between ${first?.answers} and ${second?.answers}`;
  return {
    confidence,
    confidenceReason: `${describeConfidence(confidence)}: ${likeness}${
      isLoweredByError ? ", but part of it seems to be wrong" : ""
    }`,
  };
}

function describeConfidence(confidence: number): string {
  if (confidence >= SURE) return "Sure";
  return confidence >= FAIRLY_SURE ? "Fairly sure" : "Not very sure";
}

function explain(evidenceShare: number, closeCallCount: number, pointCount: number): string {
  const evidence =
    evidenceShare === 0
      ? "the coach found no key point in your answer"
      : `the coach found key points in ${Math.round(100 * evidenceShare)}% of your answer`;
  if (closeCallCount === 0) return evidence;
  return `${evidence}, and ${closeCallCount} of ${pointCount} matches ${closeCallCount === 1 ? "was a close call" : "were close calls"}`;
}

/**
 * The share of the answer’s words in sentences that the coach recognized, right or wrong. The rest
 * may make points in words it doesn’t know.
 */
function getEvidenceShare({ matches, judgedAnswer }: AnswerContext): number {
  const evidence = new Set(
    matches.flatMap(({ status, isOwn, sentence }) =>
      status === "missed" || isOwn || sentence === null ? [] : sentence,
    ),
  );
  let recognizedCount = 0;
  for (const index of evidence)
    recognizedCount += judgedAnswer.sentences[index]?.tokens.length ?? 0;
  return recognizedCount / Math.max(1, judgedAnswer.tokens.length);
}
