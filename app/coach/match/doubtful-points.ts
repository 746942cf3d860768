import type { AnswerJudgment } from "~/coach/wordings/judge-sentences";
import { getCoverage, type PointMatch } from "./points";

/** An explanation that is no closer than this to right wordings than to errors. */
const DOUBTFUL_ANSWER = -0.02;
/** An explanation that makes so many of the points is right, however close to errors its words are. */
const CLEAR_COVERAGE = 0.6;
/** A sentence that is so much closer to an error. */
const DOUBTFUL_SENTENCE = 0.03;

/**
 * Errors use a point’s words: “I prefer depth-first, since breadth-first needs a queue”. So in an
 * explanation of few points that is as close to errors as to right wordings, a sentence that is closer to an error
 * makes no point.
 */
export function dropDoubtfulPoints(
  matches: PointMatch[],
  { errorLean, errorLeans }: Pick<AnswerJudgment, "errorLean" | "errorLeans">,
): PointMatch[] {
  if (errorLean < DOUBTFUL_ANSWER || getCoverage(matches) >= CLEAR_COVERAGE) return matches;
  return matches.map((match) => {
    const isFound = match.status === "covered" || match.status === "partial";
    const lean = errorLeans[match.sentence ?? -1] ?? 0;
    return isFound && lean > DOUBTFUL_SENTENCE
      ? { ...match, status: "missed", credit: 0, sentence: null }
      : match;
  });
}
