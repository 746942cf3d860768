import type { Document } from "~/coach/text/document";
import { rarityOf } from "~/coach/text/rarity";
import type { Token } from "~/coach/text/tokens";
import { nearForms } from "./near-forms";
import { opposition } from "./opposition";
import { sequenceOverlap } from "./order";
import {
  bearOn,
  denies,
  distinct,
  grammarOf,
  gramsOf,
  pairsOf,
  proofOf,
  verdictOf,
  type PreparedReference,
} from "./reference";

/** What is measured between an answer and a reference, in the order of the weights, each with the sign its weight must have. */
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

/** People's marks rise fastest with the first matches: shares are bent by this power. */
const BEND = 0.7;
/** Longer than this many words is no better. */
const ENOUGH_WORDS = 60;

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

function weightOf(token: Token): number {
  return 0.1 + rarityOf(token.stem);
}

function harmonic(left: number, right: number): number {
  return left + right > 0 ? (2 * left * right) / (left + right) : 0;
}

/** The largest share of one sentence of the reference that the answer says. */
function bestSentence(reference: PreparedReference, stems: ReadonlySet<string>): number {
  return Math.max(
    0,
    ...reference.ownBySentence.map((wanted) => share(overlap(wanted, stems), wanted.size)),
  );
}

/**
 * Compares an answer with a prepared reference; all features lie in 0–1. Recall and precision count
 * distinct content stems; those of the question are left out except where a feature says otherwise.
 */
export function measure(reference: PreparedReference, given: Document): Features {
  const answer = bearOn(reference, given);
  const { own, terms, termStems, questionStems } = reference;
  const said = distinct(answer.tokens);
  const stems = new Set(said.map((token) => token.stem));
  const saidOwn =
    own.length === terms.length ? said : said.filter((token) => !questionStems.has(token.stem));
  const found = own.filter((token) => stems.has(token.stem));
  const shared = said.filter((token) => termStems.has(token.stem));
  const near = nearForms(own, saidOwn);
  const pairs = pairsOf(answer.tokens);
  const norm = Math.sqrt(sum(said, proofOf) * sum(terms, proofOf));
  return {
    recall:
      share(
        sum(
          own,
          (token) => weightOf(token) * (stems.has(token.stem) ? 1 : (near.get(token.stem) ?? 0)),
        ),
        sum(own, weightOf),
      ) ** BEND,
    recallWithQuestion: share(shared.length, terms.length) ** BEND,
    grams: share(overlap(reference.grams, gramsOf(saidOwn)), reference.grams.size) ** BEND,
    order:
      share(
        sequenceOverlap(reference.reference.tokens, answer.tokens),
        reference.reference.tokens.length,
      ) ** BEND,
    grammar: share(overlap(reference.grammar, grammarOf(answer.tokens)), reference.grammar.size),
    size: Math.min(1, Math.log(1 + answer.tokens.length) / Math.log(1 + ENOUGH_WORDS)),
    opposition: opposition(answer, reference.reference, questionStems).share,
    denial: denies(answer) === reference.denies ? 0 : 1,
    novelty: share(
      saidOwn.filter((token) => !termStems.has(token.stem)).length,
      saidOwn.length + 2,
    ),
    proof: Math.min(1, Math.log(1 + sum(found, (token) => rarityOf(token.stem))) / 3),
    bestSentence: bestSentence(reference, stems),
    agreement: harmonic(share(shared.length, terms.length), share(shared.length, said.length)),
    cosine: norm > 0 ? sum(shared, proofOf) / norm : 0,
    hits: Math.log(1 + found.length) / Math.log(1 + own.length || 2),
    precision: share(
      saidOwn.filter((token) => termStems.has(token.stem)).length,
      Math.max(2, saidOwn.length),
    ),
    pairs: share(overlap(reference.pairs, pairs), reference.pairs.size),
    fullness: Math.min(1, share(answer.tokens.length, reference.reference.tokens.length)),
    verdict: (1 + reference.verdict * verdictOf(answer)) / 2,
  };
}
