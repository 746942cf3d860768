import type { Sentence } from "~/coach/text/document";
import { findOpposite } from "~/coach/model/opposition";
import type { Token } from "~/coach/text/tokens";
import type { Wording, KeyPointWordings, Term } from "./wordings";
import { findPhrase, type PhraseHit } from "./phrase";

/** The evidence in one sentence for one key point. */
export interface SentenceEvidence {
  /** Distinct terms of claim and aliases found. */
  matched: Term[];
  /** 0–1: weight of the claim's terms found. */
  claimShare: number;
  /** Aliases found, each with its weight as evidence, 0–1. */
  aliasStrengths: number[];
  /**
   * 0–1: the share of the found terms' weight that is negated on one side only, or replaced by its
   * opposite.
   */
  opposedShare: number;
}

/** A sentence indexed by stem, prepared once for all key points. */
export interface IndexedSentence {
  sentence: Sentence;
  stems: ReadonlySet<string>;
  contentTokensByStem: ReadonlyMap<string, readonly Token[]>;
}

export function indexSentence(sentence: Sentence): IndexedSentence {
  const contentTokensByStem = new Map<string, Token[]>();
  for (const token of sentence.tokens) {
    if (!token.isContent) continue;
    const tokens = contentTokensByStem.get(token.stem);
    if (tokens) tokens.push(token);
    else contentTokensByStem.set(token.stem, [token]);
  }
  return {
    sentence,
    stems: new Set(sentence.tokens.map((token) => token.stem)),
    contentTokensByStem,
  };
}

const NO_INDICES: readonly number[] = [];

/** The positions of any of the stems in an index, in order. */
function findIndices(
  indicesByStem: ReadonlyMap<string, readonly number[]>,
  stems: Iterable<string>,
): readonly number[] {
  let indices: Set<number> | undefined;
  for (const stem of stems)
    for (const index of indicesByStem.get(stem) ?? NO_INDICES) (indices ??= new Set()).add(index);
  return indices ? [...indices].toSorted((a, b) => a - b) : NO_INDICES;
}

interface ClaimEvidence {
  matched: Term[];
  share: number;
  opposedWeight: number;
}

const NO_CLAIM_EVIDENCE: ClaimEvidence = { matched: [], share: 0, opposedWeight: 0 };
const NO_EVIDENCE: SentenceEvidence = {
  matched: [],
  claimShare: 0,
  aliasStrengths: [],
  opposedShare: 0,
};

function compareClaim({ contentTokensByStem }: IndexedSentence, claim: Wording): ClaimEvidence {
  const indices = findIndices(claim.termIndicesByStem, contentTokensByStem.keys());
  if (indices.length === 0) return NO_CLAIM_EVIDENCE;
  const matched: Term[] = [];
  let matchedWeight = 0;
  let opposedWeight = 0;
  for (const index of indices) {
    const term = claim.terms[index];
    if (!term) continue;
    const tokens = contentTokensByStem.get(term.stem);
    if (tokens) {
      matched.push(term);
      matchedWeight += term.weight;
      if (term.negated !== null && tokens.every((token) => token.isNegated !== term.negated))
        opposedWeight += term.weight;
      continue;
    }
    const opposite = findOpposite(term.stem, contentTokensByStem);
    const [token] = opposite === null ? [] : (contentTokensByStem.get(opposite) ?? []);
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

/**
 * Two specific words are full evidence; one counts by its rarity; everyday words by their number.
 */
function getAliasStrength(alias: Wording, hit: PhraseHit): number {
  if (hit.isLiteral) return Math.min(0.72, 0.4 + 0.08 * alias.tokens.length);
  const weights = alias.terms.map((term) => term.weight).filter((weight) => weight > 0.2);
  const weight = weights.reduce((sum, value) => sum + value, 0);
  return weights.length >= 2 && weight > 0.9 ? 0.8 : Math.min(0.62, 0.15 + 0.4 * weight);
}

/** Compares a sentence with every correct wording of a point. */
export function matchSentence(
  indexed: IndexedSentence,
  wordings: KeyPointWordings,
): SentenceEvidence {
  const claim = compareClaim(indexed, wordings.claim);
  const { sentence, stems } = indexed;
  const aliasIndices = [
    ...(wordings.aliasIndicesByStem.get("") ?? NO_INDICES),
    ...findIndices(wordings.aliasIndicesByStem, stems),
  ].toSorted((a, b) => a - b);
  if (claim === NO_CLAIM_EVIDENCE && aliasIndices.length === 0) return NO_EVIDENCE;
  const matched = new Map(claim.matched.map((term) => [term.stem, term]));
  const aliasStrengths: SentenceEvidence["aliasStrengths"] = [];
  for (const index of aliasIndices) {
    const alias = wordings.aliases[index];
    const phraseHit = alias && findPhrase(sentence.tokens, stems, alias);
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
 * How certainly a sentence makes a common wrong claim, 0–1. The words that distinguish the wrong
 * claim
 * from the correct ones must occur, and all numbers among them.
 */
export function matchWrongClaim(
  indexed: IndexedSentence,
  wrong: Wording,
  correctStems: ReadonlySet<string>,
): number {
  const { share, opposedWeight: opposed } = compareClaim(indexed, wrong);
  if (share < WRONG_CLAIM_THRESHOLD || opposed > 0.3) return 0;
  const { stems } = indexed;
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
