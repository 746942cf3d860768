import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { mentorById } from "~/data/mentors";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
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

export async function insertApplication(owner: string, application: Application): Promise<void> {
  await db
    .insertInto("mentor_applications")
    .values({
      ...application,
      id: randomUUID(),
      owner_id: owner,
      created_at: new Date().toISOString(),
    })
    .execute();
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
