import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import { findMentor } from "~/mentoring/directory/directory.server";
import { listFreeSlots } from "./free-slots.server";
import { addMs } from "~/mentoring/sessions/rules";
import { findAccountEmail, getOrigin } from "~/mentoring/emails/contact.server";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { cancelJobs, scheduleJob } from "~/platform/jobs/queue.server";
import type { JobHandler } from "~/platform/jobs/runner.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { freeTimeEmail } from "./free-time-email";

export const WAITLIST_JOB = "mentor-waitlist-check";
export const WAITLIST_DAYS = 60;
/** Waitlists of one person at a time. */
export const MAX_WAITLISTS = 10;
const CHECK_INTERVAL_IN_MS = 15 * 60_000;

export interface WaitlistEntry {
  mentorId: string;
  createdAt: string;
  expiresAt: string;
}

export interface WaitlistContact {
  email: string;
  timeZone: string;
  origin: string;
}

/** Adds a person to a mentor's waitlist; they are on it once. */
export function joinWaitlist(
  owner: string,
  mentor: BookableMentor,
  contact: WaitlistContact,
  now: Date,
): Promise<"joined" | "too-many" | "times-offered" | "own"> {
  return runTransaction(async (transaction) => {
    if (mentor.holder === owner) return "own";
    const free = await listFreeSlots(mentor, now, transaction);
    if (free.length > 0) return "times-offered";
    const entries = await listWaitlists(owner, transaction);
    if (entries.some(({ mentorId }) => mentorId === mentor.id)) return "joined";
    if (entries.length >= MAX_WAITLISTS) return "too-many";
    const id = randomUUID();
    await transaction
      .insertInto("mentor_waitlist")
      .values({
        id,
        owner_id: owner,
        mentor_id: mentor.id,
        email: contact.email,
        time_zone: contact.timeZone,
        origin: contact.origin,
        created_at: now.toISOString(),
        expires_at: addMs(now, WAITLIST_DAYS * 86_400_000),
      })
      .execute();
    await scheduleCheck(transaction, id, now);
    return "joined";
  });
}

/** @returns false if the person wasn't on it */
export function leaveWaitlist(owner: string, mentorId: string): Promise<boolean> {
  return runTransaction(async (transaction) => {
    const entry = await transaction
      .deleteFrom("mentor_waitlist")
      .where("owner_id", "=", owner)
      .where("mentor_id", "=", mentorId)
      .returning("id")
      .executeTakeFirst();
    if (entry) await cancelJobs(transaction, entry.id);
    return entry !== undefined;
  });
}

export async function listWaitlists(
  owner: string,
  connection: Kysely<Tables> = db,
): Promise<WaitlistEntry[]> {
  const rows = await connection
    .selectFrom("mentor_waitlist")
    .select(["mentor_id", "created_at", "expires_at"])
    .where("owner_id", "=", owner)
    .orderBy("created_at")
    .execute();
  return rows.map(({ mentor_id, created_at, expires_at }) => ({
    mentorId: mentor_id,
    createdAt: created_at,
    expiresAt: expires_at,
  }));
}

/**
 * Writes to a person once the mentor has a free time, and takes them off the waitlist with it, in
 * the transaction that took the job: so they are told once.
 */
export const checkWaitlist: JobHandler = async (id, now, connection) => {
  const entry = await connection
    .selectFrom("mentor_waitlist")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!entry) return;
  const mentor = await findMentor(entry.mentor_id, connection);
  if (!mentor || entry.expires_at <= now.toISOString()) {
    await connection.deleteFrom("mentor_waitlist").where("id", "=", id).execute();
    return;
  }
  const [slot] = mentor.isListed ? await listFreeSlots(mentor, now, connection) : [];
  if (!slot) {
    await scheduleCheck(connection, id, now);
    return;
  }
  await connection.deleteFrom("mentor_waitlist").where("id", "=", id).execute();
  const address = await findAccountEmail(connection, entry.owner_id, entry.email);
  if (!address) return;
  const message = freeTimeEmail({
    mentor,
    startsAt: slot.startsAt,
    timeZone: entry.time_zone,
    origin: getOrigin(entry),
  });
  await queueMail(entry.owner_id, address, message, connection);
};

function scheduleCheck(connection: Kysely<Tables>, id: string, now: Date): Promise<void> {
  const dueAt = addMs(now, CHECK_INTERVAL_IN_MS);
  return scheduleJob(connection, { kind: WAITLIST_JOB, subject: id, dueAt });
}
