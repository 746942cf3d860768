import { matchAnswer, type AnswerContext } from "~/coach/score/answer-context";
import { predictVerdict, type VerdictWeights } from "~/coach/score/point-verdict";
import { readStory } from "~/coach/score/read-answer";
import { measureExplanationPoints } from "~/coach/score/settle-explanation-points";
import { measureStoryPoints } from "~/coach/score/settle-story-points";
import { prepareModel, type PreparedModel } from "~/coach/score/answer-model";
import type { CoachRequest } from "~/coach/types";
import { fitAnswerModel } from "./fit-answers";
import { fitOdds } from "./fit-odds";
import { loadGradedAnswers } from "./graded-answers";
import { LABELED_SETS, loadPointLabels, type PointLabel } from "./point-verdicts";
import { listShortenedAnswers } from "./shortened-answers";
import { mean } from "./statistics";
import type { AnswerRow } from "./answer-rows";
import { isStoryKind, prepareQuestionsWithout } from "./story-rows";

/** A point of a labeled answer, with its measures. */
export interface LabeledPoint {
  questionId: string;
  set: string;
  label: PointLabel;
  measures: number[];
}

type Measure = (
  request: CoachRequest,
  set: string,
) => { context: AnswerContext; measures: (number[] | undefined)[] } | undefined;

/**
 * The points of labeled answers that no rule decides, and those of answers without the sentences that made the point;
 * those of answers without measures are left out.
 */
function loadLabeledPoints(measure: Measure): LabeledPoint[] {
  return [...listWholeAnswers(), ...listShortened()].flatMap(
    ({ questionId, set, request, labels }): LabeledPoint[] => {
      const read = measure(request, set);
      return (read?.context.matches ?? []).flatMap(({ point }, at) => {
        const label = labels[point.id];
        const ofPoint = read?.measures[at];
        return label && ofPoint ? [{ questionId, set, label, measures: ofPoint }] : [];
      });
    },
  );
}

interface LabeledRequest {
  questionId: string;
  set: string;
  request: CoachRequest;
  /** By point id, for all points or for one. */
  labels: Readonly<Record<string, PointLabel>>;
}

function listWholeAnswers(): LabeledRequest[] {
  const labels = loadPointLabels();
  return LABELED_SETS.flatMap((set) =>
    loadGradedAnswers(set).flatMap(({ question, answer, seconds }, index): LabeledRequest[] => {
      const { id, kind, prompt, keyPoints } = question;
      const ofAnswer = labels[`${set}-${index}`];
      const request = { kind, question: prompt, keyPoints, answer, seconds };
      return ofAnswer ? [{ questionId: id, set, request, labels: ofAnswer }] : [];
    }),
  );
}

const listShortened = (): LabeledRequest[] =>
  listShortenedAnswers().map(({ pointId, label, ...answer }) => ({
    ...answer,
    labels: { [pointId]: label },
  }));

export const loadExplanationPoints = () =>
  loadLabeledPoints((request) => {
    if (isStoryKind(request.kind)) return undefined;
    const context = matchAnswer(request);
    return { context, measures: measureExplanationPoints(context) };
  });

/**
 * The points of stories. How good a story is as a whole is said by a model that never saw its set: the
 * one that ships knows these stories better than it knows anybody else's.
 */
export function loadStoryPoints(rows: readonly AnswerRow[]): LabeledPoint[] {
  const models = new Map<string, PreparedModel>();
  return loadLabeledPoints((request, set) => {
    if (!isStoryKind(request.kind)) return undefined;
    const model =
      models.get(set) ?? prepareModel(fitAnswerModel(rows.filter((row) => row.set !== set)));
    models.set(set, model);
    const matched = matchAnswer(request, { questions: prepareQuestionsWithout(set) });
    const context = { ...matched, story: readStory(matched, model) };
    return { context, measures: measureStoryPoints(context) };
  });
}

function round(value: number): number {
  return Number(value.toFixed(3));
}

const PENALTY = 5;

/**
 * Two logistic regressions with the same weights: whether a point is told at all, and whether in full.
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
  const beta = fitOdds(rows, PENALTY);
  const bias = beta[size + 1] ?? 0;
  return {
    weights: Array.from(beta.subarray(0, size), round),
    told: round(bias),
    full: round(bias + (beta[size] ?? 0)),
  };
}

/** How well the fit predicts the points of the questions or sets it hasn’t seen. */
export function crossValidateVerdicts(
  points: readonly LabeledPoint[],
  groupOf: (point: LabeledPoint) => string,
) {
  const predictions = [...Map.groupBy(points, groupOf)].flatMap(([group, ofGroup]) => {
    const weights = fitVerdicts(points.filter((point) => groupOf(point) !== group));
    return ofGroup.map(({ label, measures }) => ({
      isTold: label === "covered" || label === "partly",
      told: predictVerdict(weights, measures).told,
    }));
  });
  return {
    points: points.length,
    found: mean(predictions.map(({ isTold, told }) => Number(isTold === told >= 0.5))),
    loss: mean(predictions.map(({ isTold, told }) => -Math.log(isTold ? told : 1 - told))),
  };
}
