import type { Insertable, Kysely, Updateable } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { OwnQuestionsTable } from "~/platform/database/tables/interviews";

/** Those of these questions that the owner may answer: their own, and what is for everyone on this server. */
export function listUsableRows(owner: string | undefined, ids: string[]) {
  return db
    .selectFrom("own_questions")
    .selectAll()
    .where("id", "in", ids)
    .where(({ eb, or }) => or([eb("owner_id", "=", owner ?? ""), eb("visibility", "=", "server")]))
    .execute();
}

/** The owner's questions, newest first. */
export function listRows(owner: string, connection: Kysely<Tables> = db) {
  return connection
    .selectFrom("own_questions")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function getRow(owner: string, id: string) {
  return db
    .selectFrom("own_questions")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function insertRow(
  row: Insertable<OwnQuestionsTable>,
  connection: Kysely<Tables>,
): Promise<void> {
  await connection.insertInto("own_questions").values(row).execute();
}

export async function updateRow(
  owner: string,
  id: string,
  changes: Updateable<OwnQuestionsTable>,
): Promise<void> {
  await db
    .updateTable("own_questions")
    .set(changes)
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

export async function deleteRow(owner: string, id: string): Promise<void> {
  await db.deleteFrom("own_questions").where("owner_id", "=", owner).where("id", "=", id).execute();
}

export function getSharedRow(tokenHash: string) {
  return db
    .selectFrom("own_questions")
    .selectAll()
    .where("share_token_hash", "=", tokenHash)
    .executeTakeFirst();
}

export async function markReported(tokenHash: string, reportedAt: string): Promise<void> {
  await db
    .updateTable("own_questions")
    .set({ reported_at: reportedAt })
    .where("share_token_hash", "=", tokenHash)
    .execute();
}

/** Ends links, and with them what was reported of them. */
export async function clearLinks(tokenHashes: string[]): Promise<void> {
  await db
    .updateTable("own_questions")
    .set({ share_token_hash: null, reported_at: null })
    .where("share_token_hash", "in", tokenHashes)
    .execute();
}

/** The questions for everyone on this server, oldest first. */
export function listServerRows() {
  return db
    .selectFrom("own_questions")
    .selectAll()
    .where("visibility", "=", "server")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

/** For operators: the questions that readers of their links reported. */
export function listReportedRows() {
  return db
    .selectFrom("own_questions")
    .selectAll()
    .where("reported_at", "is not", null)
    .orderBy("reported_at")
    .execute();
}

/** For operators: a question that was reported or is for everyone on this server. */
export function getOperatorRow(id: string) {
  return db
    .selectFrom("own_questions")
    .selectAll()
    .where("id", "=", id)
    .where(({ eb, or }) => or([eb("reported_at", "is not", null), eb("visibility", "=", "server")]))
    .executeTakeFirst();
}
