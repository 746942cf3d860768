import weights from "~/coach/weights/story-questions.json";
import type { Token } from "~/coach/text/tokens";
import { isNumber } from "~/coach/text/numbers";

/** Which words tell the answers to questions of one kind apart. */
export interface QuestionTerms {
  /** The prompts of the questions; questions of any other kind come last, without a prompt. */
  prompts: readonly string[];
  terms: string;
  /** In tenths. */
  rarities: readonly number[];
  /** For each question the weight of each term, in tenths. */
  weights: readonly (readonly number[])[];
  /** For each question, in log odds. */
  biases: readonly number[];
}

export const QUESTION_WEIGHT_UNIT = 0.1;
const RARITY_UNIT = 0.1;
/** Beyond this the words say no more. */
const MAX_MARGIN = 3;

/** The stems of an answer that may tell which question it answers. */
export function listQuestionStems(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.flatMap(({ stem }) => (isNumber(stem) ? [] : [stem])));
}

/** The known terms of an answer, each with its share of the answer’s vector, which has the length 1. */
export function weighQuestionTerms(
  rarities: readonly number[],
  indices: ReadonlyMap<string, number>,
  stems: Iterable<string>,
): [index: number, value: number][] {
  const found = [...stems].flatMap((stem) => indices.get(stem) ?? []);
  const values = found.map((index) => (rarities[index] ?? 0) * RARITY_UNIT);
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return found.map((index, at) => [index, (values[at] ?? 0) / length]);
}

function prepare(model: QuestionTerms) {
  return { model, indices: new Map(model.terms.split(" ").map((term, index) => [term, index])) };
}

export type PreparedQuestions = readonly ReturnType<typeof prepare>[];

export function prepareQuestions(models: readonly QuestionTerms[]): PreparedQuestions {
  return models.map(prepare);
}

const shipped = prepareQuestions(weights);

/** How much more an answer is like those to its question than like those to others, in log odds. */
export interface QuestionMargins {
  /** Than to any other question of its kind. */
  ofKind: number;
  /** Than to any other question at all. */
  ofAll: number;
}

/** All 0 for questions without wordings, and for explanations. */
export function getQuestionMargins(
  prompt: string,
  tokens: readonly Token[],
  questions: PreparedQuestions = shipped,
): QuestionMargins {
  const ofKind = questions.find(({ model }) => model.prompts.includes(prompt));
  if (!ofKind) return { ofKind: 0, ofAll: 0 };
  const { model, indices } = ofKind;
  const values = weighQuestionTerms(model.rarities, indices, listQuestionStems(tokens));
  const odds = model.weights.map((row, question) =>
    values.reduce(
      (sum, [index, value]) => sum + value * (row[index] ?? 0) * QUESTION_WEIGHT_UNIT,
      model.biases[question] ?? 0,
    ),
  );
  const own = model.prompts.indexOf(prompt);
  const getMargin = (others: readonly number[]) =>
    Math.min(MAX_MARGIN, Math.max(-MAX_MARGIN, (odds[own] ?? 0) - Math.max(...others)));
  const others = odds.filter((_, at) => at !== own);
  return { ofKind: getMargin(others.slice(0, -1)), ofAll: getMargin(others) };
}
