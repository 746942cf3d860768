import { sql } from "kysely";
import { checkDraftStorage } from "~/practice/store/storage-limit.server";
import { db } from "~/platform/database/connection.server";
import type { Refusal } from "~/platform/http/refuse-form.server";
import { withSessionTransaction } from "~/practice/store/queries.server";
import type { DraftPart } from "./types";

export interface DraftKey {
  sessionId: string;
  questionId: string;
  part: DraftPart;
}

export interface DraftValues {
  attempt: number;
  writer: string;
  base: number;
  revision: number;
  fields: string;
  savedAt: string;
}

export function getDraft(owner: string, { sessionId, questionId, part }: DraftKey) {
  return db
    .selectFrom("interview_drafts")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .where("question_id", "=", questionId)
    .where("part", "=", part)
    .executeTakeFirst();
}

/** All drafts of a session. */
export function listDrafts(owner: string, sessionId: string) {
  return db
    .selectFrom("interview_drafts")
    .select(["session_id", "question_id", "part", "attempt", "fields"])
    .$narrowType<{ part: DraftPart }>()
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .orderBy("part")
    .execute();
}

export type UpsertDraftResult =
  | { status: "saved"; growth: number }
  | { status: "already-submitted" }
  | { status: "full"; refusal: Refusal }
  | { status: "conflict"; revision: number };

/**
 * Upserts a draft unless another writer saved since `base` or this attempt was submitted. Saves of
 * one page may arrive out of order: the newest wins.
 */
export function upsertDraft(
  key: DraftKey,
  { attempt, writer, base, revision, fields, savedAt }: DraftValues,
): Promise<UpsertDraftResult> {
  return withSessionTransaction(key.sessionId, async (owner, transaction) => {
    const submission = await transaction
      .selectFrom(key.part === "answer" ? "interview_answers" : "interview_follow_ups")
      .select("attempt")
      .where("session_id", "=", key.sessionId)
      .where("question_id", "=", key.questionId)
      .where("attempt", ">=", attempt)
      .executeTakeFirst();
    if (submission) return { status: "already-submitted" };
    const existing = await transaction
      .selectFrom("interview_drafts")
      .select(["writer", "revision", "attempt"])
      .select(sql<number>`octet_length(fields)`.as("bytes"))
      .where("owner_id", "=", owner)
      .where("session_id", "=", key.sessionId)
      .where("question_id", "=", key.questionId)
      .where("part", "=", key.part)
      .executeTakeFirst();
    const isSameAttempt = existing?.attempt === attempt;
    if (existing && isSameAttempt && existing.writer === writer && existing.revision >= revision)
      return { status: "saved", growth: 0 };
    if (existing && isSameAttempt && existing.writer !== writer && existing.revision !== base)
      return { status: "conflict", revision: existing.revision };
    const growth = Buffer.byteLength(fields) - (existing?.bytes ?? 0);
    const refusal = await checkDraftStorage(owner, growth, transaction);
    if (refusal) return { status: "full", refusal };
    const values = { attempt, writer, revision, fields, saved_at: savedAt };
    await transaction
      .insertInto("interview_drafts")
      .values({
        session_id: key.sessionId,
        question_id: key.questionId,
        part: key.part,
        owner_id: owner,
        ...values,
      })
      .onConflict((conflict) =>
        conflict.columns(["session_id", "question_id", "part"]).doUpdateSet(values),
      )
      .execute();
    return { status: "saved", growth };
  });
}

export async function deleteDraft(
  owner: string,
  { sessionId, questionId, part }: DraftKey,
): Promise<void> {
  await db
    .deleteFrom("interview_drafts")
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .where("question_id", "=", questionId)
    .where("part", "=", part)
    .execute();
}
