import { measurePoints } from "~/coach/points/measure-points";
import { averageCredit, type PointWeights, predictPoint } from "~/coach/points/predict-point";
import { type OddsRow, fitOdds } from "./fit-odds";
import { type LabeledAnswer, PEOPLE } from "./labeled-answers";
import type { PointLabel } from "./point-verdicts";
import { mean } from "./statistics";

/** A point of an answer with its measures and what a reader said. */
export interface LabeledPoint {
  /** The position of its answer among those that were listed. */
  answer: number;
  isOfPerson: boolean;
  questionId: string;
  label: PointLabel;
  measures: number[];
}

/** What a point counts, by its label. */
export const CREDIT: Readonly<Record<PointLabel, number>> = {
  covered: 1,
  partly: 0.5,
  none: 0,
  contradicted: -0.25,
};
const PENALTY = 3;
/** Invented answers are many and unlike people's, so each counts little. */
const INVENTED_WEIGHT = 0.02;
/** How many of the points the coach says it thinks were told must be, in cross-validation; of fresh answers it is a little less. */
const PRECISION = 0.94;
/** Fewer points above a bar don’t show how often it is right. */
const MIN_ABOVE_BAR = 20;

export const isTold = (label: PointLabel) => label === "covered" || label === "partly";

export function listPoints(answers: readonly LabeledAnswer[]): LabeledPoint[] {
  return answers.flatMap(({ context, labels, questionId, set }, answer) =>
    (measurePoints(context) ?? []).flatMap(({ measures }, index): LabeledPoint[] => {
      const label = labels[context.matches[index]?.point.id ?? ""];
      return label ? [{ answer, isOfPerson: set === PEOPLE, questionId, label, measures }] : [];
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

const UNKNOWN = { spread: 1, center: 0.5, bar: 1 };

function fitWithoutBar(points: readonly LabeledPoint[]): PointWeights {
  const told = fit(points, isTold);
  const full = fit(points, (label) => label === "covered");
  return {
    told: told.weights,
    full: full.weights,
    toldBias: told.bias,
    fullBias: full.bias,
    ...UNKNOWN,
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

/**
 * How much further from their mean the shares of people’s answers are than their sentences say, and
 * the mean: the slope of what was told on what was expected.
 */
function findSpread(points: readonly LabeledPoint[], weights: PointWeights) {
  const ofPeople = points.filter(({ isOfPerson }) => isOfPerson);
  const shares = [...Map.groupBy(ofPeople, ({ answer }) => answer).values()].map((ofAnswer) => ({
    expected: mean(ofAnswer.map(({ measures }) => averageCredit(predictPoint(weights, measures)))),
    told: mean(ofAnswer.map(({ label }) => CREDIT[label])),
  }));
  const center = mean(shares.map(({ expected }) => expected));
  const slope =
    mean(shares.map(({ expected, told }) => (expected - center) * told)) /
    mean(shares.map(({ expected }) => (expected - center) ** 2));
  return { spread: Number(Math.max(1, slope).toFixed(3)), center: Number(center.toFixed(3)) };
}

/** Two logistic regressions: whether a point is told at all, and in full; and the bar for saying so. */
export function fitPoints(points: readonly LabeledPoint[]): PointWeights {
  const weights = fitWithoutBar(points);
  return { ...weights, ...findSpread(points, weights), bar: findBar(points) };
}
