import { alignWords, readTargetWords, type TargetWords } from "~/coach/text/align-words";
import { readDocument, type Document, type Sentence } from "~/coach/text/document";
import type { Token } from "~/coach/text/tokens";

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
  grams: Set<string>;
  bigrams: Set<string>;
  grammar: Set<string>;
}

export function distinct(tokens: readonly Token[]): Token[] {
  const seen = new Map<string, Token>();
  for (const token of tokens) if (token.content && !seen.has(token.stem)) seen.set(token.stem, token);
  return [...seen.values()];
}

/** Runs of four letters in the content words, edges included: near forms of a word share most of them. */
export function gramsOf(tokens: readonly Token[], left: ReadonlySet<string>): Set<string> {
  const grams = new Set<string>();
  for (const token of tokens) {
    if (!token.content || left.has(token.stem)) continue;
    const padded = ` ${token.word} `;
    for (let at = 0; at + 4 <= padded.length; at++) grams.add(padded.slice(at, at + 4));
  }
  return grams;
}

/** Pairs of content words at most two content words apart, in their order. */
export function bigramsOf(sentences: readonly Sentence[]): Set<string> {
  const pairs = new Set<string>();
  for (const sentence of sentences) {
    const content = sentence.tokens.filter((token) => token.content);
    for (const [at, token] of content.entries()) {
      for (const next of content.slice(at + 1, at + 3)) if (next.stem !== token.stem) pairs.add(`${token.stem} ${next.stem}`);
    }
  }
  return pairs;
}

export function grammarOf(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter((token) => !token.content).map((token) => token.word));
}

/** Reads question and reference for `measure`. */
export function prepareReference(question: string, reference: string): PreparedReference {
  const asked = readDocument(question);
  const model = readDocument(reference);
  const questionStems = new Set(asked.tokens.filter((token) => token.content).map((token) => token.stem));
  const terms = distinct(model.tokens);
  const without = terms.filter((token) => !questionStems.has(token.stem));
  return {
    question: asked,
    reference: model,
    questionStems,
    target: readTargetWords([asked, model]),
    terms,
    termStems: new Set(terms.map((token) => token.stem)),
    own: without.length > 0 ? without : terms,
    grams: gramsOf(model.tokens, without.length > 0 ? questionStems : new Set()),
    bigrams: bigramsOf(model.sentences),
    grammar: grammarOf(model.tokens),
  };
}

/**
 * The answer as the reference would spell it, without sentences that share no content word with
 * question or reference: a thank-you or an aside neither earns nor costs anything.
 */
export function bearOn(reference: PreparedReference, answer: Document): Document {
  const aligned = alignWords(answer, reference.target);
  const sentences = aligned.sentences.filter(({ tokens }) => tokens.some((token) => token.specific && reference.target.stems.has(token.stem)));
  return sentences.length === 0 ? aligned : { text: aligned.text, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) };
}
