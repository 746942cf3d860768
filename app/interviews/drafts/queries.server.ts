import { db } from "~/platform/database/connection.server";
import { writeInSession } from "~/interviews/queries.server";
import type { DraftPart } from "./types";

export interface DraftPlace {
  sessionId: string;
  questionId: string;
  part: DraftPart;
}

export interface DraftWrite {
  attempt: number;
  writer: string;
  base: number;
  revision: number;
  fields: string;
  savedAt: string;
}

export function findDraft(owner: string, { sessionId, questionId, part }: DraftPlace) {
  return db
    .selectFrom("interview_drafts")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .where("question_id", "=", questionId)
    .where("part", "=", part)
    .executeTakeFirst();
}

/** Everything of a session that was begun and is still here. */
export function listDrafts(owner: string, sessionId: string) {
  return db
    .selectFrom("interview_drafts")
    .select(["question_id", "part", "attempt", "fields"])
    .$narrowType<{ part: DraftPart }>()
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .orderBy("part")
    .execute();
}

/**
 * Writes a draft unless somebody else has written meanwhile. A page's own saves may overtake each other
 * on the way: the newest one stays.
 * @returns the revision that stands in the way, or null when the draft is kept
 */
export function writeDraft(
  place: DraftPlace,
  { attempt, writer, base, revision, fields, savedAt }: DraftWrite,
): Promise<number | null> {
  return writeInSession(place.sessionId, async (owner, transaction) => {
    const standing = await transaction
      .selectFrom("interview_drafts")
      .select(["writer", "revision", "attempt"])
      .where("owner_id", "=", owner)
      .where("session_id", "=", place.sessionId)
      .where("question_id", "=", place.questionId)
      .where("part", "=", place.part)
      .executeTakeFirst();
    const isOfThisTry = standing?.attempt === attempt;
    if (standing && isOfThisTry && standing.writer === writer && standing.revision >= revision)
      return null;
    if (standing && isOfThisTry && standing.writer !== writer && standing.revision !== base)
      return standing.revision;
    const written = { attempt, writer, revision, fields, saved_at: savedAt };
    await transaction
      .insertInto("interview_drafts")
      .values({
        session_id: place.sessionId,
        question_id: place.questionId,
        part: place.part,
        owner_id: owner,
        ...written,
      })
      .onConflict((conflict) =>
        conflict.columns(["session_id", "question_id", "part"]).doUpdateSet(written),
      )
      .execute();
    return null;
  });
}

export async function deleteDraft(
  owner: string,
  { sessionId, questionId, part }: DraftPlace,
): Promise<void> {
  await db
    .deleteFrom("interview_drafts")
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .where("question_id", "=", questionId)
    .where("part", "=", part)
    .execute();
}
