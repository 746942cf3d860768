import type { Kysely, Selectable } from "kysely";
import { CAREER_GOALS } from "~/data/career-goals";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { PersonContextTable } from "~/platform/database/tables/person-context";
import type { PersonContext } from "./types";

export type PersonContextRow = Selectable<PersonContextTable>;

/** Null for a person who hasn't been asked; everything is null for one who skipped the questions. */
export async function getPersonContext(owner: string | undefined): Promise<PersonContext | null> {
  const row = owner === undefined ? undefined : await findRow(owner);
  return row ? toPersonContext(row) : null;
}

export function findRow(
  owner: string,
  connection: Kysely<Tables> = db,
): Promise<PersonContextRow | undefined> {
  return connection
    .selectFrom("person_context")
    .selectAll()
    .where("owner_id", "=", owner)
    .executeTakeFirst();
}

export async function savePersonContext(
  owner: string,
  { job, occupationCode, years, goal, date, mustStay }: PersonContext,
  now: Date,
): Promise<void> {
  const columns = {
    job,
    occupation_code: occupationCode,
    years,
    goal,
    date,
    must_stay: mustStay,
    updated_at: now.toISOString(),
  };
  await db
    .insertInto("person_context")
    .values({ owner_id: owner, ...columns })
    .onConflict((conflict) => conflict.column("owner_id").doUpdateSet(columns))
    .execute();
}

/** Remembers that a person skipped the questions; what they said before stays. */
export async function skipPersonContext(owner: string, now: Date): Promise<void> {
  await db
    .insertInto("person_context")
    .values({ owner_id: owner, updated_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("owner_id").doNothing())
    .execute();
}

export async function deletePersonContext(
  owner: string,
  connection: Kysely<Tables> = db,
): Promise<void> {
  await connection.deleteFrom("person_context").where("owner_id", "=", owner).execute();
}

function toPersonContext(row: PersonContextRow): PersonContext {
  return {
    job: row.job,
    occupationCode: row.occupation_code,
    years: row.years,
    goal: CAREER_GOALS.find(({ value }) => value === row.goal)?.value ?? null,
    date: row.date,
    mustStay: row.must_stay,
  };
}
