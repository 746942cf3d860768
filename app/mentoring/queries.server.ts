import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { MENTOR_TABS } from "~/data/mentor-types";
import { mentorById } from "~/data/mentors";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { MentorApplicationsTable } from "~/platform/database/tables/messages";
import type { Application } from "./schema.server";

export async function insertRequest(
  owner: string,
  mentorId: string,
  request: { preferredTime: string; goal: string },
): Promise<void> {
  await db
    .insertInto("mentor_requests")
    .values({
      id: randomUUID(),
      owner_id: owner,
      mentor_id: mentorId,
      preferred_time: request.preferredTime,
      goal: request.goal,
      created_at: new Date().toISOString(),
    })
    .execute();
}

export interface SessionRequest {
  id: string;
  mentorId: string;
  /** Falls back to the id if the mentor no longer exists. */
  mentor: string;
  preferredTime: string;
  goal: string;
  createdAt: string;
}

/** The owner's session requests, newest first. */
export async function listRequests(owner: string): Promise<SessionRequest[]> {
  const rows = await db
    .selectFrom("mentor_requests")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, mentor_id, preferred_time, goal, created_at }) => ({
    id,
    mentorId: mentor_id,
    mentor: mentorById(mentor_id)?.name ?? mentor_id,
    preferredTime: preferred_time,
    goal,
    createdAt: created_at,
  }));
}

/** @returns the application's id */
export async function insertApplication(owner: string, application: Application): Promise<string> {
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

export interface SentApplication extends Application {
  id: string;
  createdAt: string;
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

function toApplication({
  owner_id: _owner,
  created_at: createdAt,
  field,
  ...row
}: Selectable<MentorApplicationsTable>): SentApplication {
  return { ...row, field: MENTOR_TABS.find((tab) => tab === field) ?? MENTOR_TABS[0], createdAt };
}

/** Moves a visitor's requests into their account. */
export async function moveMentoring(
  from: string,
  to: string,
  connection: Kysely<Tables>,
): Promise<void> {
  await connection
    .updateTable("mentor_requests")
    .set({ owner_id: to })
    .where("owner_id", "=", from)
    .execute();
  await connection
    .updateTable("mentor_applications")
    .set({ owner_id: to })
    .where("owner_id", "=", from)
    .execute();
}

export async function eraseMentoring(owner: string, connection: Kysely<Tables>): Promise<void> {
  await connection.deleteFrom("mentor_requests").where("owner_id", "=", owner).execute();
  await connection.deleteFrom("mentor_applications").where("owner_id", "=", owner).execute();
}
