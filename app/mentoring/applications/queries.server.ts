import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { MENTOR_FIELDS } from "~/data/mentor-types";
import type { Application } from "./schema.server";
import { db } from "~/platform/database/connection.server";
import type { MentorApplicationsTable } from "~/platform/database/tables/messages";
import { APPLICATION_STATES, type ApplicationState } from "./states";

const KEYS = ["name", "email", "title", "company", "field", "years", "link", "help"] as const;

export interface SentApplication extends Application {
  id: string;
  createdAt: string;
  state: ApplicationState;
  /** Why it was declined. */
  reason: string;
}

/**
 * Of an application sent twice, the first one stays as long as it waits.
 *
 * @returns the application's id
 */
export async function insertApplication(owner: string, application: Application): Promise<string> {
  const same = (await listApplications(owner)).find(
    ({ state, ...sent }) =>
      state === "waiting" && KEYS.every((key) => sent[key] === application[key]),
  );
  if (same) return same.id;
  const id = randomUUID();
  await db
    .insertInto("mentor_applications")
    .values({
      ...application,
      id,
      owner_id: owner,
      created_at: new Date().toISOString(),
    })
    .execute();
  return id;
}

/** The owner's applications as a mentor, newest first. */
export async function listApplications(owner: string): Promise<SentApplication[]> {
  const rows = await db
    .selectFrom("mentor_applications")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toApplication);
}

/** The newest applications, for the operator. */
export async function listAllApplications(count: number): Promise<SentApplication[]> {
  const rows = await db
    .selectFrom("mentor_applications")
    .selectAll()
    .orderBy("created_at", "desc")
    .limit(count)
    .execute();
  return rows.map(toApplication);
}

export async function findApplication(
  owner: string,
  id: string,
): Promise<SentApplication | undefined> {
  const row = await db
    .selectFrom("mentor_applications")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toApplication(row);
}

export function toApplication(row: Selectable<MentorApplicationsTable>): SentApplication {
  const { id, name, email, title, company, years, link, help, reason } = row;
  return {
    id,
    name,
    email,
    title,
    company,
    field: MENTOR_FIELDS.find((field) => field === row.field) ?? MENTOR_FIELDS[0],
    years,
    link,
    help,
    createdAt: row.created_at,
    state: APPLICATION_STATES.find((state) => state === row.state) ?? "waiting",
    reason,
  };
}
