import type { KeyPoint } from "~/data/questions/types";
import { countNegators } from "~/coach/text/negation";
import { isNumber } from "~/coach/text/numbers";
import { tokenize } from "~/coach/text/tokens";

export interface Term {
  word: string;
  stem: string;
  /** Share of the form's meaning this word carries, before the sum is taken. */
  weight: number;
}

/** One way of saying a key point: its claim, an alias, or a common wrong claim. */
export interface Form {
  terms: Term[];
  weight: number;
  /** True when the form itself denies something. */
  negated: boolean;
  source: "claim" | "alias" | "wrong";
}

const GENERAL_WEIGHT = 0.25;
const QUESTION_WEIGHT = 0.35;
const NUMBER_WEIGHT = 1.2;

/** Reads one wording. Words of the question weigh little: repeating them proves nothing. */
export function readForm(text: string, source: Form["source"], questionStems: ReadonlySet<string>): Form {
  const tokens = tokenize(text);
  const terms = new Map<string, Term>();
  for (const token of tokens) {
    if (!token.content || terms.has(token.stem)) continue;
    const base = isNumber(token.stem) ? NUMBER_WEIGHT : token.specific ? 1 : GENERAL_WEIGHT;
    const weight = questionStems.has(token.stem) ? base * QUESTION_WEIGHT : base;
    terms.set(token.stem, { word: token.word, stem: token.stem, weight });
  }
  const list = [...terms.values()];
  return {
    terms: list,
    weight: list.reduce((sum, term) => sum + term.weight, 0),
    negated: countNegators(tokens, 0, tokens.length) % 2 === 1,
    source,
  };
}

/** Every wording of a key point that has a content word. */
export function readForms(point: KeyPoint, questionStems: ReadonlySet<string>): Form[] {
  return [
    readForm(point.claim, "claim", questionStems),
    ...point.aliases.map((alias) => readForm(alias, "alias", questionStems)),
    ...(point.wrong ?? []).map((wrong) => readForm(wrong, "wrong", questionStems)),
  ].filter((form) => form.weight > 0);
}
