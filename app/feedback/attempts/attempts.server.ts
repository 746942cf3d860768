import type { Review } from "~/coach/types";
import { listAttemptRows } from "./queries.server";

/** One try at a question, in whichever session it was made. */
export interface Attempt {
  /** Counts all tries at the question, from 1. */
  number: number;
  sessionId: string;
  /** Which try it was within its session. */
  attemptInSession: number;
  review: Review;
  /** The person had just been shown sample, review or hint of the question. */
  isHelped: boolean;
  /** Where the review is. */
  to: string;
  at: string;
}

/** Every try a person made at a question, over all sessions, oldest first. */
export async function listAttempts(owner: string, questionId: string): Promise<Attempt[]> {
  const rows = await listAttemptRows(owner, questionId);
  return rows.map((row, index) => ({
    number: index + 1,
    sessionId: row.session_id,
    attemptInSession: row.attempt,
    review: JSON.parse(row.review) as Review,
    isHelped: row.help !== null,
    to: `/interview/sessions/${row.session_id}/review/${getQuestionNumber(row.question_ids, questionId)}?attempt=${row.attempt}`,
    at: row.created_at,
  }));
}

function getQuestionNumber(questionIdsJson: string, questionId: string): number {
  return (JSON.parse(questionIdsJson) as string[]).indexOf(questionId) + 1;
}
