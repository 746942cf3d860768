import { measurePoints } from "~/coach/points/measure-points";
import { type PointWeights, predictPoint } from "~/coach/points/predict-point";
import { type OddsRow, fitOdds } from "./fit-odds";
import { type LabeledAnswer, PEOPLE } from "./labeled-answers";
import type { PointLabel } from "./point-verdicts";

/** A point of an answer with its measures and what a reader said. */
export interface LabeledPoint {
  isOfPerson: boolean;
  questionId: string;
  label: PointLabel;
  measures: number[];
}

const PENALTY = 10;
/** Invented answers are many and unlike people's, so each counts little. */
const INVENTED_WEIGHT = 0.02;
/** How many of the points the coach says it thinks were told must be, in cross-validation; of fresh answers it is a little less. */
const PRECISION = 0.94;
/** Fewer points above a bar don’t show how often it is right. */
const MIN_ABOVE_BAR = 20;

export const isTold = (label: PointLabel) => label === "covered" || label === "partly";

export function listPoints(answers: readonly LabeledAnswer[]): LabeledPoint[] {
  return answers.flatMap(({ context, labels, questionId, set }) =>
    (measurePoints(context) ?? []).flatMap(({ measures }, index): LabeledPoint[] => {
      const label = labels[context.matches[index]?.point.id ?? ""];
      return label ? [{ isOfPerson: set === PEOPLE, questionId, label, measures }] : [];
    }),
  );
}

function fit(points: readonly LabeledPoint[], isTrue: (label: PointLabel) => boolean) {
  const rows = points.map(
    ({ isOfPerson, label, measures }): OddsRow => ({
      features: Float64Array.from(measures),
      isTrue: isTrue(label),
      weight: isOfPerson ? 1 : INVENTED_WEIGHT,
    }),
  );
  const beta = fitOdds(rows, PENALTY);
  const rounded = Array.from(beta, (value) => Number(value.toFixed(3)));
  return { weights: rounded.slice(0, -1), bias: rounded.at(-1) ?? 0 };
}

function fitWithoutBar(points: readonly LabeledPoint[]): PointWeights {
  const told = fit(points, isTold);
  const full = fit(points, (label) => label === "covered");
  return {
    told: told.weights,
    full: full.weights,
    toldBias: told.bias,
    fullBias: full.bias,
    bar: 1,
  };
}

/** The questions in ten groups, so that nothing is predicted by a model that saw its question. */
export function splitQuestions(questionIds: Iterable<string>): Map<string, number> {
  const FOLDS = 10;
  return new Map([...new Set(questionIds)].toSorted().map((id, index) => [id, index % FOLDS]));
}

/** How likely people’s points are told, by models that never saw their question. */
export function predictLeftOut(points: readonly LabeledPoint[]) {
  const foldOf = splitQuestions(points.map(({ questionId }) => questionId));
  return [...new Set(foldOf.values())].flatMap((fold) => {
    const isTest = ({ questionId }: LabeledPoint) => foldOf.get(questionId) === fold;
    const weights = fitWithoutBar(points.filter((point) => !isTest(point)));
    return points
      .filter((point) => point.isOfPerson && isTest(point))
      .map((point) => ({ ...point, ...predictPoint(weights, point.measures) }));
  });
}

/** The lowest probability above which `PRECISION` of people’s points are told, cross-validated. */
function findBar(points: readonly LabeledPoint[]): number {
  const predicted = predictLeftOut(points).toSorted((a, b) => b.told - a.told);
  let told = 0;
  let bar = 1;
  predicted.forEach(({ label, told: probability }, index) => {
    told += Number(isTold(label));
    if (index + 1 >= MIN_ABOVE_BAR && told / (index + 1) >= PRECISION) bar = probability;
  });
  return Number(bar.toFixed(3));
}

/** Two logistic regressions: whether a point is told at all, and in full; and the bar for saying so. */
export function fitPoints(points: readonly LabeledPoint[]): PointWeights {
  return { ...fitWithoutBar(points), bar: findBar(points) };
}
