import { mentorById } from "~/data/mentors";
import { db } from "~/platform/database/connection.server";

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
