import type { AnswerContext } from "~/coach/context/answer-context";
import {
  isOpenPoint,
  type PointModels,
  type SettledPoint,
  settlePoints,
} from "~/coach/points/settle-points";
import { getRubric } from "~/coach/rubric";
import { applyRules, type RuleResult } from "~/coach/rules/apply-rules";
import type { Dimension } from "~/coach/types";
import { describeSaid, describeTold } from "./describe-dimensions";
import { getRange, MIN_WIDTH } from "./range";
import { addPoints, type Said } from "./said";
import { type EstimateModels, getToldShare, scoreTold, shippedEstimates } from "./told";

export interface ScoredAnswer {
  context: AnswerContext;
  points: SettledPoint[];
  rules: RuleResult;
  said: Said;
  dimensions: [said: Dimension, told: Dimension];
  /** 0–100: the sum of the dimensions' points. */
  score: number;
  range: [from: number, to: number];
  isOpen: boolean;
}

/** Models other than those that ship, for figures on answers they never saw. */
export interface CoachModels {
  points?: PointModels;
  estimates?: EstimateModels;
}

/** A pass makes no point, whatever words of one are in it. */
function withoutAnswer(point: SettledPoint): SettledPoint {
  return { ...point, status: "asked", source: "asked", sentence: null, credit: 0, variance: 0 };
}

/** Takes from both dimensions in proportion, so that their points add up to at most the cap. */
function capPoints(said: number, told: number, cap: number): [said: number, told: number] {
  const sum = said + told;
  if (sum <= cap) return [said, told];
  const cappedSaid = Math.round((said * cap) / sum);
  return [cappedSaid, cap - cappedSaid];
}

/** The score of an answer: what was said and how it is told, limited by the rules. */
export function scoreAnswer(context: AnswerContext, models: CoachModels = {}): ScoredAnswer {
  const rubric = getRubric(context.isStory);
  const estimates = models.estimates ?? shippedEstimates;
  const settled = settlePoints(context, models.points);
  const rules = applyRules(context, addPoints(context, settled).share);
  const isNoAnswer = rules.flag !== null;
  const points = isNoAnswer ? settled.map(withoutAnswer) : settled;
  const said = addPoints(context, points);
  // Two words can be all of a model answer: nothing else is measured of how it is told.
  const [saidPoints, toldPoints] = capPoints(
    Math.round(rubric.said.weight * Math.max(0, said.share)),
    Math.round(
      context.referenceMatch
        ? rubric.told.weight * Math.max(0, said.share)
        : getToldShare(said.share) * scoreTold(context, rubric.told.weight, estimates),
    ),
    rules.cap,
  );
  const score = saidPoints + toldPoints;
  const { error, open } = context.isStory ? estimates.story : estimates.explanation;
  const deviation = Math.hypot(error, rubric.said.weight * Math.sqrt(said.variance));
  return {
    context,
    points,
    rules,
    said,
    dimensions: [
      { ...describeSaid(context, points, rubric.said, saidPoints), points: saidPoints },
      { ...describeTold(context, rubric.told, toldPoints), points: toldPoints },
    ],
    score,
    range: isNoAnswer
      ? [0, Math.max(MIN_WIDTH, rules.cap)]
      : getRange(score, deviation, open * rubric.said.weight * said.openDeviation),
    isOpen: !isNoAnswer && points.some(isOpenPoint),
  };
}
