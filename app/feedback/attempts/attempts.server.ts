import type { Review } from "~/coach/types";
import { parseIds, parseReview } from "~/interviews/stored-json.server";
import { listAttemptRows } from "./queries.server";

/** One try at a question, in whichever session it was made. */
export interface Attempt {
  /** Counts all tries at the question, from 1. */
  number: number;
  sessionId: string;
  /** Which try it was within its session. */
  attemptInSession: number;
  /** 0–100. */
  score: number;
  /** Null when what is stored cannot be read. */
  review: Review | null;
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
    score: row.score,
    review: parseReview("interview_answers", row),
    isHelped: row.help !== null,
    to: `/interview/sessions/${row.session_id}/review/${parseIds(row.question_ids, row.session_id).indexOf(questionId) + 1}?attempt=${row.attempt}`,
    at: row.created_at,
  }));
}
