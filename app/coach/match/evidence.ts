import type { Sentence } from "~/coach/text/document";
import { findOpposite } from "~/coach/model/opposition";
import type { Token } from "~/coach/text/tokens";
import type { Form, Forms, Term } from "./forms";
import { findPhrase, type PhraseHit } from "./phrase";

/** What one sentence says of one key point. */
export interface SentenceEvidence {
  /** Distinct terms of claim and aliases found. */
  matched: Term[];
  /** 0–1: weight of the claim's terms found. */
  claim: number;
  /** Aliases found, each with how much it proves, 0–1. */
  phrases: number[];
  /** 0–1: of the claim's terms found, the weight that is denied here and not there, or turned into its opposite. */
  opposed: number;
}

function compareClaim(
  sentence: Sentence,
  claim: Form,
): { matched: Term[]; share: number; opposed: number } {
  const matched: Term[] = [];
  let found = 0;
  let opposed = 0;
  const said = new Map<string, Token[]>();
  for (const token of sentence.tokens) {
    if (!token.content) continue;
    const same = said.get(token.stem);
    if (same) same.push(token);
    else said.set(token.stem, [token]);
  }
  for (const term of claim.terms) {
    const same = said.get(term.stem);
    if (same) {
      matched.push(term);
      found += term.weight;
      if (term.negated !== null && same.every((token) => token.negated !== term.negated))
        opposed += term.weight;
      continue;
    }
    const opposite = findOpposite(term.stem, said);
    const [token] = opposite === null ? [] : (said.get(opposite) ?? []);
    if (token && !claim.terms.some((other) => other.stem === opposite)) {
      found += term.weight;
      if (term.negated !== null && token.negated === term.negated) opposed += term.weight;
    }
  }
  return {
    matched,
    share: claim.weight > 0 ? found / claim.weight : 0,
    opposed: found > 0 ? opposed / found : 0,
  };
}

/** Two specific words prove a point; one proves it by its rarity; everyday words by their number. */
function proofOf(alias: Form, hit: PhraseHit): number {
  if (hit.literal) return Math.min(0.72, 0.4 + 0.08 * alias.tokens.length);
  const weights = alias.terms.map((term) => term.weight).filter((weight) => weight > 0.2);
  const weight = weights.reduce((sum, value) => sum + value, 0);
  return weights.length >= 2 && weight > 0.9 ? 0.8 : Math.min(0.62, 0.15 + 0.4 * weight);
}

/** Compares one sentence with every right wording of a point. */
export function weighSentence(sentence: Sentence, forms: Forms): SentenceEvidence {
  const claim = compareClaim(sentence, forms.claim);
  const stems = new Set(sentence.tokens.map((token) => token.stem));
  const matched = new Map(claim.matched.map((term) => [term.stem, term]));
  const phrases: SentenceEvidence["phrases"] = [];
  for (const alias of forms.aliases) {
    const hit = findPhrase(sentence.tokens, stems, alias);
    if (!hit || hit.opposed) continue;
    phrases.push(proofOf(alias, hit));
    for (const term of alias.terms) if (!matched.has(term.stem)) matched.set(term.stem, term);
  }
  return { matched: [...matched.values()], claim: claim.share, phrases, opposed: claim.opposed };
}

const WRONG_FROM = 0.8;

/**
 * How surely a sentence makes a common wrong claim, 0–1. The words that set the wrong claim apart from
 * the right ones have to be there; figures among them without exception.
 */
export function weighWrong(sentence: Sentence, wrong: Form, right: ReadonlySet<string>): number {
  const { share, opposed } = compareClaim(sentence, wrong);
  if (share < WRONG_FROM || opposed > 0.3) return 0;
  const stems = new Set(sentence.tokens.map((token) => token.stem));
  const apart = wrong.terms.filter((term) => !right.has(term.stem));
  const total = apart.reduce((sum, term) => sum + term.weight, 0);
  const found = apart.reduce((sum, term) => sum + (stems.has(term.stem) ? term.weight : 0), 0);
  if (total === 0 || found / total < WRONG_FROM) return 0;
  return apart.some((term) => /\d/.test(term.stem) && !stems.has(term.stem)) ? 0 : share;
}
