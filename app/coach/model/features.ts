import type { Document } from "~/coach/text/document";
import { getRarity } from "~/coach/text/rarity";
import type { Token } from "~/coach/text/tokens";
import { findSimilarStems } from "./similar-stems";
import { measureOpposition } from "./opposition";
import { getCommonSubsequenceLength } from "./common-subsequence";
import {
  relevantSentences,
  hasNegation,
  listDistinctTerms,
  getFunctionWords,
  getCharacterGrams,
  getWordPairs,
  getSquaredRarity,
  getYesNo,
  type PreparedReference,
} from "./reference";

/**
 * The features of an answer and a reference, in the order of the weights, each with the sign of its
 * weight.
 */
export const FEATURES = [
  ["recall", 1],
  ["recallWithQuestion", 1],
  ["grams", 1],
  ["order", 1],
  ["grammar", 1],
  ["size", 1],
  ["opposition", -1],
  ["denial", -1],
  ["novelty", -1],
  ["proof", 1],
  ["bestSentence", 1],
  ["agreement", 1],
  ["cosine", 1],
  ["hits", 1],
  ["precision", 1],
  ["pairs", 1],
  ["fullness", 1],
  ["verdict", 1],
] as const;
export type FeatureName = (typeof FEATURES)[number][0];
export type Features = Record<FeatureName, number>;

/** Human grades rise fastest with the first matches: shares are raised to this power. */
const SHARE_EXPONENT = 0.7;
/** More words than this don't help. */
const FULL_LENGTH_WORDS = 60;

function getShare(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

function countShared(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let count = 0;
  for (const item of left) if (right.has(item)) count++;
  return count;
}

function sumWeights(tokens: readonly Token[], weigh: (token: Token) => number): number {
  return tokens.reduce((total, token) => total + weigh(token), 0);
}

function getTokenWeight(token: Token): number {
  return 0.1 + getRarity(token.stem);
}

function getHarmonicMean(left: number, right: number): number {
  return left + right > 0 ? (2 * left * right) / (left + right) : 0;
}

/** The largest share of a single reference sentence that the answer covers. */
function getBestSentenceShare(reference: PreparedReference, stems: ReadonlySet<string>): number {
  return Math.max(
    0,
    ...reference.newTermsBySentence.map((sentenceStems) =>
      getShare(countShared(sentenceStems, stems), sentenceStems.size),
    ),
  );
}

/**
 * Compares an answer with a prepared reference; all features lie in 0–1. Recall and precision count
 * distinct content stems; those of the question are excluded unless a feature says otherwise.
 */
export function measureFeatures(reference: PreparedReference, fullAnswer: Document): Features {
  const answer = relevantSentences(reference, fullAnswer);
  const { newTerms, terms, termStems, questionStems } = reference;
  const answerTerms = listDistinctTerms(answer.tokens);
  const answerStems = new Set(answerTerms.map((token) => token.stem));
  const newAnswerTerms =
    newTerms.length === terms.length
      ? answerTerms
      : answerTerms.filter((token) => !questionStems.has(token.stem));
  const matchedTerms = newTerms.filter((token) => answerStems.has(token.stem));
  const shared = answerTerms.filter((token) => termStems.has(token.stem));
  const similarStems = findSimilarStems(newTerms, newAnswerTerms);
  const pairs = getWordPairs(answer.tokens);
  const cosineNorm = Math.sqrt(
    sumWeights(answerTerms, getSquaredRarity) * sumWeights(terms, getSquaredRarity),
  );
  return {
    recall:
      getShare(
        sumWeights(
          newTerms,
          (token) =>
            getTokenWeight(token) *
            (answerStems.has(token.stem) ? 1 : (similarStems.get(token.stem) ?? 0)),
        ),
        sumWeights(newTerms, getTokenWeight),
      ) ** SHARE_EXPONENT,
    recallWithQuestion: getShare(shared.length, terms.length) ** SHARE_EXPONENT,
    grams:
      getShare(
        countShared(reference.characterGrams, getCharacterGrams(newAnswerTerms)),
        reference.characterGrams.size,
      ) ** SHARE_EXPONENT,
    order:
      getShare(
        getCommonSubsequenceLength(reference.reference.tokens, answer.tokens),
        reference.reference.tokens.length,
      ) ** SHARE_EXPONENT,
    grammar: getShare(
      countShared(reference.functionWords, getFunctionWords(answer.tokens)),
      reference.functionWords.size,
    ),
    size: Math.min(1, Math.log(1 + answer.tokens.length) / Math.log(1 + FULL_LENGTH_WORDS)),
    opposition: measureOpposition(answer, reference.reference, questionStems).share,
    denial: hasNegation(answer) === reference.isNegated ? 0 : 1,
    novelty: getShare(
      newAnswerTerms.filter((token) => !termStems.has(token.stem)).length,
      newAnswerTerms.length + 2,
    ),
    proof: Math.min(
      1,
      Math.log(1 + sumWeights(matchedTerms, (token) => getRarity(token.stem))) / 3,
    ),
    bestSentence: getBestSentenceShare(reference, answerStems),
    agreement: getHarmonicMean(
      getShare(shared.length, terms.length),
      getShare(shared.length, answerTerms.length),
    ),
    cosine: cosineNorm > 0 ? sumWeights(shared, getSquaredRarity) / cosineNorm : 0,
    hits: Math.log(1 + matchedTerms.length) / Math.log(1 + newTerms.length || 2),
    precision: getShare(
      newAnswerTerms.filter((token) => termStems.has(token.stem)).length,
      Math.max(2, newAnswerTerms.length),
    ),
    pairs: getShare(countShared(reference.wordPairs, pairs), reference.wordPairs.size),
    fullness: Math.min(1, getShare(answer.tokens.length, reference.reference.tokens.length)),
    verdict: (1 + reference.yesNo * getYesNo(answer)) / 2,
  };
}
