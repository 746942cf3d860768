import type { KeyPoint } from "~/data/questions/types";
import { readDocument, type Document } from "~/coach/text/document";
import { isNumber } from "~/coach/text/numbers";
import { rarityOf } from "~/coach/text/rarity";
import type { Token } from "~/coach/text/tokens";

export interface Term {
  word: string;
  stem: string;
  weight: number;
  /** Null when the wording uses it both ways. */
  negated: boolean | null;
}

/** One way of saying a key point: its claim, an alias, or a common wrong claim. */
export interface Form {
  tokens: Token[];
  /** Its distinct content words. */
  terms: Term[];
  weight: number;
}

export interface Forms {
  point: KeyPoint;
  claim: Form;
  aliases: Form[];
  wrong: Form[];
}

const GENERAL = 0.25;
const ASKED = 0.35;
const NUMBER = 0.9;

function weigh(token: Token, questionStems: ReadonlySet<string>): number {
  const base =
    isNumber(token.stem) && token.specific
      ? NUMBER
      : token.specific
        ? 0.15 + rarityOf(token.stem)
        : GENERAL;
  return questionStems.has(token.stem) ? base * ASKED : base;
}

function toForm(document: Document, questionStems: ReadonlySet<string>): Form {
  const tokens = document.sentences.flatMap((sentence) => sentence.tokens);
  const terms = new Map<string, Term>();
  for (const token of tokens) {
    if (!token.content) continue;
    const known = terms.get(token.stem);
    if (known) {
      if (known.negated !== token.negated) known.negated = null;
      continue;
    }
    terms.set(token.stem, {
      word: token.word,
      stem: token.stem,
      weight: weigh(token, questionStems),
      negated: token.negated,
    });
  }
  const list = [...terms.values()];
  return { tokens, terms: list, weight: list.reduce((sum, term) => sum + term.weight, 0) };
}

/** Every wording of a key point. Words of the question weigh little: repeating them proves nothing. */
export function readForms(point: KeyPoint, questionStems: ReadonlySet<string>): Forms {
  const read = (text: string) => toForm(readDocument(text), questionStems);
  return {
    point,
    claim: read(point.claim),
    aliases: point.aliases.map(read),
    wrong: (point.wrong ?? []).map(read),
  };
}
