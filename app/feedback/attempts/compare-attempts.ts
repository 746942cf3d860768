import { hasScore } from "~/coach/has-score";
import { hasTooOpenRange } from "~/coach/score/range";
import type { BandName, Review, SentenceState } from "~/coach/types";
import { type ReviewComparison, compareReviews } from "~/feedback/parts/compare-reviews";

export interface ComparedAttempt {
  number: number;
  at: string;
  score: number;
  band: BandName;
  /** Something is still asked that would change the score. */
  isOpen: boolean;
  /** So much is still asked that a figure would say too little. */
  isTooOpen: boolean;
  wordCount: number;
  hasCode: boolean;
  sentences: { text: string; state: SentenceState }[];
}

export interface AttemptPair {
  before: ComparedAttempt;
  after: ComparedAttempt;
  comparison: ReviewComparison;
}

interface ReviewedAttempt {
  number: number;
  at: string;
  review: Review | null;
  hasCode: boolean;
}

/** Two attempts at one question side by side; null when the review of one cannot be read or has no score. */
export function compareAttempts(
  before: ReviewedAttempt,
  after: ReviewedAttempt,
): AttemptPair | null {
  if (!before.review || !after.review) return null;
  if (!hasScore(before.review) || !hasScore(after.review)) return null;
  return {
    before: toComparedAttempt(before, before.review),
    after: toComparedAttempt(after, after.review),
    comparison: compareReviews(before.review, after.review),
  };
}

function toComparedAttempt(
  { number, at, hasCode }: ReviewedAttempt,
  review: Review,
): ComparedAttempt {
  const { score, band, isOpen = false, facts, sentences } = review;
  return {
    number,
    at,
    score,
    band,
    isOpen,
    isTooOpen: hasTooOpenRange(review),
    wordCount: facts.words,
    hasCode,
    sentences: sentences.map(({ text, state }) => ({ text, state })),
  };
}
