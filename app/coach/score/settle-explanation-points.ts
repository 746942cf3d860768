import weights from "~/coach/weights/verdicts.json";
import { findDismissals } from "~/coach/rules/dismissals";
import type { PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "./answer-context";
import { measureBestSentences } from "./best-sentences";
import { clamp, settlePoint } from "./point-verdict";

/** Beyond these a measure says no more: few of the labeled answers are. */
const ODDS_BOUNDS = [-2, 9] as const;
const ERROR_LEAN_BOUNDS = [-0.15, 0.1] as const;
const FEW_SENTENCES = 4;
/** How likely a point must be made in full to be covered. */
const COVERED = 0.4;
/** An answer of fewer sentences makes several points in each, so no wording is close to it. */
const BRIEF = 6;
/** How likely the other points are, where so few sentences can’t show it. */
const USUAL_SUPPORT = 0.35;
/** The odds from which on another point is likely made. */
const LIKELY_ODDS = 4;

/** 0–1: how likely the other points of the answer are made, by their sentences alone. */
function getSupport(matches: readonly PointMatch[], own: PointMatch): number {
  const others = matches.filter((match) => match !== own);
  const likelihoods = others.map(({ evidence }) =>
    evidence ? 1 / (1 + Math.exp(LIKELY_ODDS - evidence.odds)) : 0,
  );
  return likelihoods.reduce((sum, value) => sum + value, 0) / Math.max(1, others.length);
}

/**
 * What tells whether each point is made: its best sentence, and the explanation around it, because an
 * error shares a point’s words without making it, and in a brief answer these words count for more.
 * Undefined for points already decided.
 */
export function measureExplanationPoints(context: AnswerContext): (number[] | undefined)[] {
  const { judgment, judgedAnswer, matches, wordMatches } = context;
  const best = measureBestSentences(context);
  const count = judgedAnswer.sentences.length;
  const sentenceCount = Math.max(FEW_SENTENCES, count);
  // One sentence or two resemble an error by chance.
  const errorLean = ((judgment?.errorLean ?? 0) * count) / sentenceCount;
  const brevity = Math.max(0, Math.log(BRIEF / Math.max(1, count)));
  return matches.map((match, index) => {
    if (!match.evidence) return undefined;
    const support = getSupport(matches, match);
    return [
      clamp(match.evidence.odds, ODDS_BOUNDS),
      USUAL_SUPPORT + (support - USUAL_SUPPORT) * (count / sentenceCount),
      // Who makes the other points is right, however close to errors the words are.
      (1 - support) * clamp(errorLean, ERROR_LEAN_BOUNDS),
      findDismissals(judgedAnswer).length / sentenceCount,
      (wordMatches[index]?.credit ?? 0) * brevity,
      ...(best[index] ?? []),
    ];
  });
}

/** The points of an explanation in the light of the whole of it. */
export function settleExplanationPoints(context: AnswerContext): PointMatch[] {
  const measures = measureExplanationPoints(context);
  return context.matches.map((match, index) => {
    const ofPoint = measures[index];
    return ofPoint ? settlePoint(match, weights.explanation, ofPoint, COVERED) : match;
  });
}
