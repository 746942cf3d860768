import type { Kysely } from "kysely";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { getStepKey, parseStepKey } from "./step-key";
import type { AdviceStep } from "./types";

/** More would be most of what there is to suggest. */
export const MAX_REFUSALS = 40;

const YEAR_IN_MS = 365 * 86_400_000;

type StepId = Pick<AdviceStep, "kind" | "subject">;

/** The keys of the steps that a person said no to within a year, the newest first. */
export async function listRefusals(
  owner: string,
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<string[]> {
  const rows = await connection
    .selectFrom("step_refusals")
    .select(["kind", "subject"])
    .where("owner_id", "=", owner)
    .where("refused_at", ">=", getYearAgo(now))
    .orderBy("refused_at", "desc")
    .orderBy("kind")
    .orderBy("subject")
    .execute();
  return rows.flatMap(({ kind, subject }) => {
    const step = parseStepKey(`${kind}:${subject}`);
    return step ? getStepKey(step) : [];
  });
}

/** Remembers a step that isn't to be suggested, unless the owner has refused as many as they can. */
export async function refuseStep(
  owner: string,
  { kind, subject }: StepId,
  now: Date,
): Promise<{ isFull: boolean }> {
  const refused_at = now.toISOString();
  return runTransaction(async (connection) => {
    const refusals = await listRefusals(owner, now, connection);
    if (refusals.length >= MAX_REFUSALS && !refusals.includes(getStepKey({ kind, subject })))
      return { isFull: true };
    await connection
      .insertInto("step_refusals")
      .values({ owner_id: owner, kind, subject, refused_at })
      .onConflict((conflict) =>
        conflict.columns(["owner_id", "kind", "subject"]).doUpdateSet({ refused_at }),
      )
      .execute();
    return { isFull: false };
  });
}

export async function undoRefusal(owner: string, { kind, subject }: StepId): Promise<void> {
  await db
    .deleteFrom("step_refusals")
    .where("owner_id", "=", owner)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .execute();
}

export async function deleteExpiredRefusals(now: Date): Promise<void> {
  await db.deleteFrom("step_refusals").where("refused_at", "<", getYearAgo(now)).execute();
}

function getYearAgo(now: Date): string {
  return new Date(now.getTime() - YEAR_IN_MS).toISOString();
}
