import type { ScoredAnswer } from "~/coach/score/score-answer";
import type { Dimension, NextStep } from "~/coach/types";
import { getSpokenClarity } from "~/coach/score/speech";
import { findLongSentences, getFlow } from "~/coach/score/style";
import { quoteSentence } from "./quote-sentence";
import type { PointMatch } from "~/coach/match/points";
import type { AnswerContext } from "~/coach/score/answer-context";

const MAX_STEPS = 3;
/** Beyond this length, in words, an answer isn’t read again to tell what a step is worth. */
const MAX_MEASURED_WORDS = 600;
/** A wrong point costs twice: it is missing, and it counts against what is correct. */
const WRONG_POINT_FACTOR = 2;
/** For an outline, whose score is limited because little is told. */
const TELL_STEP = {
  title: "Tell what happened",
  detail: "Where it was, who was there, what was said and done, and how it turned out.",
  quote: "",
};
/** Dimensions that improve by covering more of the question. */
const CONTENT_DIMENSIONS = new Set(["correctness", "completeness", "relevance"]);

function getSentenceText(context: AnswerContext, index: number | null | undefined): string {
  return quoteSentence(context.answer, index ?? -1);
}

/**
 * The part of a dimension's lost points due to style, before any cap; the rest is due to missing
 * content.
 */
function getStyleLoss(context: AnswerContext, dimension: Dimension): number {
  const missingPoints = dimension.weight - dimension.points;
  const isTechnical = context.request.kind === "technical" || context.request.kind === "case";
  if (!isTechnical) return missingPoints;
  const styleScore = dimension.name === "clarity" ? getSpokenClarity(context) : getFlow(context);
  // Style counts in proportion to the content, which stays as it is.
  return Math.min(
    missingPoints,
    Math.round(dimension.points / Math.max(0.1, styleScore)) - dimension.points,
  );
}

const isLong = ({ judgedAnswer }: AnswerContext) => judgedAnswer.tokens.length > MAX_MEASURED_WORDS;

interface OpenPoint {
  match: PointMatch;
  deficit: number;
}

/** The points that are open, those that count most first. */
function listOpenPoints({ matches }: AnswerContext): OpenPoint[] {
  return matches
    .filter(({ status }) => status !== "covered")
    .map((match) => ({
      match,
      deficit:
        (match.point.weight ?? 1) *
        (match.status === "contradicted"
          ? WRONG_POINT_FACTOR
          : match.status === "partial"
            ? 0.5
            : 1),
    }))
    .toSorted((a, b) => b.deficit - a.deficit);
}

/**
 * What the score gains if the points are made one after the other. Some bring little before others are there, so a gain
 * larger than the one before is shared with it.
 */
function measureGains(
  pointIds: readonly string[],
  score: number,
  scoreWith: (pointIds: ReadonlySet<string>) => number,
): number[] {
  const groups: { gain: number; size: number }[] = [];
  let reached = score;
  pointIds.forEach((_, index) => {
    const next = Math.max(reached, scoreWith(new Set(pointIds.slice(0, index + 1))));
    let group = { gain: next - reached, size: 1 };
    reached = next;
    for (
      let before = groups.at(-1);
      before && before.gain / before.size < group.gain / group.size;
      before = groups.at(-1)
    ) {
      groups.pop();
      group = { gain: before.gain + group.gain, size: before.size + group.size };
    }
    groups.push(group);
  });
  return groups.flatMap(({ gain, size }) => Array.from({ length: size }, () => gain / size));
}

/**
 * A step for each of the open points that count most, with what the score gains by it. Where a rule decided the score,
 * with its share of what is left.
 */
function listPointSteps(
  { context, score, rules }: ScoredAnswer,
  scoreWith: (pointIds: ReadonlySet<string>) => number,
): NextStep[] {
  const open = listOpenPoints(context);
  const totalDeficit = open.reduce((sum, { deficit }) => sum + deficit, 0);
  const steps = open.slice(0, MAX_STEPS);
  if (isLong(context) && !rules.flag) return toPointSteps(context, steps, []);
  const gains = rules.flag
    ? steps.map(({ deficit }) => ((100 - score) * deficit) / totalDeficit)
    : measureGains(
        steps.map(({ match }) => match.point.id),
        score,
        scoreWith,
      );
  return toPointSteps(context, steps, gains);
}

function toPointSteps(
  context: AnswerContext,
  steps: readonly Pick<OpenPoint, "match">[],
  gains: readonly number[],
): NextStep[] {
  return steps.map(({ match }, index) => ({
    title: match.point.label,
    detail: match.point.add,
    quote: getSentenceText(context, match.sentence),
    points: Math.round(gains[index] ?? 0),
  }));
}

function listStyleSteps(context: AnswerContext, dimensions: readonly Dimension[]): NextStep[] {
  const longSentenceIndex = findLongSentences(context)[0];
  return dimensions
    .filter((dimension) => !CONTENT_DIMENSIONS.has(dimension.name))
    .map((dimension) => ({
      title: dimension.label,
      detail: dimension.gap,
      quote: dimension.name === "clarity" ? getSentenceText(context, longSentenceIndex) : "",
      points: getStyleLoss(context, dimension),
    }));
}

/**
 * At most three steps, largest first, with no more points in total than are left. If a rule decided
 * the score, all steps are about content. Where no step by itself raises the score, as in an answer that is weaker as a
 * whole, they come without points.
 *
 * @param scoreWith the score if the answer made these points as well
 */
export function planNextSteps(
  scored: ScoredAnswer,
  scoreWith: (pointIds: ReadonlySet<string>) => number,
): NextStep[] {
  const { context, rules, uncappedDimensions, score } = scored;
  if (rules.flag === "other-language") return [];
  const uncappedScore = uncappedDimensions.reduce((sum, { points }) => sum + points, 0);
  const pointSteps = listPointSteps(scored, scoreWith);
  const styleSteps = rules.flag ? [] : listStyleSteps(context, uncappedDimensions);
  const tellStep = rules.isWithoutStory ? [{ ...TELL_STEP, points: uncappedScore - score }] : [];
  // What limits the score limits it whatever the style.
  const worthPoints = score < uncappedScore ? pointSteps : [...pointSteps, ...styleSteps];
  const steps = [...worthPoints, ...tellStep]
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MAX_STEPS);
  let unassignedPoints = 100 - score;
  const rewarded = steps.flatMap((step) => {
    const points = Math.min(step.points, unassignedPoints);
    unassignedPoints -= points;
    return points > 0 ? [{ ...step, points }] : [];
  });
  if (rewarded.length > 0 && (rules.flag || !isLong(context))) return rewarded;
  const weakest = styleSteps
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
  return [...pointSteps, ...weakest].slice(0, MAX_STEPS).map((step) => ({ ...step, points: 0 }));
}
