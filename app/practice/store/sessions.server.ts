import type { AppLoadContext } from "@remix-run/node";
import * as queries from "./queries.server";
import { modeSchema } from "./schema.server";
import { getSessionCard } from "./session-card";
import { isByEarlierRubric } from "./earlier-rubric";
import { parseQuestions } from "./session-questions.server";
import {
  parseChecks,
  parseCode,
  parseHelp,
  parseIds,
  parseLiveSettings,
  parsePointAnswers,
  parseReview,
} from "./stored-json.server";
import type { FollowUp, Session, SessionOutline, SessionSummary } from "./types";

const OPEN_SESSIONS_READ = 5;

/** A session with its questions and answers; undefined if it belongs to someone else. */
export async function getSession(owner: string, id: string): Promise<Session | undefined> {
  const row = await queries.getSessionRow(owner, id);
  const card = row && getSessionCard(row.card_id, row.name);
  if (!row || !card) return undefined;
  const [answers, followUps] = await Promise.all([
    queries.listAnswerRows(owner, id),
    listFollowUps(owner, id),
  ]);
  return {
    id: row.id,
    mode: modeSchema.parse(row.mode),
    live: parseLiveSettings(row),
    card,
    questions: parseQuestions(row),
    skippedIds: new Set(parseIds(row.skipped_ids, row.id)),
    answers: answers.map((answer) => ({
      id: answer.id,
      questionId: answer.question_id,
      attempt: answer.attempt,
      text: answer.answer,
      review: parseReview("interview_answers", answer),
      checks: parseChecks(answer),
      pointAnswers: parsePointAnswers(answer),
      coachScore: answer.score,
      isReviewedAgain: isReviewedAgain(answer),
      seconds: answer.seconds,
      code: parseCode(answer),
      help: parseHelp(answer.help),
      createdAt: answer.created_at,
      isExcluded: answer.excluded_at !== null,
      retells: answer.retells,
    })),
    followUps,
    sourceSkills: row.asked_skills === null ? [] : parseIds(row.asked_skills, row.id),
    startedAt: row.started_at,
    endedAt: row.ended_at,
  };
}

type AnswerRow = Awaited<ReturnType<typeof queries.listAnswerRows>>[number];

/** Whether a review by an earlier rubric is kept beside the one that counts. */
function isReviewedAgain(row: AnswerRow): boolean {
  if (row.own_review === null) return false;
  const first = parseReview("interview_answers", { ...row, own_review: null });
  return first !== null && isByEarlierRubric(first);
}

/** What a draft is checked against, from one row. */
export async function getSessionOutline(
  owner: string,
  id: string,
): Promise<SessionOutline | undefined> {
  const row = await queries.getSessionRow(owner, id);
  return row && { id, questionIds: parseIds(row.question_ids, id), endedAt: row.ended_at };
}

export async function listSessions(owner: string): Promise<SessionSummary[]> {
  return (await queries.listSessionRows(owner)).map(toSummary);
}

/** The newest of the sessions that have not ended. */
export async function listOpenSessions(owner: string, limit: number): Promise<SessionSummary[]> {
  return (await queries.listOpenSessionRows(owner, limit)).map(toSummary);
}

const openSessions = new WeakMap<AppLoadContext, Promise<SessionSummary[]>>();

/** The newest open sessions, read once per request: the next step may be one of them. */
export function getOwnOpenSessions(
  owner: string,
  context: AppLoadContext,
): Promise<SessionSummary[]> {
  const sessions = openSessions.get(context) ?? listOpenSessions(owner, OPEN_SESSIONS_READ);
  openSessions.set(context, sessions);
  return sessions;
}

function toSummary(
  row: Awaited<ReturnType<typeof queries.listSessionRows>>[number],
): SessionSummary {
  return {
    id: row.id,
    cardId: row.card_id,
    title: getSessionCard(row.card_id, row.name)?.title ?? "Interview",
    startedAt: row.started_at,
    endedAt: row.ended_at,
    questionCount: parseIds(row.question_ids, row.id).length,
    answeredCount: Number(row.answered),
    areScoresHidden: row.mode === "live" && row.ended_at === null,
  };
}

async function listFollowUps(owner: string, sessionId: string): Promise<FollowUp[]> {
  const rows = await queries.listFollowUpRows(owner, sessionId);
  return rows.map((row) => ({
    questionId: row.question_id,
    attempt: row.attempt,
    keyPointId: row.key_point_id || null,
    prompt: row.prompt,
    text: row.answer,
    review: row.key_point_id ? parseReview("interview_follow_ups", row) : null,
  }));
}
