import { randomUUID } from "node:crypto";
import { hasScore } from "~/coach/has-score";
import type { Review } from "~/coach/types";
import { listAnswerRows, withSessionTransaction } from "~/practice/store/queries.server";
import { toScoreColumns } from "~/practice/store/earlier-rubric";
import { listExplainedChecks } from "~/practice/store/explained-checks.server";
import { reviewAnswer } from "~/practice/store/review-answer.server";
import type { Answer } from "~/practice/store/types";
import { isExercise } from "~/practice/own-questions/exercise-question.server";
import { getRecentHelp } from "~/practice/help/help.server";
import { insertAnswer } from "~/practice/session/queries.server";
import type { AnswerTarget } from "./types";

/**
 * Scores and saves an answer. Returns undefined if a different answer to this attempt was already
 * saved (another tab). Submitting the same text twice saves one answer.
 */
export async function submitAnswer(
  { owner, ip, session, question }: AnswerTarget,
  {
    attempt,
    text,
    seconds,
    code,
    retells = null,
  }: Pick<Answer, "attempt" | "text" | "seconds" | "code"> & { retells?: string | null },
): Promise<{ review: Review; bytes: number } | undefined> {
  const explainedChecks = await listExplainedChecks(owner, question.id, {
    sessionId: session.id,
    attempt,
    checks: {},
  });
  const review = await reviewAnswer(question, { text, seconds, code }, { explainedChecks }, ip);
  const now = new Date();
  const answer = {
    id: randomUUID(),
    session_id: session.id,
    question_id: question.id,
    attempt,
    answer: text,
    review: JSON.stringify(review),
    score: review.score,
    ...toScoreColumns(review),
    seconds,
    code: code && JSON.stringify(code),
    created_at: now.toISOString(),
    // Code alone without a test run, or another language: without a score, it says nothing about a skill.
    // The score of a retelling is lower because it is short, as it should be.
    // An exercise practices one step of a lesson, not a whole answer.
    excluded_at:
      hasScore(review) && retells === null && !isExercise(question.id) ? null : now.toISOString(),
    retells,
  };
  const wasInserted = await withSessionTransaction(session.id, async (owner_id, connection) =>
    insertAnswer(
      { ...answer, owner_id, help: await getRecentHelp(owner_id, question.id, now, connection) },
      connection,
    ),
  );
  if (wasInserted)
    return { review, bytes: Buffer.byteLength(text + answer.review + (answer.code ?? "")) };
  const answers = await listAnswerRows(owner, session.id);
  return answers.some(
    (row) => row.question_id === question.id && row.attempt === attempt && row.answer === text,
  )
    ? { review, bytes: 0 }
    : undefined;
}
