import type { Token } from "~/coach/text/tokens";
import { listStems, listTerms, type SentenceFeatures } from "./features";
import { applyWeights, indexFeatures, indexValues } from "./linear";
import { type TrainedPoint, type TrainedQuestion, WORDING_KINDS } from "./types";
import { measureOrder } from "./word-order";

const RARITY_UNIT = 0.1;
const MAKES = WORDING_KINDS.indexOf("makes");
const WRONG = WORDING_KINDS.indexOf("wrong");

/** One question's classifiers and wordings, ready to compare sentences with. */
export interface QuestionModel {
  points: readonly TrainedPoint[];
  indices: ReadonlyMap<string, number>;
  rarity: Float64Array;
  unknownRarity: number;
  wordings: IndexedWordings;
}

/** The wordings of a question as columns, because each sentence is compared with all of them. */
interface IndexedWordings {
  /** The features of all wordings, one after the other, and where those of each wording end. */
  terms: Uint16Array;
  ends: Uint32Array;
  points: Uint8Array;
  kinds: Uint8Array;
  /** 1 / the length of each wording's vector of rarities. */
  scales: Float64Array;
  /** For each feature of each wording, how much of what makes the wording wrong it is: they add up to 1. */
  decisive: Float64Array;
}

/** How much less each right wording of the same point that uses a word makes it decisive. */
const SAME_POINT_USE = 5;
/** A sentence with another figure says something else, whatever words it shares. */
const FIGURE_WEIGHT = 20;

/**
 * What tells each wrong wording from right ones: the words that few of those use, of its point above
 * all, by their rarity.
 */
function findDecisiveShares(
  wordings: readonly number[][],
  rarity: Float64Array,
  figures: ReadonlySet<number>,
): Float64Array {
  const rightWordings = wordings.filter(([, kind]) => kind === MAKES);
  const countUses = (counted: readonly number[][]) => {
    const uses = new Float64Array(rarity.length);
    for (const [, , ...terms] of counted)
      for (const term of terms) uses[term] = (uses[term] ?? 0) + 1;
    return uses;
  };
  const uses = countUses(rightWordings);
  const usesByPoint = [...new Set(wordings.map(([point = 0]) => point))]
    .toSorted((a, b) => a - b)
    .map((point) => countUses(rightWordings.filter((wording) => wording[0] === point)));
  return Float64Array.from(
    wordings.flatMap(([point = 0, kind, ...terms]) => {
      if (kind !== WRONG) return terms.map(() => 0);
      const weights = terms.map(
        (term) =>
          ((figures.has(term) ? FIGURE_WEIGHT : 1) * (rarity[term] ?? 0) ** 2) /
          (1 + (uses[term] ?? 0) + (SAME_POINT_USE - 1) * (usesByPoint[point]?.[term] ?? 0)),
      );
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.map((weight) => weight / total);
    }),
  );
}

function indexWordings(
  wordings: readonly number[][],
  rarity: Float64Array,
  figures: ReadonlySet<number>,
): IndexedWordings {
  let end = 0;
  return {
    terms: Uint16Array.from(wordings.flatMap(([, , ...terms]) => terms)),
    ends: Uint32Array.from(wordings, (wording) => (end += wording.length - 2)),
    points: Uint8Array.from(wordings, ([point = 0]) => point),
    kinds: Uint8Array.from(wordings, ([, kind = 0]) => kind),
    scales: Float64Array.from(wordings, ([, , ...terms]) => {
      const squares = terms.reduce((sum, term) => sum + (rarity[term] ?? 0) ** 2, 0);
      return squares > 0 ? 1 / Math.sqrt(squares) : 0;
    }),
    decisive: findDecisiveShares(wordings, rarity, figures),
  };
}

export function prepareQuestion(trained: TrainedQuestion, unknownRarity: number): QuestionModel {
  const rarity = Float64Array.from(trained.rarity, (value) => value * RARITY_UNIT);
  const indices = indexFeatures(trained.features);
  const figures = new Set(
    [...indices].flatMap(([feature, index]) => (/^\d/.test(feature) ? index : [])),
  );
  return {
    points: trained.points,
    indices,
    rarity,
    unknownRarity,
    wordings: indexWordings(trained.wordings, rarity, figures),
  };
}

/** The measures of a sentence for one point. */
export interface PointMeasures {
  /** The log odds of the point's two classifiers. */
  right: number;
  wrong: number;
  /** Cosines: the nearest wording that makes the point, and the mean of the nearest three. */
  nearest: number;
  nearThree: number;
  /** The nearest near miss, and the mean of the nearest two. */
  nearestMiss: number;
  nearTwoMisses: number;
  nearestWrong: number;
  /** The nearest wrong wording whose decisive words are in the sentence. */
  nearestError: number;
  /** The nearest wording of another point. */
  nearestOther: number;
  /** Whether its words are in the order of the point’s right wordings. */
  order: number;
}

