import { hasScore } from "~/coach/has-score";
import { hasTooOpenRange } from "~/coach/score/range";
import { getLatestAttemptRow } from "~/practice/store/queries.server";
import { parseCode, parseReview } from "~/practice/store/stored-json.server";
import type { CodeAnswer } from "~/practice/store/types";
import type { MissingPoint } from "./missing-points";

export interface LastAttempt {
  text: string;
  /** Where its sentences end, as far as the review has them. */
  sentenceEnds: number[];
  code: CodeAnswer | null;
  /** Null for an answer without a score. */
  score: number | null;
  /** Something is still asked that would change the score. */
  isOpen: boolean;
  /** So much is still asked that a figure would say too little. */
  isTooOpen: boolean;
  at: string;
  /** What its review leaves open or says is missing; empty if the review can't be read. */
  missingPoints: MissingPoint[];
}

/** The owner's latest attempt at a question, in any session. */
export async function getLastAttempt(
  owner: string,
  questionId: string,
): Promise<LastAttempt | undefined> {
  const row = await getLatestAttemptRow(owner, questionId);
  if (!row) return undefined;
  const review = parseReview("interview_answers", row);
  return {
    text: row.answer,
    sentenceEnds: (review?.sentences ?? []).map(({ end }) => end),
    code: parseCode(row),
    score: review && !hasScore(review) ? null : (row.own_score ?? row.score),
    isOpen: review?.isOpen === true,
    isTooOpen: review !== null && hasTooOpenRange(review),
    at: row.created_at,
    missingPoints: (review?.keyPoints ?? [])
      .filter(({ status, source }) => status !== "covered" && source !== "thought")
      .map(({ id, label, add }) => ({ id, label, add })),
  };
}
