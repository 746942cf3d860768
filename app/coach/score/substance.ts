import { leavesSubjectOpen } from "~/coach/match/open-subject";
import { findDismissals } from "~/coach/rules/dismissals";
import { getCoverage } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { ramp } from "./ramp";

/** How close to the question's wordings answers to other questions are, and answers to this one. */
const TOPIC_RANGE = [0.2, 0.36] as const;
/** The same where the person chooses the subject. */
const OPEN_TOPIC_RANGE = [0.08, 0.18] as const;

/** What the share of sweeping sentences takes, of at least so many sentences. */
const DISMISSAL_FACTOR = 1.2;
const FEW_SENTENCES = 4;
/** What the mean odds of an error take above what right explanations have; less, the more points are told. */
const LIKELY_ERROR_FACTOR = 0.2;
const USUAL_ERROR = 0.3;

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

/** 0–1: how certainly an explanation is about this question; undefined without wordings. */
export function getWordingTopicality({
  judgment,
  matches,
  request,
}: AnswerContext): number | undefined {
  if (!judgment) return undefined;
  // A point the person marked is about this question, in whatever words.
  if (matches.some(({ isOwn }) => isOwn)) return 1;
  return ramp(
    judgment.closeness,
    leavesSubjectOpen(request.question) ? OPEN_TOPIC_RANGE : TOPIC_RANGE,
  );
}
