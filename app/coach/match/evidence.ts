import type { Sentence } from "~/coach/text/document";
import { findOpposite } from "~/coach/model/opposition";
import type { Token } from "~/coach/text/tokens";
import type { Wording, KeyPointWordings, Term } from "./wordings";
import { findPhrase, type PhraseHit } from "./phrase";

/** What one sentence says of one key point. */
export interface SentenceEvidence {
  /** Distinct terms of claim and aliases found. */
  matched: Term[];
  /** 0–1: weight of the claim's terms found. */
  claimShare: number;
  /** Aliases found, each with how much it proves, 0–1. */
  aliasStrengths: number[];
  /** 0–1: of the claim's terms found, the weight that is denied here and not there, or turned into its opposite. */
  opposedShare: number;
}

function compareClaim(
  sentence: Sentence,
  claim: Wording,
): { matched: Term[]; share: number; opposedWeight: number } {
  const matched: Term[] = [];
  let matchedWeight = 0;
  let opposedWeight = 0;
  const tokensByStem = new Map<string, Token[]>();
  for (const token of sentence.tokens) {
    if (!token.isContent) continue;
    const tokens = tokensByStem.get(token.stem);
    if (tokens) tokens.push(token);
    else tokensByStem.set(token.stem, [token]);
  }
  for (const term of claim.terms) {
    const tokens = tokensByStem.get(term.stem);
    if (tokens) {
      matched.push(term);
      matchedWeight += term.weight;
      if (term.negated !== null && tokens.every((token) => token.isNegated !== term.negated))
        opposedWeight += term.weight;
      continue;
    }
    const opposite = findOpposite(term.stem, tokensByStem);
    const [token] = opposite === null ? [] : (tokensByStem.get(opposite) ?? []);
    if (token && !claim.terms.some((claimTerm) => claimTerm.stem === opposite)) {
      matchedWeight += term.weight;
      if (term.negated !== null && token.isNegated === term.negated) opposedWeight += term.weight;
    }
  }
  return {
    matched,
    share: claim.weight > 0 ? matchedWeight / claim.weight : 0,
    opposedWeight: matchedWeight > 0 ? opposedWeight / matchedWeight : 0,
  };
}

/** Two specific words prove a point; one proves it by its rarity; everyday words by their number. */
function getAliasStrength(alias: Wording, hit: PhraseHit): number {
  if (hit.isLiteral) return Math.min(0.72, 0.4 + 0.08 * alias.tokens.length);
  const weights = alias.terms.map((term) => term.weight).filter((weight) => weight > 0.2);
  const weight = weights.reduce((sum, value) => sum + value, 0);
  return weights.length >= 2 && weight > 0.9 ? 0.8 : Math.min(0.62, 0.15 + 0.4 * weight);
}

/** Compares one sentence with every right wording of a point. */
export function matchSentence(sentence: Sentence, wordings: KeyPointWordings): SentenceEvidence {
  const claim = compareClaim(sentence, wordings.claim);
  const stems = new Set(sentence.tokens.map((token) => token.stem));
  const matched = new Map(claim.matched.map((term) => [term.stem, term]));
  const aliasStrengths: SentenceEvidence["aliasStrengths"] = [];
  for (const alias of wordings.aliases) {
    const phraseHit = findPhrase(sentence.tokens, stems, alias);
    if (!phraseHit || phraseHit.isOpposed) continue;
    aliasStrengths.push(getAliasStrength(alias, phraseHit));
    for (const term of alias.terms) if (!matched.has(term.stem)) matched.set(term.stem, term);
  }
  return {
    matched: [...matched.values()],
    claimShare: claim.share,
    aliasStrengths,
    opposedShare: claim.opposedWeight,
  };
}

const WRONG_CLAIM_THRESHOLD = 0.8;

/**
 * How surely a sentence makes a common wrong claim, 0–1. The words that set the wrong claim apart from
 * the right ones have to be there; figures among them without exception.
 */
export function matchWrongClaim(
  sentence: Sentence,
  wrong: Wording,
  correctStems: ReadonlySet<string>,
): number {
  const { share, opposedWeight: opposed } = compareClaim(sentence, wrong);
  if (share < WRONG_CLAIM_THRESHOLD || opposed > 0.3) return 0;
  const stems = new Set(sentence.tokens.map((token) => token.stem));
  const distinguishingTerms = wrong.terms.filter((term) => !correctStems.has(term.stem));
  const totalWeight = distinguishingTerms.reduce((sum, term) => sum + term.weight, 0);
  const foundWeight = distinguishingTerms.reduce(
    (sum, term) => sum + (stems.has(term.stem) ? term.weight : 0),
    0,
  );
  if (totalWeight === 0 || foundWeight / totalWeight < WRONG_CLAIM_THRESHOLD) return 0;
  return distinguishingTerms.some((term) => /\d/.test(term.stem) && !stems.has(term.stem))
    ? 0
    : share;
}
