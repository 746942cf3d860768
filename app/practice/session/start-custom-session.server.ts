import { randomUUID } from "node:crypto";
import { insertSession } from "./queries.server";
import { listSessionRows } from "~/practice/store/queries.server";
import { parseQuestionIds } from "~/practice/store/question-ids.server";
import type { CustomSessionKind } from "~/practice/store/session-card";

interface CustomSession {
  kind: CustomSessionKind;
  /** Ids from the bank, in the order to ask; at least one. */
  questionIds: readonly string[];
  /** Skills found in a posting or resume, for the report. */
  sourceSkillIds?: readonly string[];
}

/** Starts a session on chosen questions, and returns its id. */
export async function startCustomSession(
  owner: string,
  { kind, questionIds, sourceSkillIds }: CustomSession,
  now: Date,
): Promise<string> {
  return insertSession({
    id: randomUUID(),
    owner_id: owner,
    card_id: kind,
    question_ids: JSON.stringify(questionIds),
    skipped_ids: "[]",
    asked_skills: sourceSkillIds ? JSON.stringify(sourceSkillIds) : null,
    started_at: now.toISOString(),
    ended_at: null,
  });
}

/** Where a question is answered: a session, and the question's number in it. */
export interface QuestionPlace {
  sessionId: string;
  number: number;
}

export const getQuestionUrl = ({ sessionId, number }: QuestionPlace): string =>
  `/interview/sessions/${sessionId}?question=${number}`;

/** The newest open practice session with this question. */
export async function findOpenSession(
  owner: string,
  questionId: string,
): Promise<QuestionPlace | undefined> {
  const sessions = await listSessionRows(owner);
  for (const { id, mode, question_ids, ended_at } of sessions) {
    const index = parseQuestionIds(question_ids, id).indexOf(questionId);
    if (ended_at === null && mode === "practice" && index >= 0)
      return { sessionId: id, number: index + 1 };
  }
  return undefined;
}

/** The newest open practice session with this question, else a new one-question session. */
export async function findOrStartSession(
  owner: string,
  questionId: string,
  now: Date,
): Promise<QuestionPlace> {
  const open = await findOpenSession(owner, questionId);
  if (open) return open;
  return {
    sessionId: await startCustomSession(
      owner,
      { kind: "one-question", questionIds: [questionId] },
      now,
    ),
    number: 1,
  };
}
