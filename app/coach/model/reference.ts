import { alignWords, readTargetWords, type TargetWords } from "~/coach/text/align-words";
import { readDocument, type Document } from "~/coach/text/document";
import { rarityOf } from "~/coach/text/rarity";
import type { Token } from "~/coach/text/tokens";
import { readConverses } from "./converse";

/** A reference read once, to be compared with many answers. */
export interface PreparedReference {
  question: Document;
  reference: Document;
  questionStems: Set<string>;
  target: TargetWords;
  /** Distinct content tokens of the reference by stem, in order. */
  terms: Token[];
  termStems: Set<string>;
  /** Those that the question does not have, or all of them when it has every one. */
  own: Token[];
  /** The stems of `own` in each sentence that has any. */
  ownBySentence: Set<string>[];
  grams: Set<string>;
  pairs: Set<string>;
  grammar: Set<string>;
  denies: boolean;
  verdict: number;
}

export function distinct(tokens: readonly Token[]): Token[] {
  const seen = new Map<string, Token>();
  for (const token of tokens)
    if (token.content && !seen.has(token.stem)) seen.set(token.stem, token);
  return [...seen.values()];
}

/** Squared rarity: the measure of how much a shared word proves. */
export function proofOf(token: Token): number {
  return rarityOf(token.stem) ** 2;
}

/** Runs of four letters in the words, edges included: near forms of a word share most of them. */
export function gramsOf(tokens: readonly Token[]): Set<string> {
  const grams = new Set<string>();
  for (const { word } of tokens) {
    const padded = ` ${word} `;
    for (let at = 0; at + 4 <= padded.length; at++) grams.add(padded.slice(at, at + 4));
  }
  return grams;
}

/** Neighbors among all words, grammar included, in either order. */
export function pairsOf(tokens: readonly Token[]): Set<string> {
  const pairs = new Set<string>();
  for (const [at, { stem }] of tokens.entries()) {
    const next = tokens[at + 1]?.stem;
    if (next !== undefined && next !== stem)
      pairs.add(stem < next ? `${stem} ${next}` : `${next} ${stem}`);
  }
  return pairs;
}

/** True when anything in the text stands under a denial. */
export function denies({ tokens }: Document): boolean {
  return tokens.some((token) => token.negated);
}

const VERDICTS: Readonly<Record<string, number>> = {
  yes: 1,
  true: 1,
  correct: 1,
  no: -1,
  false: -1,
  incorrect: -1,
};

/** 1 for a text that begins with "yes" or the like, −1 for "no", 0 for any other. */
export function verdictOf({ tokens }: Document): number {
  return VERDICTS[tokens[0]?.word ?? ""] ?? 0;
}

export function grammarOf(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter((token) => !token.content).map((token) => token.word));
}

/** Reads question and reference for `measure`. */
export function prepareReference(question: string, reference: string): PreparedReference {
  const asked = readDocument(question);
  const model = readDocument(reference);
  const questionStems = new Set(
    asked.tokens.filter((token) => token.content).map((token) => token.stem),
  );
  const terms = distinct(model.tokens);
  const without = terms.filter((token) => !questionStems.has(token.stem));
  const own = without.length > 0 ? without : terms;
  const ownStems = new Set(own.map((token) => token.stem));
  return {
    question: asked,
    reference: model,
    questionStems,
    target: readTargetWords([asked, model]),
    terms,
    termStems: new Set(terms.map((token) => token.stem)),
    own,
    ownBySentence: model.sentences
      .map(
        ({ tokens }) =>
          new Set(tokens.map((token) => token.stem).filter((stem) => ownStems.has(stem))),
      )
      .filter(({ size }) => size > 0),
    grams: gramsOf(own),
    pairs: pairsOf(model.tokens),
    grammar: grammarOf(model.tokens),
    denies: denies(model),
    verdict: verdictOf(model),
  };
}

/**
 * The answer as the reference would spell it, without sentences that share no content word with
 * question or reference: a thank-you or an aside neither earns nor costs anything.
 */
export function bearOn(reference: PreparedReference, answer: Document): Document {
  const aligned = readConverses(
    alignWords(answer, reference.target, { synonyms: true }),
    reference.reference,
  );
  const sentences = aligned.sentences.filter(({ tokens }) =>
    tokens.some((token) => token.specific && reference.target.byStem.has(token.stem)),
  );
  return sentences.length === 0
    ? aligned
    : { text: aligned.text, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) };
}