/** So much of what makes a wording wrong has to be in a sentence that repeats it. */
const MIN_DECISIVE_SHARE = 0.7;
/** A sentence this close repeats a wording, whatever its decisive words. */
const VERBATIM = 0.97;

interface Comparison {
  /** The cosine of each wording with the sentence. */
  cosines: Float64Array;
  /** 0–1: how much of what makes each wording wrong is in the sentence. */
  decisiveShares: Float64Array;
}

function compare(model: QuestionModel, stems: SentenceFeatures): Comparison {
  const { indices, rarity, unknownRarity, wordings } = model;
  // The product of a feature's value in the sentence and its value in a wording.
  const products = new Float64Array(rarity.length);
  let squares = 0;
  for (const term of listTerms(stems)) {
    const index = indices.get(term);
    const value = index === undefined ? unknownRarity : (rarity[index] ?? 0);
    if (index !== undefined) products[index] = value * value;
    squares += value * value;
  }
  const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
  const cosines = new Float64Array(wordings.ends.length);
  const decisiveShares = new Float64Array(wordings.ends.length);
  let at = 0;
  for (let wording = 0; wording < cosines.length; wording++) {
    const end = wordings.ends[wording] ?? 0;
    let product = 0;
    let decisive = 0;
    for (; at < end; at++) {
      const termProduct = products[wordings.terms[at] ?? 0] ?? 0;
      product += termProduct;
      if (termProduct > 0) decisive += wordings.decisive[at] ?? 0;
    }
    decisiveShares[wording] = decisive;
    cosines[wording] = product * scale * (wordings.scales[wording] ?? 0);
  }
  return { cosines, decisiveShares };
}

/** The largest cosines of a point's wordings, so far. */
interface Nearest {
  right: [number, number, number];
  misses: [number, number];
  wrong: number;
  error: number;
}

function addCosine(nearest: Nearest, kind: number, cosine: number, decisiveShare: number): void {
  const { right, misses } = nearest;
  if (kind === MAKES) {
    if (cosine > right[0]) nearest.right = [cosine, right[0], right[1]];
    else if (cosine > right[1]) nearest.right = [right[0], cosine, right[1]];
    else if (cosine > right[2]) right[2] = cosine;
    return;
  }
  if (cosine > misses[0]) nearest.misses = [cosine, misses[0]];
  else if (cosine > misses[1]) misses[1] = cosine;
  if (kind !== WRONG) return;
  nearest.wrong = Math.max(nearest.wrong, cosine);
  if (decisiveShare >= MIN_DECISIVE_SHARE || cosine >= VERBATIM)
    nearest.error = Math.max(nearest.error, cosine);
}

/** Measures a sentence for every point of the question, in the order of its points. */
export function measureSentence(model: QuestionModel, tokens: Iterable<Token>): PointMeasures[] {
  const stems = listStems(tokens);
  const { cosines, decisiveShares } = compare(model, stems);
  const values = indexValues(model.indices, stems);
  const orders = measureOrder(
    model.wordings,
    [...listTerms(stems)].flatMap((term) => model.indices.get(term) ?? []),
    model.points.length,
    (wording) => model.wordings.kinds[wording] === MAKES,
  );
  const nearest = model.points.map(
    (): Nearest => ({ right: [0, 0, 0], misses: [0, 0], wrong: 0, error: 0 }),
  );
  cosines.forEach((cosine, index) => {
    const ofPoint = nearest[model.wordings.points[index] ?? 0];
    if (ofPoint && cosine > 0)
      addCosine(ofPoint, model.wordings.kinds[index] ?? 0, cosine, decisiveShares[index] ?? 0);
  });
  return model.points.map((point, index) => {
    const { right, misses, wrong, error } = nearest[index] ?? {
      right: [0, 0, 0],
      misses: [0, 0],
      wrong: 0,
      error: 0,
    };
    const others = nearest.map((other, at) => (at === index ? 0 : other.right[0]));
    return {
      right: applyWeights(point.right, values),
      wrong: applyWeights(point.wrong, values),
      nearest: right[0],
      nearThree: (right[0] + right[1] + right[2]) / 3,
      nearestMiss: misses[0],
      nearTwoMisses: (misses[0] + misses[1]) / 2,
      nearestWrong: wrong,
      nearestError: error,
      nearestOther: Math.max(0, ...others),
      order: orders[index] ?? 0,
    };
  });
}
