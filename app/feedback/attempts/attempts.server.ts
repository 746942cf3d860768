import { hasScore } from "~/coach/has-score";
import { hasTooOpenRange } from "~/coach/score/range";
import type { Review } from "~/coach/types";
import { getReviewUrl } from "~/practice/session/review-url";
import { parseQuestions } from "~/practice/store/session-questions.server";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";
import { parseReview } from "~/practice/store/stored-json.server";
import { listAttemptRows } from "./queries.server";

/** An attempt at a question, in any session. */
export interface Attempt {
  /** Counts all attempts at the question, from 1. */
  number: number;
  sessionId: string;
  /** Its number within the session. */
  attemptInSession: number;
  /** 0–100; null for an answer without a score. */
  score: number | null;
  /** Something is still asked that would change the score. */
  isOpen: boolean;
  /** So much is still asked that a figure would say too little. */
  isTooOpen: boolean;
  /** Part of the score rests on the person's own account. */
  hasOwnAccount: boolean;
  /** Null, as the review, if the stored one can't be read. */
  isByEarlierRubric: boolean | null;
  review: Review | null;
  hasCode: boolean;
  /** The user had recently seen a sample answer, a review or the hint for it. */
  isHelped: boolean;
  /** Taken out of the skill record and the review schedule, where an exercise never was. */
  isExcluded: boolean;
  to: string;
  at: string;
}

/** All of the owner's attempts at a question, across sessions, oldest first. */
export async function listAttempts(owner: string, questionId: string): Promise<Attempt[]> {
  const rows = await listAttemptRows(owner, questionId);
  return rows.map((row, index) => {
    const review = parseReview("interview_answers", row);
    return {
      number: index + 1,
      sessionId: row.session_id,
      attemptInSession: row.attempt,
      score: review && !hasScore(review) ? null : (row.own_score ?? row.score),
      isOpen: review?.isOpen === true,
      isTooOpen: review !== null && hasScore(review) && hasTooOpenRange(review),
      hasOwnAccount:
        review !== null &&
        ((review.ownShare ?? 0) > 0 || review.keyPoints.some(({ isOwn }) => isOwn)),
      isByEarlierRubric: review && isByEarlierRubric(review),
      review,
      hasCode: Boolean(row.has_code),
      isHelped: row.help !== null,
      isExcluded: row.excluded_at !== null && review?.isUnscored !== true,
      to: getReviewUrl(
        { session: row.session_id, question: row.question_id, attempt: row.attempt },
        parseQuestions({ ...row, id: row.session_id }).map(({ id }) => id),
      ),
      at: row.created_at,
    };
  });
}

/** The attempts that count in the review schedule. */
export function selectCountedAttempts(questionId: string, attempts: readonly Attempt[]) {
  return attempts.flatMap(({ isExcluded, score, isHelped, at }) =>
    isExcluded || score === null ? [] : [{ questionId, score, isHelped, at }],
  );
}
