import type { Kysely, Selectable } from "kysely";
import { z } from "zod";
import { isSkillId, type SkillId } from "~/data/skills";
import { getCurrentZoneName } from "~/mentoring/calendar/zone-names";
import { db } from "~/platform/database/connection.server";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import type { Tables } from "~/platform/database/tables";
import type { MentorSessionsTable } from "~/platform/database/tables/mentoring";
import {
  ACTIVE_STATES,
  SESSION_STATES,
  type SessionState,
  type Side,
  WAITING_STATES,
} from "./states";

export interface MentorSession {
  id: string;
  ownerId: string;
  mentorId: string;
  state: SessionState;
  startsAt: string;
  endsAt: string;
  /** The person's time zone. */
  timeZone: string;
  topics: SkillId[];
  agenda: string;
  contactName: string;
  contactEmail: string;
  origin: string;
  answerBy: string | null;
  movedBy: Side | null;
  noShowBy: Side | null;
  meetingLink: string;
  sequence: number;
  createdAt: string;
  updatedAt: string;
}

export interface SessionEvent {
  id: string;
  kind: string;
  actor: string;
  note: string;
  at: string;
}

/** A session of the person who asked for it. */
export async function findOwnSession(
  owner: string,
  id: string,
  connection: Kysely<Tables> = db,
): Promise<MentorSession | undefined> {
  const row = await connection
    .selectFrom("mentor_sessions")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toSession(row);
}

/** For jobs, which work for both sides. */
export async function findSession(
  id: string,
  connection: Kysely<Tables>,
): Promise<MentorSession | undefined> {
  const row = await connection
    .selectFrom("mentor_sessions")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toSession(row);
}

/** The owner's sessions, the latest request first. */
export async function listOwnSessions(owner: string): Promise<MentorSession[]> {
  const rows = await db
    .selectFrom("mentor_sessions")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toSession);
}

/** A session to come of these two, requested or confirmed; the newest request. */
export async function findOpenSession(
  { owner, mentor, now }: { owner: string; mentor: { id: string }; now: Date },
  connection: Kysely<Tables>,
  startsAt?: string,
): Promise<MentorSession | undefined> {
  const row = await connection
    .selectFrom("mentor_sessions")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("mentor_id", "=", mentor.id)
    .where("state", "in", ACTIVE_STATES)
    .where("starts_at", startsAt ? "=" : ">", startsAt ?? now.toISOString())
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toSession(row);
}

export async function countWaiting(owner: string, connection: Kysely<Tables>): Promise<number> {
  const { count } = await connection
    .selectFrom("mentor_sessions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", owner)
    .where("state", "in", WAITING_STATES)
    .executeTakeFirstOrThrow();
  return count;
}

/** What happened to an owner's session, oldest first. */
export async function listEvents(
  owner: string,
  sessionId: string,
  connection: Kysely<Tables> = db,
): Promise<SessionEvent[]> {
  const rows = await connection
    .selectFrom("mentor_session_events")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("session_id", "=", sessionId)
    .orderBy("created_at")
    .execute();
  return rows.map(({ id, kind, actor, note, created_at }) => ({
    id,
    kind,
    actor,
    note,
    at: created_at,
  }));
}

const topicsSchema = z.array(z.string());

export function toSession(row: Selectable<MentorSessionsTable>): MentorSession {
  const topics = parseStoredJson(topicsSchema, row.topics, {
    table: "mentor_sessions",
    id: row.id,
  });
  return {
    id: row.id,
    ownerId: row.owner_id,
    mentorId: row.mentor_id,
    state: SESSION_STATES.find((state) => state === row.state) ?? "expired",
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: getCurrentZoneName(row.time_zone),
    topics: (topics ?? []).filter(isSkillId),
    agenda: row.agenda,
    contactName: row.contact_name,
    contactEmail: row.contact_email,
    origin: row.origin,
    answerBy: row.answer_by,
    movedBy: toSide(row.moved_by),
    noShowBy: toSide(row.no_show_by),
    meetingLink: row.meeting_link,
    sequence: row.sequence,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toSide(text: string | null): Side | null {
  return text === "person" || text === "mentor" ? text : null;
}
