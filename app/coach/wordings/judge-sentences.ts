import weights from "~/coach/weights/wordings.json";
import type { QuestionKind } from "~/data/questions/types";
import type { Sentence } from "~/coach/text/document";
import { combine } from "./combine";
import { splitLongSentence } from "./split-long-sentence";
import {
  measureSentence,
  prepareQuestion,
  type PointMeasures,
  type QuestionModel,
} from "./question-model";
import type { TrainedWordings } from "./types";

/** The log odds of a sentence that nearly repeats a known wrong claim. */
export const CERTAIN = 10;
const SAME_WORDING = 0.85;
/** So much nearer to an error than to a right wording, a sentence need not be quite as close. */
const CLOSE_WORDING = 0.7;
const CLEAR_MARGIN = 0.4;

function isKnownError({ nearest }: PointMeasures, nearestError: number): boolean {
  return (
    (nearestError >= SAME_WORDING && nearestError > nearest) ||
    (nearestError >= CLOSE_WORDING && nearestError > nearest + CLEAR_MARGIN)
  );
}

/** An answer is called wrong only if a known error is in similar words. */
const SIMILAR_WORDING = 0.35;
const MIN_ERROR_LENGTH = 8;
/** A heading of two words claims nothing. */
const MIN_CLAIM_LENGTH = 3;

function resemblesError({ nearest, nearestMiss }: PointMeasures, nearestError: number): boolean {
  return nearestError >= SIMILAR_WORDING && nearestError > nearest && nearestError >= nearestMiss;
}

/** The log odds that a sentence makes a point, and that it gets it wrong. */
export interface Judgment {
  makes: number;
  wrong: number;
  /** How much closer it is to an error about the point than to a right wording. */
  lean: number;
  /** The log odds that it makes the point by its words alone. */
  right: number;
  /** Above 0 if its words are in the order of the point’s wordings, below 0 if they are reversed. */
  order: number;
}

const trained: TrainedWordings = weights;
const questionsByPrompt = new Map(trained.questions.map((question) => [question.prompt, question]));
const preparedModels = new Map<string, QuestionModel>();

/** Whether people's wordings of its points were learned. */
export function hasWordings(prompt: string): boolean {
  return questionsByPrompt.has(prompt);
}

function findModel(prompt: string): QuestionModel | undefined {
  const prepared = preparedModels.get(prompt);
  if (prepared) return prepared;
  const question = questionsByPrompt.get(prompt);
  if (!question) return undefined;
  const model = prepareQuestion(question, trained.unknownRarity);
  preparedModels.set(prompt, model);
  return model;
}

/** What the wordings say about an answer's sentences. */
export interface AnswerJudgment {
  /** By point id, each sentence's judgment. */
  points: ReadonlyMap<string, readonly Judgment[]>;
  /** 0–1: how close the two closest sentences are to any wording of the question, near or right. */
  closeness: number;
}

/** How much closer a sentence is to an error than to a right wording of the same point. */
function getErrorLean(measures: readonly PointMeasures[]): number {
  return (
    Math.max(0, ...measures.map(({ nearestWrong }) => nearestWrong)) -
    Math.max(0, ...measures.map(({ nearest }) => nearest))
  );
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Judges each sentence for each key point of a question of the bank: what people wrote who made the
 * point, or missed it, decides. Undefined for questions without wordings.
 */
export function judgeSentences(
  prompt: string,
  kind: QuestionKind,
  sentences: readonly Sentence[],
  canAccuse: (pointId: string, sentence: number) => boolean = () => true,
): AnswerJudgment | undefined {
  const model = findModel(prompt);
  if (!model) return undefined;
  const groupName = kind === "behavioral" || kind === "motivation" ? "stories" : "explanations";
  const group = trained[groupName];
  const parts = sentences.map(({ tokens }) =>
    splitLongSentence(tokens).map((part) => measureSentence(model, part)),
  );
  // An explanation is accused of an error only by the words that make it one.
  const getNearestError = ({ nearestWrong, nearestError }: PointMeasures) =>
    groupName === "stories" ? nearestWrong : nearestError;
  const judge = (sentence: number, point: number, pointId: string): Judgment => {
    const measures = (parts[sentence] ?? []).flatMap((part) => part[point] ?? []);
    const lean = getErrorLean(measures);
    const right = Math.max(...measures.map((measure) => measure.right));
    const order = Math.max(...measures.map((measure) => measure.order));
    const length = sentences[sentence]?.tokens.length ?? 0;
    const isAccusable = canAccuse(pointId, sentence);
    if (
      isAccusable &&
      length >= MIN_CLAIM_LENGTH &&
      measures.some((measure) => isKnownError(measure, getNearestError(measure)))
    )
      return { makes: -CERTAIN, wrong: CERTAIN, lean, right, order };
    return {
      lean,
      right,
      order,
      makes: Math.max(...measures.map((measure) => combine(group.right, measure))),
      wrong: Math.max(
        ...measures.map((measure) =>
          isAccusable &&
          length >= MIN_ERROR_LENGTH &&
          resemblesError(measure, getNearestError(measure))
            ? combine(group.wrong, measure)
            : -CERTAIN,
        ),
      ),
    };
  };
  const spoken = sentences.flatMap(({ tokens }, index) =>
    tokens.length > 0 ? (parts[index] ?? []) : [],
  );
  const closest = spoken.map((measures) =>
    Math.max(0, ...measures.map(({ nearest, nearestMiss }) => Math.max(nearest, nearestMiss))),
  );
  return {
    points: new Map(
      model.points.map(({ id }, point) => [
        id,
        sentences.map((_, sentence) => judge(sentence, point, id)),
      ]),
    ),
    closeness: mean(closest.toSorted((a, b) => b - a).slice(0, 2)),
  };
}
