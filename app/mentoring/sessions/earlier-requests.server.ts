import { listMentorNames } from "~/mentoring/directory/directory.server";
import { db } from "~/platform/database/connection.server";

/** A request from before times could be booked. */
export interface EarlierRequest {
  id: string;
  mentorId: string;
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
  const getName = await listMentorNames(rows.map(({ mentor_id }) => mentor_id));
  return rows.map(({ id, mentor_id, preferred_time, goal, created_at }) => ({
    id,
    mentorId: mentor_id,
    mentor: getName(mentor_id),
    preferredTime: preferred_time,
    goal,
    createdAt: created_at,
  }));
}
