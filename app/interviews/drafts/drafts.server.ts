import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type { Session } from "~/interviews/sessions.server";
import { deleteDraft, findDraft, listAnswerDrafts, writeDraft } from "./queries.server";
import { draftFieldsSchema, type draftSchema } from "./schema.server";
import type { DraftPart, OpenDraft } from "./types";

export type DraftSaved = { ok: true; savedAt: string } | { ok: false; message: string; revision: number | null };

const ELSEWHERE = "This answer was changed in another tab or on another device meanwhile.";
const ANSWERED = "This question was answered in another tab meanwhile. Send this one to make it your next try.";

/** The try a person is about to make at a question, or at its follow-up. */
export function nextAttempt({ answers }: Pick<Session, "answers">, questionId: string): number {
  return Math.max(0, ...answers.filter((answer) => answer.questionId === questionId).map((answer) => answer.attempt)) + 1;
}

/** What was begun on this try, and a new hand to go on with it. */
export async function openDraft(owner: string, session: Session, questionId: string, part: DraftPart, attempt: number): Promise<OpenDraft> {
  const row = await findDraft(owner, { sessionId: session.id, questionId, part });
  if (!row || row.attempt !== attempt) return { fields: null, savedAt: null, writer: randomUUID(), base: 0 };
  return { fields: draftFieldsSchema.parse(JSON.parse(row.fields)), savedAt: row.saved_at, writer: randomUUID(), base: row.revision };
}

export interface UnsentAnswer {
  questionId: string;
  text: string;
}

/** What was begun on the questions of a session and never sent. */
export async function unsentAnswers(owner: string, session: Session): Promise<UnsentAnswer[]> {
  const rows = await listAnswerDrafts(owner, session.id);
  return rows
    .filter(({ question_id: id, attempt }) => attempt === nextAttempt(session, id))
    .map(({ question_id: questionId, fields }) => ({ questionId, text: draftFieldsSchema.parse(JSON.parse(fields)).answer.trim() }))
    .filter(({ text }) => text !== "");
}

export async function saveDraft(session: Session, draft: z.output<typeof draftSchema>): Promise<DraftSaved> {
  const { questionId, part, attempt, writer, base, revision, ...fields } = draft;
  const isSent =
    part === "answer"
      ? session.answers.some((answer) => answer.questionId === questionId && answer.attempt >= attempt)
      : session.followUps.some((followUp) => followUp.questionId === questionId && followUp.attempt >= attempt);
  if (isSent) return { ok: false, message: ANSWERED, revision: null };
  const savedAt = new Date().toISOString();
  const standing = await writeDraft({ sessionId: session.id, questionId, part }, { attempt, writer, base, revision, fields: JSON.stringify(fields), savedAt });
  return standing === null ? { ok: true, savedAt } : { ok: false, message: ELSEWHERE, revision: standing };
}

/** What was sent is no draft any more. */
export async function dropDraft(owner: string, session: Session, questionId: string, part: DraftPart): Promise<void> {
  await deleteDraft(owner, { sessionId: session.id, questionId, part });
}
