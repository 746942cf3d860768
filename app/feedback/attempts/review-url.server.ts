import { parseQuestions } from "~/practice/store/session-questions.server";

/** The review of an attempt. In a session whose questions can't be read, the report. */
export function getReviewUrl(row: {
  session_id: string;
  question_ids: string;
  own_questions: string;
  question_id: string;
  attempt: number;
}): string {
  const session = `/interview/sessions/${row.session_id}`;
  const questions = parseQuestions({ ...row, id: row.session_id });
  const index = questions.findIndex(({ id }) => id === row.question_id);
  return index < 0 ? `${session}/report` : `${session}/review/${index + 1}?attempt=${row.attempt}`;
}
