import { selectVisibleAttempts } from "~/practice/store/queries.server";

/** Every attempt at one question, oldest first, with the questions of its session. */
export function listAttemptRows(owner: string, questionId: string) {
  return selectVisibleAttempts(owner)
    .innerJoin("interview_sessions as session", "session.id", "answer.session_id")
    .select([
      "answer.session_id",
      "answer.question_id",
      "answer.attempt",
      "answer.score",
      "answer.review",
      "answer.own_review",
      "answer.own_score",
      "answer.help",
      "answer.created_at",
      "answer.excluded_at",
      "session.question_ids",
      "session.own_questions",
    ])
    .select(({ eb }) => eb("answer.code", "is not", null).as("has_code"))
    .where("answer.question_id", "=", questionId)
    .execute();
}
