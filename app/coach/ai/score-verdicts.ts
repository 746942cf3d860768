import { getRubric } from "~/coach/rubric";
import { getRange } from "~/coach/score/range";
import type { CoachRequest, Dimension, KeyPointReview, Review } from "~/coach/types";

export const CREDIT: Readonly<Record<KeyPointReview["status"], number>> = {
  covered: 1,
  partial: 0.5,
  asked: 0,
  missed: 0,
  contradicted: -0.25,
};
/** How far two careful readers of one answer are apart. */
const DEVIATION = 8;

/**
 * The rubric with a model's verdicts on the points; how it is told is counted by the embedded coach.
 * The model gives no points, so prompt injection can't add any.
 */
export function scoreVerdicts(
  { kind, keyPoints: requestPoints }: CoachRequest,
  embedded: Review,
  keyPoints: readonly KeyPointReview[],
): Pick<Review, "dimensions" | "score"> & { range: [number, number] } {
  const rubric = getRubric(kind === "behavioral" || kind === "motivation");
  const weights = new Map(requestPoints.map(({ id, weight }) => [id, weight ?? 1]));
  const sum = (credit: (point: KeyPointReview) => number) =>
    keyPoints.reduce((total, point) => total + credit(point) * (weights.get(point.id) ?? 1), 0);
  const share = Math.max(0, sum(({ status }) => CREDIT[status]) / sum(() => 1));
  const points = Math.round(share * rubric.said.weight);
  const credited = keyPoints.filter(({ status }) => CREDIT[status] > 0).length;
  const open = keyPoints.find(({ status }) => status !== "covered");
  const said: Dimension = {
    name: rubric.said.name,
    label: rubric.said.label,
    weight: rubric.said.weight,
    score: Math.round(100 * share),
    points,
    reason: `${credited} of ${keyPoints.length} key points, each with your own words.`,
    gap: open ? `Incomplete: “${open.label}.”` : "",
  };
  const told = embedded.dimensions.filter(({ name }) => name === rubric.told.name);
  const score = points + told.reduce((total, dimension) => total + dimension.points, 0);
  return { dimensions: [said, ...told], score, range: getRange(score, DEVIATION) };
}
