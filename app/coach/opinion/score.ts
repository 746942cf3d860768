import { capDimensions } from "~/coach/score/cap";
import type { CoachRequest, Dimension, KeyPointReview } from "~/coach/types";

const CREDIT: Readonly<Record<KeyPointReview["status"], number>> = {
  covered: 1,
  partial: 0.5,
  missed: 0,
  contradicted: 0,
};
/** So much has to be said before what is right can count whole. */
const ENOUGH_COVERED = 0.8;
/** What one wrong point costs, in points that are right. */
const COST_OF_WRONG = 1.5;
/** Form earns points only as far as there is content to carry it. */
const CONTENT_FOR_FULL_FORM = 0.6;
/** An answer that shows no key point ends at 25; one that shows two fifths of them can have everything. */
const TOPIC_FLOOR = 25;
const ON_TOPIC_FROM = 0.4;

interface Judged {
  keyPoints: readonly KeyPointReview[];
  /** 0–1 by dimension; a dimension that is not in it keeps the embedded coach's value. */
  levels: ReadonlyMap<string, { value: number; reason: string }>;
}

/**
 * The rubric's dimensions with a model's judgments in them: same weights, same sums as the embedded coach's.
 * The model names no number of points, so nothing it was talked into can add any.
 */
export function scoreJudgments(
  { kind, keyPoints: known }: CoachRequest,
  embedded: readonly Dimension[],
  { keyPoints, levels }: Judged,
): Dimension[] {
  const covered = coverageOf(keyPoints, new Map(known.map(({ id, weight }) => [id, weight ?? 1])));
  const content: Record<string, number> = {
    correctness: correctnessOf(keyPoints, covered),
    completeness: covered,
    relevance: covered,
  };
  const isStory = kind === "behavioral" || kind === "motivation";
  const carried = isStory ? 1 : Math.min(1, covered / CONTENT_FOR_FULL_FORM);
  const shown = keyPoints.filter(({ status }) => CREDIT[status] > 0);
  const open = keyPoints.find(({ status }) => status !== "covered");
  const dimensions = embedded.map((dimension): Dimension => {
    const level = levels.get(dimension.name);
    const value =
      content[dimension.name] ?? (level ? level.value * carried : dimension.score / 100);
    const points = Math.round(value * dimension.weight);
    const left = points < dimension.weight;
    if (content[dimension.name] !== undefined) {
      return {
        ...dimension,
        points,
        score: Math.round(value * 100),
        reason: `${shown.length} of ${keyPoints.length} key points, each with your own words.`,
        gap: left && open ? `Not whole: “${open.label}”.` : "",
      };
    }
    return {
      ...dimension,
      points,
      score: Math.round(value * 100),
      reason: level?.reason ?? dimension.reason,
      gap: left ? dimension.gap : "",
    };
  });
  const cap =
    covered >= ON_TOPIC_FROM
      ? 100
      : Math.round(TOPIC_FLOOR + ((100 - TOPIC_FLOOR) * covered) / ON_TOPIC_FROM);
  return capDimensions(dimensions, cap);
}

function coverageOf(
  keyPoints: readonly KeyPointReview[],
  weights: ReadonlyMap<string, number>,
): number {
  const weigh = (credit: (point: KeyPointReview) => number) =>
    keyPoints.reduce((sum, point) => sum + credit(point) * (weights.get(point.id) ?? 1), 0);
  return weigh(({ status }) => CREDIT[status]) / weigh(() => 1);
}

function correctnessOf(keyPoints: readonly KeyPointReview[], covered: number): number {
  const said = keyPoints.filter(({ status }) => status !== "missed").length;
  const wrong = keyPoints.filter(({ status }) => status === "contradicted").length;
  return said === 0
    ? 0
    : Math.max(0, Math.min(1, covered / ENOUGH_COVERED) * (1 - (COST_OF_WRONG * wrong) / said));
}
