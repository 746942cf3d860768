import { hasScore } from "~/coach/has-score";
import { getLatestAttemptRow } from "~/practice/store/queries.server";
import { parseCode, parseReview } from "~/practice/store/stored-json.server";
import type { CodeAnswer } from "~/practice/store/types";
import type { MissingPoint } from "./missing-points";

export interface LastAttempt {
  text: string;
  code: CodeAnswer | null;
  /** Null for an answer without a score. */
  score: number | null;
  at: string;
  /** What its review found missing; empty if the review can't be read. */
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
    code: parseCode(row),
    score: review && !hasScore(review) ? null : (row.own_score ?? row.score),
    at: row.created_at,
    missingPoints: (review?.keyPoints ?? [])
      .filter(({ status }) => status !== "covered")
      .map(({ id, label, add }) => ({ id, label, add })),
  };
}
