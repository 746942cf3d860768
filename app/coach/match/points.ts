import type { KeyPoint } from "~/data/questions/types";
import type { KeyPointStatus } from "~/coach/types";
import type { Document } from "~/coach/text/document";
import {
  type IndexedSentence,
  type SentenceEvidence,
  indexSentence,
  matchSentence,
  matchWrongClaim,
} from "./evidence";
import { isRun } from "./run";
import type { SwappedRoles } from "./swapped-roles";
import type { KeyPointWordings, Term } from "./wordings";

/** How the answer covers one key point. */
export interface PointMatch {
  point: KeyPoint;
  status: KeyPointStatus;
  /** 0–1, the certainty that the point is covered; 0 if contradicted. */
  credit: number;
  /** Index of the sentence that makes the point. */
  sentence: number | null;
  /** 0–1 for each sentence, by the words it has in common with the point. */
  credits?: readonly number[];
  matched: Term[];
  missing: Term[];
  /** The sentence is known to say the reverse, nearly word for word. */
  isKnownReverse?: boolean;
}

export const COVERED_THRESHOLD = 0.7;
export const PARTIAL_THRESHOLD = 0.48;
const NEIGHBOR_FACTOR = 0.6;
/** Habits cover a point partly at most. */
const MAX_HABIT_CREDIT = 0.5;
const OPPOSED_THRESHOLD = 0.5;
const MIN_CLAIM_FOR_OPPOSITION = 0.5;
const VERBATIM_CLAIM_SHARE = 0.75;
/** This much of a wrong claim isn't accidental, even with a correct word. */
const CLEAR_WRONG_CLAIM = 0.9;
const OPPOSED_THRESHOLD_VERBATIM = 0.22;

/** Claim coverage → credit: nothing below a fifth, all from 60 %. */
function getClaimCredit(share: number): number {
  return Math.min(1, Math.max(0, (share - 0.2) / 0.4));
}

function getCredit(evidence: SentenceEvidence): number {
  if (evidence.matched.length === 0) return 0;
  const bestAlias = Math.max(0, ...evidence.aliasStrengths);
  const extraAliasCredit = Math.max(0, evidence.aliasStrengths.length - 1) * 0.15;
  return Math.min(
    1,
    Math.max(
      bestAlias + extraAliasCredit + 0.5 * evidence.claimShare,
      getClaimCredit(evidence.claimShare),
    ),
  );
}

/**
 * Negated: nearly the claim's own words with much of their weight negated, or much of it without
 * other evidence.
 */
function isOpposed(evidence: SentenceEvidence | undefined): boolean {
  if (!evidence) return false;
  if (evidence.claimShare >= VERBATIM_CLAIM_SHARE)
    return evidence.opposedShare > OPPOSED_THRESHOLD_VERBATIM;
  return (
    evidence.opposedShare > OPPOSED_THRESHOLD &&
    evidence.claimShare >= MIN_CLAIM_FOR_OPPOSITION &&
    evidence.aliasStrengths.length === 0
  );
}

export interface MatchOptions {
  /** Stories are full of negations: for them it is false. */
  judgeOpposition: boolean;
  /** Sentences that describe no action: they cover a point partly at most. */
  habits?: ReadonlySet<number>;
  /** Sentences that are not accused of a known error about a point. */
  swapped?: SwappedRoles;
}

const NONE: ReadonlySet<number> = new Set();

function matchPoint(
  wordings: KeyPointWordings,
  sentences: readonly IndexedSentence[],
  runs: ReadonlySet<number>,
  { judgeOpposition, habits = NONE, swapped: allSwapped }: MatchOptions,
): PointMatch {
  const { point } = wordings;
  const swapped = allSwapped?.get(point.id);
  const evidenceBySentence = sentences.map((sentence) => matchSentence(sentence, wordings));
  const credits = evidenceBySentence.map((evidence, index) =>
    habits.has(index) ? Math.min(MAX_HABIT_CREDIT, getCredit(evidence)) : getCredit(evidence),
  );
  const isOpposedAt = (index: number) => judgeOpposition && isOpposed(evidenceBySentence[index]);
  let bestIndex = -1;
  let bestCredit = 0;
  credits.forEach((credit, index) => {
    if (isOpposedAt(index)) return;
    const effectiveCredit =
      credit >= 0.25
        ? Math.min(
            habits.has(index) ? MAX_HABIT_CREDIT : 1,
            credit + NEIGHBOR_FACTOR * Math.max(credits[index - 1] ?? 0, credits[index + 1] ?? 0),
          )
        : credit;
    if (
      effectiveCredit > bestCredit + 1e-9 ||
      (effectiveCredit > bestCredit - 1e-9 && credit > (credits[bestIndex] ?? 0))
    ) {
      bestIndex = index;
      bestCredit = effectiveCredit;
    }
  });
  const toMatch = (status: KeyPointStatus, index: number, credit: number): PointMatch => {
    const matched = evidenceBySentence[index]?.matched ?? [];
    const missing = wordings.claim.terms.filter((term) => !matched.includes(term));
    return { point, status, credit, sentence: index < 0 ? null : index, credits, matched, missing };
  };
  const deniedIndex = credits.findIndex(
    (credit, index) => isOpposedAt(index) && credit > bestCredit,
  );
  if (deniedIndex >= 0) return toMatch("contradicted", deniedIndex, 0);
  const correctStems = new Set(
    [wordings.claim, ...wordings.aliases].flatMap((form) => form.terms.map((term) => term.stem)),
  );
  const wrongIndex = sentences.findIndex((sentence, index) => {
    if (swapped?.has(index) || runs.has(index)) return false;
    const wrongClaimStrength = wordings.wrong.reduce(
      (strength, form) => Math.max(strength, matchWrongClaim(sentence, form, correctStems)),
      0,
    );
    const claimShare = evidenceBySentence[index]?.claimShare ?? 0;
    return (
      wrongClaimStrength > claimShare &&
      ((credits[index] ?? 0) < COVERED_THRESHOLD ||
        (wrongClaimStrength >= CLEAR_WRONG_CLAIM && claimShare < MIN_CLAIM_FOR_OPPOSITION))
    );
  });
  if (wrongIndex >= 0) return toMatch("contradicted", wrongIndex, 0);
  if (bestCredit >= COVERED_THRESHOLD) return toMatch("covered", bestIndex, bestCredit);
  if (bestCredit >= PARTIAL_THRESHOLD) return toMatch("partial", bestIndex, bestCredit);
  return toMatch("missed", -1, 0);
}

/** Compares an answer with each key point. */
export function matchPoints(
  allWordings: readonly KeyPointWordings[],
  answer: Document,
  options: MatchOptions,
): PointMatch[] {
  const sentences = answer.sentences.map(indexSentence);
  // Listed errors in them are found by findSpokenErrors.
  const runs = new Set(
    answer.sentences.flatMap((sentence, index) => (isRun(sentence) ? index : [])),
  );
  return allWordings.map((wordings) => matchPoint(wordings, sentences, runs, options));
}

/**
 * The share of the points' weight that the answer earned, 0–1; 0 without points. A covered point
 * counts in full.
 */
export function getCoverage(matches: readonly PointMatch[]): number {
  const totalWeight = matches.reduce((sum, match) => sum + (match.point.weight ?? 1), 0);
  const getEarnedShare = (match: PointMatch) =>
    match.status === "covered" ? 1 : match.status === "partial" ? 0.5 : 0;
  return totalWeight === 0
    ? 0
    : matches.reduce((sum, match) => sum + getEarnedShare(match) * (match.point.weight ?? 1), 0) /
        totalWeight;
}
