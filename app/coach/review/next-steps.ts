import type { Dimension, NextStep, Review } from "~/coach/types";
import { getSpokenClarity } from "~/coach/score/speech";
import { findLongSentences, getFlow } from "~/coach/score/style";
import { quoteSentence } from "./quote-sentence";
import type { AnswerContext } from "~/coach/score/answer-context";

const MAX_STEPS = 3;
/** A wrong point costs twice: it is missing, and it counts against what is correct. */
const WRONG_POINT_FACTOR = 2;
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
  return Math.min(missingPoints, Math.round(dimension.weight * (1 - styleScore)));
}

function listPointSteps(context: AnswerContext, availablePoints: number): NextStep[] {
  const openMatches = context.matches
    .filter((match) => match.status !== "covered")
    .map((match) => ({
      match,
      deficit:
        (match.point.weight ?? 1) *
        (match.status === "contradicted"
          ? WRONG_POINT_FACTOR
          : match.status === "partial"
            ? 0.5
            : 1),
    }));
  const totalDeficit = openMatches.reduce((sum, { deficit }) => sum + deficit, 0);
  return openMatches.map(({ match, deficit }) => ({
    title: match.point.label,
    detail: match.point.add,
    quote: getSentenceText(context, match.sentence),
    points: Math.round((availablePoints * deficit) / totalDeficit),
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
 * the score, all steps are about content. `dimensions` are those before a cap, since content lifts
 * a cap.
 */
export function planNextSteps(
  context: AnswerContext,
  dimensions: readonly Dimension[],
  score: number,
  flag: Review["flag"],
): NextStep[] {
  if (flag === "other-language") return [];
  const remainingPoints = 100 - score;
  const styleSteps = flag ? [] : listStyleSteps(context, dimensions);
  const contentPoints = remainingPoints - styleSteps.reduce((sum, step) => sum + step.points, 0);
  const steps = [...listPointSteps(context, contentPoints), ...styleSteps]
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MAX_STEPS);
  let unassignedPoints = remainingPoints;
  return steps.flatMap((step) => {
    const points = Math.min(step.points, unassignedPoints);
    unassignedPoints -= points;
    return points > 0 ? [{ ...step, points }] : [];
  });
}
