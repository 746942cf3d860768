import { capDimensions } from "~/coach/score/cap";
import type { CoachRequest, Dimension, KeyPointReview } from "~/coach/types";

const CREDIT: Readonly<Record<KeyPointReview["status"], number>> = {
  covered: 1,
  partial: 0.5,
  missed: 0,
  contradicted: 0,
};
/** The share to cover before correctness counts in full. */
const FULL_CORRECTNESS_COVERAGE = 0.8;
/** The cost of a wrong point, in correct points. */
const WRONG_POINT_COST = 1.5;
/** Style earns points only in proportion to the content. */
const FULL_STYLE_CONTENT = 0.6;
/**
 * An answer without key points is capped at 25; one with two fifths of them isn't capped.
 */
const OFF_TOPIC_CAP = 25;
const ON_TOPIC_COVERAGE = 0.4;

interface JudgedAnswer {
  keyPoints: readonly KeyPointReview[];
  /** 0–1 by dimension; missing dimensions keep the embedded coach's value. */
  levels: ReadonlyMap<string, { value: number; reason: string }>;
}

/**
 * The rubric's dimensions with a model's judgments: same weights and sums as the embedded coach.
 * The
 * model gives no points, so prompt injection can't add any.
 */
export function scoreDimensions(
  { kind, keyPoints: requestPoints }: CoachRequest,
  embedded: readonly Dimension[],
  { keyPoints, levels }: JudgedAnswer,
): Dimension[] {
  const coverage = getCoverage(
    keyPoints,
    new Map(requestPoints.map(({ id, weight }) => [id, weight ?? 1])),
  );
  const content: Record<string, number> = {
    correctness: getCorrectness(keyPoints, coverage),
    completeness: coverage,
    relevance: coverage,
  };
  const isStory = kind === "behavioral" || kind === "motivation";
  const contentFactor = isStory ? 1 : Math.min(1, coverage / FULL_STYLE_CONTENT);
  const creditedPoints = keyPoints.filter(({ status }) => CREDIT[status] > 0);
  const firstOpenPoint = keyPoints.find(({ status }) => status !== "covered");
  const dimensions = embedded.map((dimension): Dimension => {
    const level = levels.get(dimension.name);
    const value =
      content[dimension.name] ??
      (level ? level.value * contentFactor : Math.min(dimension.score / 100, contentFactor));
    const points = Math.round(value * dimension.weight);
    const hasGap = points < dimension.weight;
    if (content[dimension.name] !== undefined) {
      return {
        ...dimension,
        points,
        score: Math.round(value * 100),
        reason: `${creditedPoints.length} of ${keyPoints.length} key points, each with your own words.`,
        gap: hasGap && firstOpenPoint ? `Incomplete: “${firstOpenPoint.label}.”` : "",
      };
    }
    return {
      ...dimension,
      points,
      score: Math.round(value * 100),
      reason: level?.reason ?? dimension.reason,
      gap: hasGap ? dimension.gap : "",
    };
  });
  const cap =
    coverage >= ON_TOPIC_COVERAGE
      ? 100
      : Math.round(OFF_TOPIC_CAP + ((100 - OFF_TOPIC_CAP) * coverage) / ON_TOPIC_COVERAGE);
  return capDimensions(dimensions, cap);
}

function getCoverage(
  keyPoints: readonly KeyPointReview[],
  weights: ReadonlyMap<string, number>,
): number {
  const sumWeights = (credit: (point: KeyPointReview) => number) =>
    keyPoints.reduce((sum, point) => sum + credit(point) * (weights.get(point.id) ?? 1), 0);
  return sumWeights(({ status }) => CREDIT[status]) / sumWeights(() => 1);
}

function getCorrectness(keyPoints: readonly KeyPointReview[], coverage: number): number {
  const statedCount = keyPoints.filter(({ status }) => status !== "missed").length;
  const wrongCount = keyPoints.filter(({ status }) => status === "contradicted").length;
  return statedCount === 0
    ? 0
    : Math.max(
        0,
        Math.min(1, coverage / FULL_CORRECTNESS_COVERAGE) *
          (1 - (WRONG_POINT_COST * wrongCount) / statedCount),
      );
}
