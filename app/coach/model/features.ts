import type { Document } from "~/coach/text/document";
import { isNumber } from "~/coach/text/numbers";
import { rarityOf } from "~/coach/text/rarity";
import type { Token } from "~/coach/text/tokens";
import { opposition } from "./opposition";
import { bearOn, bigramsOf, distinct, grammarOf, gramsOf, type PreparedReference } from "./reference";

/** What is measured between an answer and a reference, in the order of the weights, each with the sign its weight must have. */
export const FEATURES = [
  ["recall", 1], ["recallWithQuestion", 1], ["rareRecall", 1], ["grams", 1], ["precision", 1], ["bigrams", 1], ["sentenceRecall", 1],
  ["bestSentence", 1], ["size", 1], ["sizeToReference", 1], ["referenceSize", -1], ["questionOverlap", 1], ["novelty", -1],
  ["opposition", -1], ["numbers", 1], ["grammar", 1], ["cosine", 1], ["rareHits", 1],
] as const;
export type FeatureName = (typeof FEATURES)[number][0];
export type Features = Record<FeatureName, number>;

function share(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let count = 0;
  for (const item of left) if (right.has(item)) count++;
  return count;
}

function sum(tokens: readonly Token[], weigh: (token: Token) => number): number {
  return tokens.reduce((total, token) => total + weigh(token), 0);
}

/** Squared rarity: the measure of how much a shared word proves. */
function proof(token: Token): number {
  return rarityOf(token.stem) ** 2;
}

/** For each sentence of the reference, how much of it the best sentence of the answer says; the mean and the best. */
function sentenceRecall(reference: PreparedReference, said: readonly ReadonlySet<string>[]): { mean: number; best: number } {
  const own = new Set(reference.own.map((token) => token.stem));
  let total = 0;
  let weight = 0;
  let best = 0;
  for (const sentence of reference.reference.sentences) {
    const wanted = new Set(sentence.tokens.filter((token) => own.has(token.stem)).map((token) => token.stem));
    if (wanted.size === 0) continue;
    const found = Math.max(0, ...said.map((stems) => overlap(wanted, stems) / wanted.size));
    total += found * wanted.size;
    weight += wanted.size;
    best = Math.max(best, found);
  }
  return { mean: share(total, weight), best };
}

/** Compares an answer with a prepared reference; all features lie in 0–1. Linear in words × reference sentences. */
export function measure(reference: PreparedReference, given: Document): Features {
  const answer = bearOn(reference, given);
  const { own, terms, termStems, questionStems } = reference;
  const stems = new Set(answer.tokens.map((token) => token.stem));
  const said = distinct(answer.tokens);
  const saidOwn = said.filter((token) => !questionStems.has(token.stem));
  const found = own.filter((token) => stems.has(token.stem));
  const shared = said.filter((token) => termStems.has(token.stem));
  const asked = [...questionStems].filter((stem) => rarityOf(stem) > 0.3);
  const numbers = own.filter((token) => isNumber(token.stem));
  const grams = gramsOf(answer.tokens, own.length === terms.length ? new Set() : questionStems);
  const bigrams = bigramsOf(answer.sentences);
  const bySentence = sentenceRecall(reference, answer.sentences.map((sentence) => new Set(sentence.tokens.map((token) => token.stem))));
  const norm = Math.sqrt(sum(said, proof) * sum(terms, proof));
  return {
    recall: share(found.length, own.length),
    recallWithQuestion: share(shared.length, terms.length),
    rareRecall: share(sum(found, proof), sum(own, proof)),
    grams: share(overlap(reference.grams, grams), reference.grams.size),
    precision: share(saidOwn.filter((token) => termStems.has(token.stem)).length, Math.max(2, saidOwn.length)),
    bigrams: share(overlap(reference.bigrams, bigrams), Math.max(1, Math.min(reference.bigrams.size, bigrams.size + 4))),
    sentenceRecall: bySentence.mean,
    bestSentence: bySentence.best,
    size: Math.min(1, Math.log(1 + saidOwn.length) / 4),
    sizeToReference: Math.min(1, share(saidOwn.length, own.length)),
    referenceSize: Math.min(1, Math.log(1 + own.length) / 5),
    questionOverlap: share(asked.filter((stem) => stems.has(stem)).length, Math.max(2, asked.length)),
    novelty: share(saidOwn.filter((token) => !termStems.has(token.stem)).length, saidOwn.length + 2),
    opposition: opposition(answer, reference.reference, questionStems).share,
    numbers: numbers.length === 0 ? share(found.length, own.length) : share(numbers.filter((token) => stems.has(token.stem)).length, numbers.length),
    grammar: share(overlap(reference.grammar, grammarOf(answer.tokens)), reference.grammar.size),
    cosine: norm > 0 ? sum(shared, proof) / norm : 0,
    rareHits: Math.min(1, Math.log(1 + sum(found, proof)) / 3),
  };
}
