import type { Kysely } from "kysely";
import { hasScore } from "~/coach/has-score";
import { cardById, questionById } from "~/data/questions/cards.server";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, parseDateOrNull, withoutOwner } from "~/platform/personal-data";
import { HELP_LABELS } from "~/practice/store/help";
import { parseCode, parseHelp, parseIds, parseReview } from "~/practice/store/stored-json.server";
import { toRawValue } from "~/platform/database/stored-json.server";
import { toReviewColumns } from "./review-columns";

/** Sessions, and every answer with its review. */
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
      description: "Your practice sessions.",
      rows: sessions.map((row) => ({
        ...withoutOwner(row),
        question_ids: toRawValue(row.question_ids),
        skipped_ids: toRawValue(row.skipped_ids),
        asked_skills: row.asked_skills === null ? null : toRawValue(row.asked_skills),
      })),
      displayRows: sessions.map((row) => ({
        Card: cardTitles.get(row.id) ?? row.card_id,
        Mode: row.mode,
        Questions: parseIds(row.question_ids, row.id).length,
        Answers: answers.filter(({ session_id }) => session_id === row.id).length,
        Skipped: parseIds(row.skipped_ids, row.id).length,
        Started: new Date(row.started_at),
        Ended: parseDateOrNull(row.ended_at),
      })),
    },
    {
      table: "interview_answers",
      title: "Interview answers",
      description: "Every answer you gave, word for word, with its review.",
      rows: answers.map((row) => ({
        ...withoutOwner(row),
        // Where an answer has no score, the column holds 0.
        score: isUnscored(row) ? null : row.score,
        review: toRawValue(row.review),
        own_points: row.own_points === null ? null : toRawValue(row.own_points),
        own_review: row.own_review === null ? null : toRawValue(row.own_review),
        code: row.code === null ? null : toRawValue(row.code),
      })),
      displayRows: answers.map((row) => {
        const review = parseReview("interview_answers", row);
        return {
          Question: questionById(row.question_id)?.question.prompt ?? row.question_id,
          Card: cardTitles.get(row.session_id) ?? "",
          Attempt: row.attempt,
          Answered: new Date(row.created_at),
          "Your answer": row.answer,
          "Your code": parseCode(row)?.source ?? "",
          Help: getHelpLabel(row.help),
          ...toReviewColumns(review),
          Score: review && !hasScore(review) ? null : (row.own_score ?? row.score),
          "Score without points you marked": row.own_score === null ? null : row.score,
          "In your record": row.excluded_at === null,
        };
      }),
    },
  ];
}

function isUnscored(row: Parameters<typeof parseReview>[1]): boolean {
  const review = parseReview("interview_answers", row);
  return review !== null && !hasScore(review);
}

function getHelpLabel(storedHelp: string | null): string {
  const help = parseHelp(storedHelp);
  return help === null ? "" : HELP_LABELS[help];
}
