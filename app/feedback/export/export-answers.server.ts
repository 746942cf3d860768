import type { Kysely } from "kysely";
import { cardById, questionById } from "~/data/questions/cards.server";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, parseDateOrNull, withoutOwner } from "~/platform/personal-data";
import type { CodeAnswer } from "~/interviews/types";
import { HELP_LABELS, type Help } from "~/interviews/help";
import { toReviewColumns } from "./review-columns";

/** A person's sessions and every answer with its review. */
export async function exportAnswers(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const sessions = await connection
    .selectFrom("interview_sessions")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("started_at")
    .execute();
  const answers = await connection
    .selectFrom("interview_answers")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .orderBy("attempt")
    .execute();
  const cardTitles = new Map(
    sessions.map(({ id, card_id }) => [id, cardById(card_id)?.title ?? card_id]),
  );
  return [
    {
      table: "interview_sessions",
      title: "Interview sessions",
      description: "Each time you practiced.",
      rows: sessions.map((row) => ({
        ...withoutOwner(row),
        question_ids: parseIds(row.question_ids),
        skipped_ids: parseIds(row.skipped_ids),
        asked_skills: row.asked_skills === null ? null : parseIds(row.asked_skills),
      })),
      displayRows: sessions.map((row) => ({
        Card: cardTitles.get(row.id) ?? row.card_id,
        Mode: row.mode,
        Questions: parseIds(row.question_ids).length,
        Answers: answers.filter(({ session_id }) => session_id === row.id).length,
        Skipped: parseIds(row.skipped_ids).length,
        Started: new Date(row.started_at),
        Ended: parseDateOrNull(row.ended_at),
      })),
    },
    {
      table: "interview_answers",
      title: "Interview answers",
      description: "Every answer you gave, word for word, and what the coach said to it.",
      rows: answers.map((row) => ({
        ...withoutOwner(row),
        review: JSON.parse(row.review) as unknown,
        code: parseCode(row.code),
      })),
      displayRows: answers.map((row) => ({
        Question: questionById(row.question_id)?.question.prompt ?? row.question_id,
        Card: cardTitles.get(row.session_id) ?? "",
        Try: row.attempt,
        Answered: new Date(row.created_at),
        "Your answer": row.answer,
        "Your code": parseCode(row.code)?.source ?? "",
        Help: row.help === null ? "" : HELP_LABELS[row.help as Help],
        ...toReviewColumns(row.review),
        Score: row.score,
      })),
    },
  ];
}

function parseCode(json: string | null): CodeAnswer | null {
  return json === null ? null : (JSON.parse(json) as CodeAnswer);
}

function parseIds(json: string): string[] {
  return JSON.parse(json) as string[];
}
