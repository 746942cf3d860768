import { z } from "zod";
import type { Review } from "~/coach/types";
import { questionById } from "~/data/questions/cards.server";
import type { Help } from "./help";
import * as queries from "./queries.server";
import { modeSchema } from "./schema.server";
import { getSessionCard } from "./session-card";
import type { CodeAnswer, FollowUp, Session, SessionSummary } from "./types";

/** A session with its questions and answers; undefined when it is not this owner's. */
export async function getSession(owner: string, id: string): Promise<Session | undefined> {
  const row = await queries.getSessionRow(owner, id);
  const card = row && getSessionCard(row.card_id);
  if (!row || !card) return undefined;
  const [answers, followUps] = await Promise.all([
    queries.listAnswerRows(owner, id),
    listFollowUps(owner, id),
  ]);
  return {
    id: row.id,
    mode: modeSchema.parse(row.mode),
    card,
    questions: parseIds(row.question_ids).flatMap(
      (questionId) => questionById(questionId)?.question ?? [],
    ),
    skippedIds: new Set(parseIds(row.skipped_ids)),
    answers: answers.map(
      ({ question_id, attempt, answer, review, seconds, code, help, created_at }) => ({
        questionId: question_id,
        attempt,
        text: answer,
        review: JSON.parse(review) as Review,
        seconds,
        code: code === null ? null : (JSON.parse(code) as CodeAnswer),
        help: help as Help | null,
        createdAt: created_at,
      }),
    ),
    followUps,
    sourceSkills: row.asked_skills === null ? [] : parseIds(row.asked_skills),
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}

export async function listSessions(owner: string): Promise<SessionSummary[]> {
  const rows = await queries.listSessionRows(owner);
  return rows.map((row) => {
    const areScoresHidden = row.mode === "live" && row.ended_at === null;
    return {
      id: row.id,
      title: getSessionCard(row.card_id)?.title ?? "Interview",
      startedAt: row.started_at,
      endedAt: row.ended_at,
      questionCount: parseIds(row.question_ids).length,
      answeredCount: Number(row.answered),
      areScoresHidden,
      meanScore: row.mean === null || areScoresHidden ? null : Math.round(Number(row.mean)),
    };
  });
}

const idsSchema = z.array(z.string());

export function parseIds(idsJson: string): string[] {
  return idsSchema.parse(JSON.parse(idsJson));
}

async function listFollowUps(owner: string, sessionId: string): Promise<FollowUp[]> {
  const rows = await queries.listFollowUpRows(owner, sessionId);
  return rows.map(({ question_id, attempt, key_point_id, answer, review }) => ({
    questionId: question_id,
    attempt,
    keyPointId: key_point_id,
    text: answer,
    review: JSON.parse(review) as Review,
  }));
}
