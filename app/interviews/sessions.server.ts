import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Review } from "~/coach/types";
import { cardById, questionById } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import { coach } from "~/practice/coach.server";
import type { CodeAnswer } from "./types";
import { type FollowUp, listFollowUps } from "~/practice/follow-up/follow-ups.server";
import type { Help } from "./help";
import { getRecentHelp } from "~/practice/help/help.server";
import type { Mode } from "./modes";
import * as queries from "./queries.server";
import { modeSchema } from "~/practice/answer/schema.server";
import { type SessionCard, getSessionCard } from "./session-card";

export interface Answer {
  questionId: string;
  attempt: number;
  text: string;
  review: Review;
  /** Speaking time when most of it was spoken; null when typed. */
  seconds: number | null;
  code: CodeAnswer | null;
  /** What the person had just been shown of the question. */
  help: Help | null;
  createdAt: string;
}

export interface Session {
  id: string;
  mode: Mode;
  card: SessionCard;
  questions: Question[];
  skippedIds: ReadonlySet<string>;
  /** Every try, oldest first. */
  answers: Answer[];
  followUps: FollowUp[];
  /** Ids of the skills a job posting or a resume named; none for other sessions. */
  sourceSkills: string[];
  startedAt: string;
  endedAt: string | null;
}

/** Starts a session on a card. Returns its id, or undefined when there is no such card. */
export async function startSession(
  owner: string,
  cardId: string,
  mode: Mode,
): Promise<string | undefined> {
  const card = cardById(cardId);
  if (!card) return undefined;
  const id = randomUUID();
  await queries.insertSession({
    id,
    owner_id: owner,
    card_id: card.id,
    question_ids: JSON.stringify(card.questions.map((question) => question.id)),
    skipped_ids: "[]",
    mode,
    started_at: new Date().toISOString(),
    ended_at: null,
  });
  return id;
}

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

/**
 * Scores and keeps an answer, and returns its review; undefined when another text stands under the same attempt already
 * (from another tab): that one stays, and the caller still holds this one. The same text sent twice is one answer.
 */
export async function submitAnswer(
  owner: string,
  session: Session,
  question: Question,
  { attempt, text, seconds, code }: Pick<Answer, "attempt" | "text" | "seconds" | "code">,
): Promise<Review | undefined> {
  const { kind, prompt, keyPoints, samples } = question;
  const review = await coach.review({
    kind,
    question: prompt,
    keyPoints,
    reference: samples.senior,
    answer: text,
    seconds,
  });
  const now = new Date();
  const answer = {
    id: randomUUID(),
    session_id: session.id,
    question_id: question.id,
    attempt,
    answer: text,
    review: JSON.stringify(review),
    score: review.score,
    seconds,
    code: code && JSON.stringify(code),
    created_at: now.toISOString(),
  };
  const wasInserted = await queries.withSessionTransaction(
    session.id,
    async (owner_id, connection) =>
      queries.insertAnswer(
        { ...answer, owner_id, help: await getRecentHelp(owner_id, question.id, now, connection) },
        connection,
      ),
  );
  if (wasInserted) return review;
  const answers = await queries.listAnswerRows(owner, session.id);
  return answers.some(
    (row) => row.question_id === question.id && row.attempt === attempt && row.answer === text,
  )
    ? review
    : undefined;
}

export async function skipQuestion(
  owner: string,
  session: Session,
  questionId: string,
): Promise<void> {
  // Two skips at once must both count: each adds to the list as it stands then, not as it was when the page was made.
  for (;;) {
    const row = await queries.getSessionRow(owner, session.id);
    if (
      !row ||
      (await queries.updateSkippedIds(
        owner,
        session.id,
        row.skipped_ids,
        addId(row.skipped_ids, questionId),
      ))
    )
      return;
  }
}

export async function endSession(owner: string, session: Session): Promise<void> {
  await queries.markSessionEnded(owner, session.id, new Date().toISOString());
}

export interface SessionSummary {
  id: string;
  title: string;
  startedAt: string;
  endedAt: string | null;
  questionCount: number;
  answeredCount: number;
  /** A live interview that has not ended: its answers are not shown yet. */
  areScoresHidden: boolean;
  /** Mean score of all answers, whole points; null before the first, and while closed. */
  meanScore: number | null;
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

function addId(idsJson: string, id: string): string {
  return JSON.stringify([...new Set([...parseIds(idsJson), id])]);
}

function parseIds(idsJson: string): string[] {
  return idsSchema.parse(JSON.parse(idsJson));
}
