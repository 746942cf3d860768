import { readFileSync } from "node:fs";
import { solveRidge, type Gram } from "./ridge";

interface Feature {
  mean: number;
  sd: number;
  /** Correlations with the marks overall, structure, no fillers. */
  r: [number, number, number];
  spoken?: boolean;
  /** Mean and deviation of what this program counts, where it counts another list of words. */
  counted?: { mean: number; sd: number };
}

interface Table {
  features: Record<string, Feature>;
  /** "a b": how two measures go together; 0 where nothing is said. */
  assumed: Record<string, number>;
}

const TABLE = new URL("./data/interview-correlations.json", import.meta.url);
/** A heavy pull to zero: the correlations between measures are guesses. */
const PENALTY = 3;
const MARKS = { overall: 0, structure: 1, delivery: 2 } as const;
/** What a listener hears besides the words. */
const HEARD = new Set([
  "wordsPerSecond",
  "stemsPerSecond",
  "hardFillers",
  "softFillers",
  "variety",
  "repeats",
]);
const LEXICAL = new Set([
  "richness",
  "resultWords",
  "longWords",
  "wordLength",
  "denials",
  "praise",
]);

function matrix(table: Table, names: readonly string[]): number[][] {
  return names.map((a) =>
    names.map((b) =>
      a === b ? 1 : (table.assumed[`${a} ${b}`] ?? table.assumed[`${b} ${a}`] ?? 0),
    ),
  );
}

function varianceOf(weights: ArrayLike<number>, r: readonly number[][]): number {
  return r.reduce(
    (sum, row, i) =>
      sum +
      row.reduce((inner, value, j) => inner + (weights[i] ?? 0) * (weights[j] ?? 0) * value, 0),
    0,
  );
}

/** Ridge weights from correlations, (R + λI)⁻¹r with each weight held to the sign of its correlation, scaled to unit variance. */
function weightsFor(
  table: Table,
  names: readonly string[],
  mark: number,
): { weights: Record<string, number>; expected: number[] } {
  const r = matrix(table, names);
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
  const sd = Math.sqrt(varianceOf(solved, r));
  const scaled = [...solved].map((value) => Math.round((1000 * value) / sd) / 1000);
  const expected = [0, 1, 2].map(
    (other) =>
      scaled.reduce(
        (sum, weight, at) => sum + weight * (table.features[names[at] ?? ""]?.r[other] ?? 0),
        0,
      ) / Math.sqrt(varianceOf(scaled, r)),
  );
  return {
    weights: Object.fromEntries(names.map((name, at) => [name, scaled[at] ?? 0])),
    expected,
  };
}

export interface SpokenWeights {
  features: Record<string, { mean: number; sd: number }>;
  marks: Record<string, Record<string, number>>;
}

/** Weights of the spoken marks for `app/coach/weights/spoken.json`, and the correlations they should reach if the guesses hold. */
export function fitSpoken(): { weights: SpokenWeights; expected: Record<string, number[]> } {
  const table = JSON.parse(readFileSync(TABLE, "utf8")) as Table;
  const names = Object.keys(table.features);
  const typed = names.filter((name) => !table.features[name]?.spoken);
  const sets = {
    structure: [typed, MARKS.structure],
    structureTimed: [names, MARKS.structure],
    delivery: [typed, MARKS.delivery],
    content: [names.filter((name) => LEXICAL.has(name)), MARKS.overall],
    heard: [names.filter((name) => HEARD.has(name)), MARKS.overall],
  } as const;
  const weights: SpokenWeights = { features: {}, marks: {} };
  const expected: Record<string, number[]> = {};
  for (const [name, { mean, sd, counted }] of Object.entries(table.features))
    weights.features[name] = counted ?? { mean, sd };
  for (const [mark, [use, target]] of Object.entries(sets)) {
    const fitted = weightsFor(table, use, target);
    weights.marks[mark] = fitted.weights;
    expected[mark] = fitted.expected;
  }
  return { weights, expected };
}
