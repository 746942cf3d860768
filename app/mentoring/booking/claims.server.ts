import type { Kysely } from "kysely";
import type { Tables } from "~/platform/database/tables";
import { db } from "~/platform/database/connection.server";
import type { Slot } from "./resolve-slots";

const QUARTER_IN_MS = 15 * 60_000;

interface TakenTime extends Slot {
  sessionId: string;
  person: string;
  mentor: string;
}

/**
 * Takes a time on both sides, in place of any the session had. Every quarter of an hour exists once
 * for each side (a primary key), so two sessions can't overlap, whatever arrives in parallel.
 * @returns the side that has another session then; undefined if the time is taken now
 */
export async function claimTime(
  connection: Kysely<Tables>,
  { sessionId, person, mentor, startsAt, endsAt }: TakenTime,
): Promise<"person" | "mentor" | undefined> {
  const quarters = listQuarters(startsAt, endsAt);
  const holders = [...new Set([person, mentor])];
  const previous = await listClaims(connection, sessionId);
  await connection
    .insertInto("mentor_claims")
    .values(
      holders.flatMap((holder) =>
        quarters.map((quarter) => ({ holder, quarter, session_id: sessionId })),
      ),
    )
    .onConflict((conflict) => conflict.columns(["holder", "quarter"]).doNothing())
    .execute();
  const claims = await listClaims(connection, sessionId);
  const busy = holders.find((holder) =>
    quarters.some(
      (quarter) => !claims.some((claim) => claim.holder === holder && claim.quarter === quarter),
    ),
  );
  const superseded = busy
    ? claims.filter((claim) => !previous.some((each) => isSameClaim(each, claim)))
    : claims.filter(({ quarter }) => !quarters.includes(quarter));
  for (const { holder, quarter } of superseded)
    await connection
      .deleteFrom("mentor_claims")
      .where("holder", "=", holder)
      .where("quarter", "=", quarter)
      .execute();
  if (busy === undefined) return undefined;
  return busy === mentor ? "mentor" : "person";
}

export async function releaseTime(connection: Kysely<Tables>, sessionId: string): Promise<void> {
  await connection.deleteFrom("mentor_claims").where("session_id", "=", sessionId).execute();
}

/** The quarters of an hour someone has sessions in, from one instant on and before another. */
export async function listTakenQuarters(
  holders: readonly string[],
  from: string,
  before: string,
  connection: Kysely<Tables> = db,
): Promise<{ holder: string; quarter: string }[]> {
  return connection
    .selectFrom("mentor_claims")
    .select(["holder", "quarter"])
    .where("holder", "in", holders)
    .where("quarter", ">=", from)
    .where("quarter", "<", before)
    .execute();
}

/** Whether a slot has a taken quarter. */
export function isTaken({ startsAt, endsAt }: Slot, taken: ReadonlySet<string>): boolean {
  return listQuarters(startsAt, endsAt).some((quarter) => taken.has(quarter));
}

/** The starts of the quarters of an hour that a time touches. */
function listQuarters(startsAt: string, endsAt: string): string[] {
  const first = Math.floor(Date.parse(startsAt) / QUARTER_IN_MS);
  const end = Math.ceil(Date.parse(endsAt) / QUARTER_IN_MS);
  return Array.from({ length: end - first }, (_, index) =>
    new Date((first + index) * QUARTER_IN_MS).toISOString(),
  );
}

function listClaims(connection: Kysely<Tables>, sessionId: string) {
  return connection
    .selectFrom("mentor_claims")
    .select(["holder", "quarter"])
    .where("session_id", "=", sessionId)
    .execute();
}

function isSameClaim(
  a: { holder: string; quarter: string },
  b: { holder: string; quarter: string },
): boolean {
  return a.holder === b.holder && a.quarter === b.quarter;
}
