import { readFileSync } from "node:fs";

import { solveRidge, type Gram } from "./ridge";

const RATINGS = ["overall", "structure", "noFillers"] as const;
type Rating = (typeof RATINGS)[number];

interface MeasureTable {
  measures: Record<string, { mean: number; sd: number; r: Record<Rating, number> }>;
  correlations: Record<string, Record<string, number>>;
}

/** Weights of standardized measures. */
type Weights = Record<string, number>;

const TABLE_URL = new URL("./data/interview-measures.json", import.meta.url);
const PENALTY = 1;
/** Measures that don't depend on the length of a talk; the first needs the time. */
const TIMED_MEASURES = [
  "wordsPerSecond",
  "hardFillers",
  "softFillers",
  "variety",
  "longWords",
  "wordLength",
  "repeats",
  "denials",
] as const;
const TEXT_MEASURES = TIMED_MEASURES.slice(1);
const WORD_MEASURES = ["variety", "longWords", "wordLength", "denials"] as const;
/** A soft filler counts half as much as a hard one, pace this much of the fillers. */
const SOFT_FILLER_FACTOR = 0.5;
const PACE_FACTOR = 0.4;

function getVariance(weights: Weights, { correlations }: MeasureTable): number {
  return Object.entries(weights).reduce(
    (sum, [a, weight]) =>
      sum +
      Object.entries(weights).reduce(
        (inner, [b, other]) => inner + weight * other * (correlations[a]?.[b] ?? 0),
        0,
      ),
    0,
  );
}

function scaleToUnitVariance(weights: Weights, table: MeasureTable): Weights {
  const sd = Math.sqrt(getVariance(weights, table));
  return mapWeights(weights, (weight) => Math.round((1000 * weight) / sd) / 1000);
}

function mapWeights(weights: Weights, change: (weight: number) => number): Weights {
  return Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, change(weight)]),
  );
}

/** (R + λI)⁻¹r, each weight held to the sign of its own correlation, scaled to unit variance. */
function solveWeights(table: MeasureTable, names: readonly string[], rating: Rating): Weights {
  const target = names.map((name) => table.measures[name]?.r[rating] ?? 0);
  const size = names.length + 1;
  const gram: Gram = {
    size,
    xx: new Float64Array(size * size),
    xy: Float64Array.from([...target, 0]),
  };
  names.forEach((a, i) =>
    names.forEach((b, j) => (gram.xx[i * size + j] = table.correlations[a]?.[b] ?? 0)),
  );
  gram.xx[size * size - 1] = 1;
  const solved = solveRidge(gram, PENALTY, target.map(Math.sign), 0);
  return scaleToUnitVariance(
    Object.fromEntries(names.map((name, index) => [name, solved[index] ?? 0])),
    table,
  );
}

/** Fillers, the soft ones at half weight. */
function weighFillers({ measures }: MeasureTable): Weights {
  return {
    hardFillers: -(measures.hardFillers?.sd ?? 0),
    softFillers: -SOFT_FILLER_FACTOR * (measures.softFillers?.sd ?? 0),
  };
}

/** The correlations with the three ratings that the table gives for a weighted sum. */
function predictCorrelations(weights: Weights, table: MeasureTable): Record<Rating, number> {
  const sd = Math.sqrt(getVariance(weights, table));
  const correlate = (rating: Rating) =>
    Object.entries(weights).reduce(
      (sum, [name, weight]) => sum + weight * (table.measures[name]?.r[rating] ?? 0),
      0,
    ) / sd;
  return {
    overall: correlate("overall"),
    structure: correlate("structure"),
    noFillers: correlate("noFillers"),
  };
}

export interface SpeechWeights {
  features: Record<string, { mean: number; sd: number }>;
  marks: Record<string, Weights>;
}

/**
 * Weights of the spoken scores for `app/coach/weights/spoken.json`, and the correlations with the
 * raters that the published table gives for them.
 */
export function fitSpeech(): {
  weights: SpeechWeights;
  expected: Record<string, Record<Rating, number>>;
} {
  const table = JSON.parse(readFileSync(TABLE_URL, "utf8")) as MeasureTable;
  const delivery = scaleToUnitVariance(weighFillers(table), table);
  const marks = {
    structure: solveWeights(table, TEXT_MEASURES, "structure"),
    structureTimed: solveWeights(table, TIMED_MEASURES, "structure"),
    content: solveWeights(table, WORD_MEASURES, "overall"),
    contentTimed: solveWeights(table, TIMED_MEASURES, "overall"),
    delivery,
    deliveryTimed: scaleToUnitVariance({ ...delivery, wordsPerSecond: PACE_FACTOR }, table),
  };
  const expected = Object.fromEntries(
    Object.entries(marks).map(([mark, weights]) => [mark, predictCorrelations(weights, table)]),
  );
  return {
    weights: {
      features: Object.fromEntries(
        TIMED_MEASURES.map((name) => {
          const { mean = 0, sd = 1 } = table.measures[name] ?? {};
          return [name, { mean, sd }];
        }),
      ),
      marks,
    },
    expected,
  };
}
