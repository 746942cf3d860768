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
