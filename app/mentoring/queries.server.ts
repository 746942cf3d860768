import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { MENTOR_TABS } from "~/data/mentor-types";
import { mentorById } from "~/data/mentors";
import { db } from "~/platform/database/connection.server";
import type { MentorApplicationsTable } from "~/platform/database/tables/messages";
import type { Application } from "./schema.server";

/** A request from before times could be booked. */
export interface EarlierRequest {
  id: string;
  mentorId: string;
  /** Falls back to the id if the mentor no longer exists. */
  mentor: string;
  preferredTime: string;
  goal: string;
  createdAt: string;
}

/** The owner's requests of that kind, newest first. */
export async function listEarlierRequests(owner: string): Promise<EarlierRequest[]> {
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

function toApplication({
  owner_id: _owner,
  created_at: createdAt,
  field,
  ...row
}: Selectable<MentorApplicationsTable>): SentApplication {
  return { ...row, field: MENTOR_TABS.find((tab) => tab === field) ?? MENTOR_TABS[0], createdAt };
}
