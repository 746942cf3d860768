import { findDismissals } from "~/coach/rules/dismissals";
import { getCoverage } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";

/** How much the share of errors lowers the substance of an explanation. */
const ERROR_FACTOR = 0.7;
/** The log odds, per sentence, of an empty explanation and of a full one. */
const EXPLANATION_RANGE = [-1.5, 0.5] as const;
/** What definite sentences are worth that make no point, and the coverage from which all counts. */
const POINTLESS_FACTOR = 0.5;
const SOME_COVERAGE = 0.15;
/** How close to the question's wordings answers to other questions are, and answers to this one. */
const TOPIC_RANGE = [0.2, 0.36] as const;

/**
 * 0–1: how much a candidate's sentences resemble those that make points, whatever the points, and
 * not the near misses and errors. 1 for questions without wordings.
 */
export function getExplanationSubstance({ judgment }: AnswerContext, coverage: number): number {
  if (!judgment) return 1;
  const substance = ramp(judgment.substance - ERROR_FACTOR * judgment.error, EXPLANATION_RANGE);
  return (
    substance * (POINTLESS_FACTOR + (1 - POINTLESS_FACTOR) * ramp(coverage, [0, SOME_COVERAGE]))
  );
}

/** What the share of sweeping sentences takes, of at least so many sentences. */
const DISMISSAL_FACTOR = 1.2;
const FEW_SENTENCES = 4;
/** What the mean odds of an error take above what right explanations have; less, the more points are told. */
const LIKELY_ERROR_FACTOR = 0.2;
const USUAL_ERROR = 0.3;
const MIN_SOUNDNESS = 0.3;

/** What makes an explanation less sound, as shares of its credit. */
export function getUnsoundness({ judgment, judgedAnswer, matches }: AnswerContext): {
  sweeping: number;
  likelyError: number;
} {
  if (!judgment) return { sweeping: 0, likelyError: 0 };
  const share =
    findDismissals(judgedAnswer).length / Math.max(FEW_SENTENCES, judgedAnswer.sentences.length);
  return {
    sweeping: DISMISSAL_FACTOR * share,
    likelyError:
      LIKELY_ERROR_FACTOR * Math.max(0, judgment.error - USUAL_ERROR) * (1 - getCoverage(matches)),
  };
}

/** 0.3–1: how little of an explanation is sweeping or resembles errors; 1 without wordings. */
export function getSoundness(context: AnswerContext): number {
  const { sweeping, likelyError } = getUnsoundness(context);
  return Math.max(MIN_SOUNDNESS, 1 - sweeping - likelyError);
}

/** 0–1: how certainly an explanation is about this question; undefined without wordings. */
export function getWordingTopicality({ judgment, matches }: AnswerContext): number | undefined {
  // A point the person marked is about this question, in whatever words.
  return (
    judgment && (matches.some(({ isOwn }) => isOwn) ? 1 : ramp(judgment.closeness, TOPIC_RANGE))
  );
}
