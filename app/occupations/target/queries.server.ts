import { db } from "~/platform/database/connection.server";

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
