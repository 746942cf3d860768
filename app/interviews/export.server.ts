import type { Kysely } from "kysely";
import type { Review } from "~/coach/types";
import { cardById, questionById } from "~/data/questions/cards";
import type { Tables } from "~/platform/database/tables";
import { type Section, dateOrNull, withoutOwner } from "~/platform/records";

const STATUS = { covered: "Covered", partial: "Partly covered", missed: "Missed", contradicted: "Contradicted" } as const;

/** A person's sessions and every answer with its review. */
export async function readInterviews(owner: string, connection: Kysely<Tables>): Promise<Section[]> {
  const sessions = await connection.selectFrom("interview_sessions").selectAll().where("owner_id", "=", owner).orderBy("started_at").execute();
  const answers = await connection.selectFrom("interview_answers").selectAll().where("owner_id", "=", owner).orderBy("created_at").orderBy("attempt").execute();
  const cardOf = new Map(sessions.map(({ id, card_id }) => [id, cardById(card_id)?.title ?? card_id]));
  return [
    {
      table: "interview_sessions",
      title: "Interview sessions",
      about: "Each time you practiced a card of questions.",
      stored: sessions.map((row) => ({ ...withoutOwner(row), question_ids: list(row.question_ids), skipped_ids: list(row.skipped_ids) })),
      shown: sessions.map((row) => ({
        Card: cardOf.get(row.id) ?? row.card_id,
        Questions: list(row.question_ids).length,
        Answers: answers.filter(({ session_id }) => session_id === row.id).length,
        Skipped: list(row.skipped_ids).length,
        Started: new Date(row.started_at),
        Ended: dateOrNull(row.ended_at),
      })),
    },
    {
      table: "interview_answers",
      title: "Interview answers",
      about: "Every answer you gave, word for word, and what the coach said to it.",
      stored: answers.map((row) => ({ ...withoutOwner(row), review: JSON.parse(row.review) as Review })),
      shown: answers.map((row) => ({
        Question: questionById(row.question_id)?.question.prompt ?? row.question_id,
        Card: cardOf.get(row.session_id) ?? "",
        Try: row.attempt,
        Answered: new Date(row.created_at),
        "Your answer": row.answer,
        Score: row.score,
        ...inWords(JSON.parse(row.review) as Review),
      })),
    },
  ];
}

function inWords({ band, headline, advice, dimensions, keyPoints, nextSteps, maker }: Review) {
  return {
    Band: band,
    Verdict: [headline, advice].filter(Boolean).join(" "),
    Dimensions: dimensions.map(({ label, points, weight, reason }) => `${label}: ${points} of ${weight}. ${reason}`),
    "Key points": keyPoints.map(({ label, status, add }) => `${STATUS[status]}: ${label}${add ? `. ${add}` : ""}`),
    "Next steps": nextSteps.map(({ title, detail }) => `${title}: ${detail}`),
    "Reviewed by": `${maker.name}, ${maker.version}`,
  };
}

function list(json: string): string[] {
  return JSON.parse(json) as string[];
}
