import { matchAnswer } from "~/coach/score/answer-context";
import { predictVerdict, type VerdictWeights } from "~/coach/score/point-verdict";
import { measureExplanationPoints } from "~/coach/score/settle-explanation-points";
import { loadGradedAnswers } from "./graded-answers";
import { LABELED_SETS, loadPointLabels, type PointLabel } from "./point-verdicts";
import { addRow, emptyGram, solveRidge, standardize } from "./ridge";
import { mean } from "./statistics";

/** A point of a labeled answer, with its measures. */
export interface LabeledPoint {
  questionId: string;
  label: PointLabel;
  measures: number[];
}

/** The points of labeled explanations that no rule decides. */
export function loadLabeledPoints(): LabeledPoint[] {
  const labels = loadPointLabels();
  return LABELED_SETS.flatMap((set) =>
    loadGradedAnswers(set).flatMap(({ question, answer, seconds }, index): LabeledPoint[] => {
      const { id, kind, prompt, keyPoints } = question;
      const ofAnswer = labels[`${set}-${index}`];
      if (!ofAnswer || kind === "behavioral" || kind === "motivation") return [];
      const context = matchAnswer({ kind, question: prompt, keyPoints, answer, seconds });
      const measures = measureExplanationPoints(context);
      return context.matches.flatMap(({ point }, at) => {
        const label = ofAnswer[point.id];
        const ofPoint = measures[at];
        return label && ofPoint ? [{ questionId: id, label, measures: ofPoint }] : [];
      });
    }),
  );
}

function round(value: number): number {
  return Number(value.toFixed(3));
}

const PENALTY = 5;
const ITERATIONS = 30;

/**
 * Two logistic regressions with the same weights: whether a point is told at all, and whether in
 * full. By iteratively reweighted ridge regression, so it is deterministic and calibrated.
 */
export function fitVerdicts(points: readonly LabeledPoint[]): VerdictWeights {
  const size = points[0]?.measures.length ?? 0;
  // The last feature says that the row asks whether the point is told in full.
  const rows = points.flatMap(({ label, measures }) => [
    {
      features: Float64Array.from([...measures, 0]),
      isTrue: label === "covered" || label === "partly",
    },
    { features: Float64Array.from([...measures, 1]), isTrue: label === "covered" },
  ]);
  let beta = new Float64Array(size + 2);
  for (let iteration = 0; iteration < ITERATIONS; iteration++) {
    const gram = emptyGram(size + 1);
    for (const { features, isTrue } of rows) {
      const odds = features.reduce(
        (sum, value, at) => sum + value * (beta[at] ?? 0),
        beta[size + 1] ?? 0,
      );
      const probability = 1 / (1 + Math.exp(-odds));
      const weight = Math.max(1e-6, probability * (1 - probability));
      addRow(gram, features, odds + (Number(isTrue) - probability) / weight, weight);
    }
    const { scaled, unscale } = standardize(gram);
    const total = gram.xx.at(-1) ?? 1;
    const signs = Array.from({ length: size + 2 }, () => 0);
    beta = Float64Array.from(unscale(solveRidge(scaled, PENALTY / total, signs, 0)));
  }
  const bias = beta[size + 1] ?? 0;
  return {
    weights: Array.from(beta.subarray(0, size), round),
    told: round(bias),
    full: round(bias + (beta[size] ?? 0)),
  };
}

/** How well the fit predicts the points of questions it hasn’t seen. */
export function crossValidateVerdicts(points: readonly LabeledPoint[]) {
  const predictions = [...Map.groupBy(points, ({ questionId }) => questionId)].flatMap(
    ([questionId, ofQuestion]) => {
      const weights = fitVerdicts(points.filter((point) => point.questionId !== questionId));
      return ofQuestion.map(({ label, measures }) => ({
        isTold: label === "covered" || label === "partly",
        told: predictVerdict(weights, measures).told,
      }));
    },
  );
  return {
    points: points.length,
    found: mean(predictions.map(({ isTold, told }) => Number(isTold === told >= 0.5))),
    loss: mean(predictions.map(({ isTold, told }) => -Math.log(isTold ? told : 1 - told))),
  };
}
