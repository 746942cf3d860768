import type { Kysely } from "kysely";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, withoutOwner } from "~/platform/personal-data";

export function findTarget(owner: string) {
  return db
    .selectFrom("career_targets")
    .select(["target", "chosen_at"])
    .where("owner_id", "=", owner)
    .executeTakeFirst();
}

/** Replaces the target a person had. */
export async function saveTarget(owner: string, target: string): Promise<void> {
  const chosen_at = new Date().toISOString();
  await db
    .insertInto("career_targets")
    .values({ owner_id: owner, target, chosen_at })
    .onConflict((conflict) => conflict.column("owner_id").doUpdateSet({ target, chosen_at }))
    .execute();
}

/** Removes the target, if it is still this one. */
export async function removeTarget(owner: string, target: string): Promise<void> {
  await db
    .deleteFrom("career_targets")
    .where("owner_id", "=", owner)
    .where("target", "=", target)
    .execute();
}

/** A visitor's target moves into the account; it is the newer one. */
export async function moveTarget(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  const target = await connection
    .selectFrom("career_targets")
    .select("owner_id")
    .where("owner_id", "=", from)
    .executeTakeFirst();
  if (!target) return;
  await eraseTarget(to, connection);
  await connection
    .updateTable("career_targets")
    .set({ owner_id: to })
    .where("owner_id", "=", from)
    .execute();
}

export async function eraseTarget(owner: string, connection: Kysely<Tables>): Promise<void> {
  await connection.deleteFrom("career_targets").where("owner_id", "=", owner).execute();
}

export async function exportTarget(
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection[]> {
  const rows = await connection
    .selectFrom("career_targets")
    .selectAll()
    .where("owner_id", "=", owner)
    .execute();
  return [
    {
      table: "career_targets",
      title: "Target role",
      description: "The role or occupation you chose as your target.",
      rows: rows.map(withoutOwner),
      displayRows: rows.map((row) => ({ Target: row.target, Chosen: new Date(row.chosen_at) })),
    },
  ];
}
