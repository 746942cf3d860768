import type { AnswerTerms } from "./answer-terms";

/** What the marked answers are called, from best to worst. */
export const QUALITIES = ["excellent", "good", "mediocre", "wrong", "poor"] as const;
export type Quality = (typeof QUALITIES)[number];

/** Terms of one kind, with how rare they are and their weights for each quality. */
export interface TermBlock {
  terms: string;
  /** In tenths. */
  rarities: readonly number[];
  /** The usual length of a vector of rarities: a much shorter text says less. */
  usualLength: number;
  /** For each quality the weight of each term, in hundredths. */
  weights: readonly (readonly number[])[];
}

export interface AnswerModel {
  /** The mean mark of each quality. */
  marks: readonly number[];
  biases: readonly number[];
  /** The usual value of each measure, for answers of which it says nothing. */
  usual: readonly number[];
  /** For each quality the weight of each measure. */
  measures: readonly (readonly number[])[];
  said: TermBlock;
  placed: TermBlock;
}

const RARITY_UNIT = 0.1;
export const TERM_WEIGHT_UNIT = 0.01;
/** How long a text of half the usual length counts: a few words are no evidence. */
const SHORTNESS = 0.5;

export function indexTerms({ terms }: Pick<TermBlock, "terms">): Map<string, number> {
  return new Map(terms.split(" ").map((term, index) => [term, index]));
}

/** The known terms of a text, each with its share of the text's vector, which has about the length 1. */
export function weighTerms(
  { rarities, usualLength }: Pick<TermBlock, "rarities" | "usualLength">,
  indices: ReadonlyMap<string, number>,
  terms: Iterable<string>,
): Map<number, number> {
  const found = new Set([...terms].flatMap((term) => indices.get(term) ?? []));
  const values = [...found].map((index) => [index, (rarities[index] ?? 0) * RARITY_UNIT] as const);
  const squares = values.reduce((sum, [, value]) => sum + value * value, 0);
  const scale = 1 / Math.sqrt(squares + (SHORTNESS * usualLength) ** 2);
  return new Map(values.map(([index, value]) => [index, value * scale]));
}

export interface QualityEstimate {
  /** 0–1: how much the answer is like those of each quality; they add up to 1. */
  shares: Readonly<Record<Quality, number>>;
  /** 0–100: the mean of their marks, and how far apart these are: their standard deviation. */
  mark: number;
  spread: number;
  /** By sentence: how much more its words are like those of wrong answers than of good ones. */
  wrongness: readonly number[];
}

/** A model with its terms indexed. */
export interface PreparedModel {
  model: AnswerModel;
  said: ReadonlyMap<string, number>;
  placed: ReadonlyMap<string, number>;
}

export function prepareModel(model: AnswerModel): PreparedModel {
  return { model, said: indexTerms(model.said), placed: indexTerms(model.placed) };
}

const GOOD = QUALITIES.indexOf("good");
const WRONG = QUALITIES.indexOf("wrong");

function sumWeights(values: ReadonlyMap<number, number>, row: readonly number[] = []): number {
  let sum = 0;
  for (const [index, value] of values) sum += value * (row[index] ?? 0);
  return sum * TERM_WEIGHT_UNIT;
}

/** Chances from log odds. */
function normalize(odds: readonly number[]): number[] {
  const highest = Math.max(...odds);
  const powers = odds.map((value) => Math.exp(value - highest));
  const total = powers.reduce((sum, value) => sum + value, 0);
  return powers.map((value) => value / total);
}

/** Estimates how good an answer is by its measures and words, as the marked answers were judged. */
export function estimateQuality(
  measures: readonly (number | undefined)[],
  terms: AnswerTerms,
  { model, said: saidIndices, placed: placedIndices }: PreparedModel,
): QualityEstimate {
  const said = weighTerms(model.said, saidIndices, terms.said.flat());
  const placed = weighTerms(model.placed, placedIndices, terms.placed.flat());
  const values = measures.map((value, at) => value ?? model.usual[at] ?? 0);
  const shares = normalize(
    QUALITIES.map(
      (_, quality) =>
        (model.biases[quality] ?? 0) +
        values.reduce((sum, value, at) => sum + value * (model.measures[quality]?.[at] ?? 0), 0) +
        sumWeights(said, model.said.weights[quality]) +
        sumWeights(placed, model.placed.weights[quality]),
    ),
  );
  const [excellent = 0, good = 0, mediocre = 0, wrong = 0, poor = 0] = shares;
  const { weights: ofQuality } = model.said;
  const contrast = (term: number) =>
    (said.get(term) ?? 0) * ((ofQuality[WRONG]?.[term] ?? 0) - (ofQuality[GOOD]?.[term] ?? 0));
  const meanOf = (value: (mark: number) => number) =>
    shares.reduce((sum, share, quality) => sum + share * value(model.marks[quality] ?? 0), 0);
  const mark = meanOf((each) => each);
  return {
    shares: { excellent, good, mediocre, wrong, poor },
    mark,
    spread: Math.sqrt(meanOf((each) => (each - mark) ** 2)),
    wrongness: terms.said.map((ofSentence) =>
      [...new Set(ofSentence)].reduce((sum, term) => {
        const index = saidIndices.get(term);
        return index === undefined ? sum : sum + TERM_WEIGHT_UNIT * contrast(index);
      }, 0),
    ),
  };
}
