import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { personalTable } from "~/platform/personal-data";

export const TARGET_TABLES = [
  personalTable({
    table: "career_targets",
    title: "Target role",
    description: "The role or occupation you chose as your target.",
    order: ["chosen_at"],
    visitorRows: "expire",
    toCells: (row) => ({ Target: row.target, Chosen: new Date(row.chosen_at) }),
    move: moveTarget,
  }),
];

/** A visitor's target replaces the one in the account; it is the newer one. */
async function moveTarget(from: string, to: string, connection: Kysely<Tables>): Promise<void> {
  const target = await connection
    .selectFrom("career_targets")
    .select("owner_id")
    .where("owner_id", "=", from)
    .executeTakeFirst();
  if (!target) return;
  await connection.deleteFrom("career_targets").where("owner_id", "=", to).execute();
  await connection
    .updateTable("career_targets")
    .set({ owner_id: to })
    .where("owner_id", "=", from)
    .execute();
}
