import type { KeyPoint } from "~/data/questions/types";
import { parseDocument, type Document } from "~/coach/text/document";
import { isNumber } from "~/coach/text/numbers";
import { getRarity } from "~/coach/text/rarity";
import type { Token } from "~/coach/text/tokens";

export interface Term {
  word: string;
  stem: string;
  weight: number;
  /** Null when the wording uses it both ways. */
  negated: boolean | null;
}

/** One way of saying a key point: its claim, an alias, or a common wrong claim. */
export interface Wording {
  tokens: Token[];
  /** Its distinct content words. */
  terms: Term[];
  weight: number;
}

export interface KeyPointWordings {
  point: KeyPoint;
  claim: Wording;
  aliases: Wording[];
  wrong: Wording[];
}

const GENERAL_WORD_WEIGHT = 0.25;
const QUESTION_WORD_FACTOR = 0.35;
const NUMBER_WEIGHT = 0.9;

function getTokenWeight(token: Token, questionStems: ReadonlySet<string>): number {
  const baseWeight =
    isNumber(token.stem) && token.isSpecific
      ? NUMBER_WEIGHT
      : token.isSpecific
        ? 0.15 + getRarity(token.stem)
        : GENERAL_WORD_WEIGHT;
  return questionStems.has(token.stem) ? baseWeight * QUESTION_WORD_FACTOR : baseWeight;
}

function toWording(document: Document, questionStems: ReadonlySet<string>): Wording {
  const tokens = document.sentences.flatMap((sentence) => sentence.tokens);
  const terms = new Map<string, Term>();
  for (const token of tokens) {
    if (!token.isContent) continue;
    const existingTerm = terms.get(token.stem);
    if (existingTerm) {
      if (existingTerm.negated !== token.isNegated) existingTerm.negated = null;
      continue;
    }
    terms.set(token.stem, {
      word: token.word,
      stem: token.stem,
      weight: getTokenWeight(token, questionStems),
      negated: token.isNegated,
    });
  }
  const termList = [...terms.values()];
  return { tokens, terms: termList, weight: termList.reduce((sum, term) => sum + term.weight, 0) };
}

/** Every wording of a key point. Words of the question weigh little: repeating them proves nothing. */
export function parseWordings(
  point: KeyPoint,
  questionStems: ReadonlySet<string>,
): KeyPointWordings {
  const parse = (text: string) => toWording(parseDocument(text), questionStems);
  return {
    point,
    claim: parse(point.claim),
    aliases: point.aliases.map(parse),
    wrong: (point.wrong ?? []).map(parse),
  };
}
