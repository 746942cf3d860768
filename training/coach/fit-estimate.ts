import type { PointModels } from "~/coach/points/settle-points";
import { getRubric } from "~/coach/rubric";
import { DEVIATIONS } from "~/coach/score/range";
import { scoreAnswer } from "~/coach/score/score-answer";
import { type EstimateModels, type EstimateWeights, measureTold } from "~/coach/score/told";
import type { KeyPoint } from "~/data/questions/types";
import { CREDIT } from "./fit-points";
import { type LabeledAnswer, PEOPLE } from "./labeled-answers";
import { addRow, emptyGram, solveRidge, standardize } from "./ridge";

const PENALTY = 0.02;
const INVENTED_WEIGHT = 0.05;

/** 0–1: the share of the points that is told, by a reader’s labels. */
export function getLabeledShare(
  keyPoints: readonly KeyPoint[],
  labels: LabeledAnswer["labels"],
): number {
  const total = keyPoints.reduce((sum, { weight = 1 }) => sum + weight, 0);
  return keyPoints.reduce(
    (sum, { id, weight = 1 }) => sum + (weight * CREDIT[labels[id] ?? "none"]) / total,
    0,
  );
}

const round = (value: number) => Number(value.toFixed(3));

/**
 * Points for how answers are told: a ridge regression of what marks leave above the points for what
 * was said, with the points as readers labeled them.
 */
export function fitEstimate(answers: readonly LabeledAnswer[]): Omit<EstimateWeights, "open"> {
  const rows = answers.map(({ context, labels, mark, request, set }) => ({
    measures: measureTold(context),
    rest:
      mark - getRubric(context.isStory).said.weight * getLabeledShare(request.keyPoints, labels),
    weight: set === PEOPLE ? 1 : INVENTED_WEIGHT,
  }));
  const size = rows[0]?.measures.length ?? 0;
  const gram = emptyGram(size);
  for (const { measures, rest, weight } of rows)
    addRow(gram, Float64Array.from(measures), rest, weight);
  const { scaled, unscale } = standardize(gram);
  const signs = Array.from({ length: size + 1 }, () => 0);
  const beta = unscale(solveRidge(scaled, PENALTY, signs, 0));
  const [told, constant] = [beta.slice(0, size), beta[size] ?? 0];
  const predict = (measures: readonly number[]) =>
    measures.reduce((sum, value, at) => sum + value * (told[at] ?? 0), constant);
  const squares = rows.reduce(
    (sum, row) => sum + row.weight * (row.rest - predict(row.measures)) ** 2,
    0,
  );
  const weights = rows.reduce((sum, { weight }) => sum + weight, 0);
  return {
    constant: round(constant),
    told: told.map(round),
    error: round(Math.sqrt(squares / weights)),
  };
}

const HELD = 0.8;

/**
 * How wide the points that nobody has settled make a range, so that the ranges of all these answers
 * hold 8 of 10 marks. Each answer counts the same here: the marks of answers by new writers are as
 * far apart as those of invented ones, and farther than those of `people`.
 */
export function fitOpen(
  answers: readonly LabeledAnswer[],
  models: { points: PointModels; estimates: EstimateModels },
): number {
  const needed = answers
    .map(({ context, mark }) => ({ mark, ...scoreAnswer(context, models) }))
    .filter(({ rules, said }) => rules.flag === null && said.openDeviation > 0)
    .map(({ context, mark, score, said }) => {
      const { error } = context.isStory ? models.estimates.story : models.estimates.explanation;
      const beyond = (score - mark) ** 2 - (DEVIATIONS * error) ** 2;
      const { weight } = getRubric(context.isStory).said;
      return Math.sqrt(Math.max(0, beyond)) / (weight * said.openDeviation);
    })
    .toSorted((a, b) => a - b);
  return round(needed[Math.floor(HELD * needed.length)] ?? 1);
}
