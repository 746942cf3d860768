import { randomUUID } from "node:crypto";
import { insertSession } from "./queries.server";
import { listSessionRows } from "~/practice/store/queries.server";
import { listOwnQuestionsById } from "~/practice/own-questions/find-question.server";
import { parseCopies } from "~/practice/own-questions/stored-question.server";
import type { Mode } from "~/practice/store/modes";
import type { CustomSessionKind } from "~/practice/store/session-card";
import { parseQuestions } from "~/practice/store/session-questions.server";

interface CustomSession {
  kind: CustomSessionKind;
  /** Ids from the bank or of the owner's questions, in the order to ask; at least one. */
  questionIds: readonly string[];
  mode?: Mode;
  /** What it is called, other than by its kind. */
  name?: string | null;
  /** Skills found in a posting or resume, for the report. */
  sourceSkillIds?: readonly string[];
}

/** Starts a session on chosen questions, with a copy of those that people wrote, and returns its id. */
export async function startCustomSession(
  owner: string,
  { kind, name = null, questionIds, mode = "practice", sourceSkillIds }: CustomSession,
  now: Date,
): Promise<string> {
  return insertSession({
    id: randomUUID(),
    owner_id: owner,
    card_id: kind,
    name,
    question_ids: JSON.stringify(questionIds),
    skipped_ids: "[]",
    mode,
    own_questions: JSON.stringify(await listOwnQuestionsById(owner, questionIds)),
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

/** The newest open practice session with this question, as it is now. */
export async function findOpenSession(
  owner: string,
  questionId: string,
): Promise<QuestionPlace | undefined> {
  const sessions = await listSessionRows(owner);
  const current = JSON.stringify((await listOwnQuestionsById(owner, [questionId]))[0]);
  for (const session of sessions) {
    if (session.ended_at !== null || session.mode !== "practice") continue;
    const index = parseQuestions(session).findIndex(({ id }) => id === questionId);
    const copies = parseCopies(session.own_questions, session.id);
    const copy = JSON.stringify(copies.find(({ id }) => id === questionId));
    if (index >= 0 && copy === current) return { sessionId: session.id, number: index + 1 };
  }
  return undefined;
}

/**
 * The newest open practice session with this question, else a new one-question session.
 *
 * @param name what a new one is called, other than by its kind
 */
export async function findOrStartSession(
  owner: string,
  questionId: string,
  now: Date,
  name: string | null = null,
): Promise<QuestionPlace> {
  const open = await findOpenSession(owner, questionId);
  if (open) return open;
  return {
    sessionId: await startCustomSession(
      owner,
      { kind: "one-question", questionIds: [questionId], name },
      now,
    ),
    number: 1,
  };
}
