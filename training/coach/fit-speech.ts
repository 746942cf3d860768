import { readFileSync } from "node:fs";
import { solveRidge, type Gram } from "./ridge";

interface MeasureStatistics {
  mean: number;
  sd: number;
  /** Correlations with the marks overall, structure, no fillers. */
  r: [number, number, number];
  spoken?: boolean;
  /** Mean and deviation of measures that use a different word list here. */
  counted?: { mean: number; sd: number };
}

interface CorrelationTable {
  features: Record<string, MeasureStatistics>;
  /** "a b": the correlation of two measures; 0 if missing. */
  assumed: Record<string, number>;
}

const TABLE_URL = new URL("./data/interview-correlations.json", import.meta.url);
/** A heavy pull to zero: the correlations between measures are guesses. */
const PENALTY = 3;
const MARK_INDEX = { overall: 0, structure: 1, delivery: 2 } as const;
/** Measures of the sound, not the words. */
const AUDIBLE_MEASURES = new Set([
  "wordsPerSecond",
  "stemsPerSecond",
  "hardFillers",
  "softFillers",
  "variety",
  "repeats",
]);
const LEXICAL_MEASURES = new Set([
  "richness",
  "resultWords",
  "longWords",
  "wordLength",
  "denials",
  "praise",
]);

function buildCorrelationMatrix(table: CorrelationTable, names: readonly string[]): number[][] {
  return names.map((a) =>
    names.map((b) =>
      a === b ? 1 : (table.assumed[`${a} ${b}`] ?? table.assumed[`${b} ${a}`] ?? 0),
    ),
  );
}

function getVariance(weights: ArrayLike<number>, r: readonly number[][]): number {
  return r.reduce(
    (sum, row, i) =>
      sum +
      row.reduce((inner, value, j) => inner + (weights[i] ?? 0) * (weights[j] ?? 0) * value, 0),
    0,
  );
}

/**
 * Ridge weights from correlations, (R + λI)⁻¹r with each weight held to the sign of its
 * correlation, scaled to unit variance.
 */
function solveWeights(
  table: CorrelationTable,
  names: readonly string[],
  mark: number,
): { weights: Record<string, number>; expected: number[] } {
  const r = buildCorrelationMatrix(table, names);
  const target = names.map((name) => table.features[name]?.r[mark] ?? 0);
  const size = names.length + 1;
  const gram: Gram = {
    size,
    xx: new Float64Array(size * size),
    xy: Float64Array.from([...target, 0]),
  };
  r.forEach((row, i) => row.forEach((value, j) => (gram.xx[i * size + j] = value)));
  gram.xx[size * size - 1] = 1;
  const solved = solveRidge(gram, PENALTY, target.map(Math.sign), 0).slice(0, -1);
  const sd = Math.sqrt(getVariance(solved, r));
  const scaled = [...solved].map((value) => Math.round((1000 * value) / sd) / 1000);
  const expected = [0, 1, 2].map(
    (markIndex) =>
      scaled.reduce(
        (sum, weight, index) =>
          sum + weight * (table.features[names[index] ?? ""]?.r[markIndex] ?? 0),
        0,
      ) / Math.sqrt(getVariance(scaled, r)),
  );
  return {
    weights: Object.fromEntries(names.map((name, index) => [name, scaled[index] ?? 0])),
    expected,
  };
}

export interface SpeechWeights {
  features: Record<string, { mean: number; sd: number }>;
  marks: Record<string, Record<string, number>>;
}

/**
 * Weights of the spoken scores for `app/coach/weights/spoken.json`, and the correlations expected
 * if the guesses are right.
 */
export function fitSpeech(): { weights: SpeechWeights; expected: Record<string, number[]> } {
  const table = JSON.parse(readFileSync(TABLE_URL, "utf8")) as CorrelationTable;
  const names = Object.keys(table.features);
  const typedMeasures = names.filter((name) => !table.features[name]?.spoken);
  const measureSets = {
    structure: [typedMeasures, MARK_INDEX.structure],
    structureTimed: [names, MARK_INDEX.structure],
    delivery: [typedMeasures, MARK_INDEX.delivery],
    content: [names.filter((name) => LEXICAL_MEASURES.has(name)), MARK_INDEX.overall],
    heard: [names.filter((name) => AUDIBLE_MEASURES.has(name)), MARK_INDEX.overall],
  } as const;
  const weights: SpeechWeights = { features: {}, marks: {} };
  const expected: Record<string, number[]> = {};
  for (const [name, { mean, sd, counted }] of Object.entries(table.features))
    weights.features[name] = counted ?? { mean, sd };
  for (const [mark, [measures, target]] of Object.entries(measureSets)) {
    const fitted = solveWeights(table, measures, target);
    weights.marks[mark] = fitted.weights;
    expected[mark] = fitted.expected;
  }
  return { weights, expected };
}
