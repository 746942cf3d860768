import { randomUUID } from "node:crypto";
import { insertSession } from "./queries.server";
import { listSessionRows } from "~/practice/store/queries.server";
import { parseIds } from "~/practice/store/stored-json.server";
import type { CustomSessionKind } from "~/practice/store/session-card";

/**
 * Starts a session on chosen questions.
 *
 * @param questionIds ids from the bank, in the order to ask; at least one
 * @param sourceSkillIds skills found in a posting or resume, for the report
 * @returns the session's id
 */
export async function startCustomSession(
  owner: string,
  kind: CustomSessionKind,
  questionIds: readonly string[],
  now: Date,
  sourceSkillIds?: readonly string[],
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
    const index = parseIds(question_ids, id).indexOf(questionId);
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
  return (
    (await findOpenSession(owner, questionId)) ?? {
      sessionId: await startCustomSession(owner, "one-question", [questionId], now),
      number: 1,
    }
  );
}
