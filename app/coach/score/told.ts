import weights from "~/coach/weights/estimate.json";
import type { AnswerContext } from "~/coach/context/answer-context";
import { getDelivery, getTalkShare, markSpeech } from "./speech";
import { getSpecificity } from "./story-measures";
import { getClarity, getFlow } from "./style";

export interface EstimateWeights {
  /** Points for how it is told: a constant, and one for each measure. */
  constant: number;
  told: readonly number[];
  /** How far estimates are from readers’ marks when all points are known: a standard deviation. */
  error: number;
  /** How many of the added deviations of the points that nobody has settled make half a range. */
  open: number;
}

export interface EstimateModels {
  story: EstimateWeights;
  explanation: EstimateWeights;
}

export const shippedEstimates: EstimateModels = weights;

/** In fewer words there is too little to judge how an answer is told. */
const ENOUGH_WORDS = 30;
/** Readers give an answer that makes no point about this share of what it would get for how it is told. */
const SHARE_WITHOUT_POINTS = 0.6;
/** From this share of the points on, all of it counts. */
const ENOUGH_POINTS = 0.2;
/** With key points, the marks of a talk count this much beside how it is told. */
const SPEECH_SHARE = 0.6;

/** Of a story how specific it is; of an explanation clarity and flow. */
export function measureTold(context: AnswerContext): number[] {
  return context.isStory ? [getSpecificity(context)] : [getClarity(context), getFlow(context)];
}

/** 0–1: how a spoken answer sounds, by fillers and pace; undefined if it is too short to tell. */
function getSpokenMark(context: AnswerContext): { mark: number; share: number } | undefined {
  const share = getTalkShare(context);
  const marks = share > 0 ? markSpeech(context) : null;
  if (!marks) return undefined;
  const mark = (marks.structure + marks.content + 2 * marks.delivery) / 4;
  return { mark, share: context.keyPoints.length > 0 ? share * SPEECH_SHARE : share };
}

/** 0.6 to 1: how much of how it is told counts, by the share of the points that is said. */
export function getToldShare(said: number): number {
  const share = Math.min(1, Math.max(0, said) / ENOUGH_POINTS);
  return SHARE_WITHOUT_POINTS + (1 - SHARE_WITHOUT_POINTS) * share;
}

/**
 * Points for how an answer is told, 0 to `weight`: fitted to readers’ marks; when it was spoken,
 * partly the marks of a talk.
 */
export function scoreTold(
  context: AnswerContext,
  weight: number,
  models: EstimateModels = shippedEstimates,
): number {
  const model = context.isStory ? models.story : models.explanation;
  const fitted = measureTold(context).reduce(
    (sum, value, at) => sum + value * (model.told[at] ?? 0),
    model.constant,
  );
  const lengthShare = Math.min(1, context.judgedAnswer.tokens.length / ENOUGH_WORDS);
  const spoken = getSpokenMark(context);
  const typed = Math.min(weight, Math.max(0, fitted)) * lengthShare;
  const delivery = context.request.seconds === null ? 1 : 0.5 + 0.5 * getDelivery(context);
  return spoken
    ? (1 - spoken.share) * typed * delivery + spoken.share * weight * spoken.mark
    : typed * delivery;
}
