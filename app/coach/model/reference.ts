import { alignWords, indexTargetWords, type TargetWords } from "~/coach/text/align-words";
import { parseDocument, type Document } from "~/coach/text/document";
import { getRarity } from "~/coach/text/rarity";
import type { Token } from "~/coach/text/tokens";
import { normalizeConverses } from "./normalize-converses";

/** A prepared reference, to compare with many answers. */
export interface PreparedReference {
  question: Document;
  reference: Document;
  questionStems: Set<string>;
  targetWords: TargetWords;
  /** Distinct content tokens of the reference by stem, in order. */
  terms: Token[];
  termStems: Set<string>;
  /** Those not in the question, or all of them if the question has them all. */
  newTerms: Token[];
  /** The stems of `own` in each sentence that has any. */
  newTermsBySentence: Set<string>[];
  characterGrams: Set<string>;
  wordPairs: Set<string>;
  functionWords: Set<string>;
  isNegated: boolean;
  yesNo: number;
}

export function listDistinctTerms(tokens: readonly Token[]): Token[] {
  const termsByStem = new Map<string, Token>();
  for (const token of tokens)
    if (token.isContent && !termsByStem.has(token.stem)) termsByStem.set(token.stem, token);
  return [...termsByStem.values()];
}

/** Squared rarity: the weight of a shared word as evidence. */
export function getSquaredRarity(token: Token): number {
  return getRarity(token.stem) ** 2;
}

/** Four-letter runs in the words, including edges: similar forms of a word share most of them. */
export function getCharacterGrams(tokens: readonly Token[]): Set<string> {
  const grams = new Set<string>();
  for (const { word } of tokens) {
    const padded = ` ${word} `;
    for (let index = 0; index + 4 <= padded.length; index++)
      grams.add(padded.slice(index, index + 4));
  }
  return grams;
}

/** Adjacent word pairs, including function words, in either order. */
export function getWordPairs(tokens: readonly Token[]): Set<string> {
  const pairs = new Set<string>();
  for (const [index, { stem }] of tokens.entries()) {
    const next = tokens[index + 1]?.stem;
    if (next !== undefined && next !== stem)
      pairs.add(stem < next ? `${stem} ${next}` : `${next} ${stem}`);
  }
  return pairs;
}

/** True if anything in the text is negated. */
export function hasNegation({ tokens }: Document): boolean {
  return tokens.some((token) => token.isNegated);
}

const YES_NO_WORDS: Readonly<Record<string, number>> = {
  yes: 1,
  true: 1,
  correct: 1,
  no: -1,
  false: -1,
  incorrect: -1,
};

/** 1 for a text that starts with "yes" or similar, −1 for "no", 0 otherwise. */
export function getYesNo({ tokens }: Document): number {
  return YES_NO_WORDS[tokens[0]?.word ?? ""] ?? 0;
}

export function getFunctionWords(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.filter((token) => !token.isContent).map((token) => token.word));
}

/** Prepares question and reference for `measure`. */
export function prepareReference(question: string, reference: string): PreparedReference {
  const questionDocument = parseDocument(question);
  const referenceDocument = parseDocument(reference);
  const questionStems = new Set(
    questionDocument.tokens.filter((token) => token.isContent).map((token) => token.stem),
  );
  const terms = listDistinctTerms(referenceDocument.tokens);
  const withoutQuestionTerms = terms.filter((token) => !questionStems.has(token.stem));
  const newTerms = withoutQuestionTerms.length > 0 ? withoutQuestionTerms : terms;
  const newStems = new Set(newTerms.map((token) => token.stem));
  return {
    question: questionDocument,
    reference: referenceDocument,
    questionStems,
    targetWords: indexTargetWords([questionDocument, referenceDocument]),
    terms,
    termStems: new Set(terms.map((token) => token.stem)),
    newTerms,
    newTermsBySentence: referenceDocument.sentences
      .map(
        ({ tokens }) =>
          new Set(tokens.map((token) => token.stem).filter((stem) => newStems.has(stem))),
      )
      .filter(({ size }) => size > 0),
    characterGrams: getCharacterGrams(newTerms),
    wordPairs: getWordPairs(referenceDocument.tokens),
    functionWords: getFunctionWords(referenceDocument.tokens),
    isNegated: hasNegation(referenceDocument),
    yesNo: getYesNo(referenceDocument),
  };
}

/**
 * The answer with the reference's spelling, without sentences that share no content word with
 * question
 * or reference: a thank-you or an aside doesn't affect the score.
 */
export function relevantSentences(reference: PreparedReference, answer: Document): Document {
  const aligned = normalizeConverses(
    alignWords(answer, reference.targetWords, { synonyms: true }),
    reference.reference,
  );
  const sentences = aligned.sentences.filter(({ tokens }) =>
    tokens.some((token) => token.isSpecific && reference.targetWords.byStem.has(token.stem)),
  );
  return sentences.length === 0
    ? aligned
    : { text: aligned.text, sentences, tokens: sentences.flatMap(({ tokens }) => tokens) };
}
