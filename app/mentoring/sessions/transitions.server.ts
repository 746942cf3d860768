import type { Kysely, Updateable } from "kysely";
import type { BookableMentor } from "~/mentoring/directory/directory.server";
import { sendSessionEmails } from "~/mentoring/emails/send.server";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { MentorSessionsTable } from "~/platform/database/tables/mentoring";
import { cancelJobs } from "~/platform/jobs/queue.server";
import { releaseTime } from "~/mentoring/booking/claims.server";
import { type EventKind, addEvent, wasEverConfirmed } from "./events.server";
import { type MentorSession, toSession } from "./queries.server";
import { scheduleConfirmedJobs } from "./schedule.server";
import { ACTIVE_STATES, type SessionState, type Side, WAITING_STATES, getReplier } from "./states";

/** Why a session can't change as asked: it changed meanwhile, or its time for that is over. */
export type TransitionProblem = "changed" | "expired" | "too-early-or-late";
export type TransitionOutcome =
  | { ok: true; session: MentorSession }
  | { ok: false; problem: TransitionProblem };

/** What a change does to a session; the state it must have is part of it. */
export interface StateChange {
  to: SessionState;
  from: readonly SessionState[];
  actor: Side | "system";
  note?: string;
  /** How the history calls it, if not by the new state. */
  event?: EventKind;
  columns?: Updateable<MentorSessionsTable>;
}

/** The side whose reply a session waits for accepts its time. */
export function confirmSession(
  session: MentorSession,
  mentor: BookableMentor,
  side: Side,
  { meetingLink = session.meetingLink, note = "" }: { meetingLink?: string; note?: string },
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<TransitionOutcome> {
  return reply(session, side, now, () =>
    inTransaction(connection, async (transaction) => {
      const confirmed = await changeState(
        transaction,
        session,
        {
          to: "confirmed",
          from: WAITING_STATES,
          actor: side,
          note,
          columns: { answer_by: null, moved_by: null, meeting_link: meetingLink },
        },
        now,
      );
      if (!confirmed) return { ok: false, problem: "changed" };
      await scheduleConfirmedJobs(transaction, confirmed, now);
      await sendSessionEmails(transaction, confirmed, mentor, { kind: "confirmed" });
      return { ok: true, session: confirmed };
    }),
  );
}

/** The side whose reply a session waits for turns it down; its time is free again. */
export function declineSession(
  session: MentorSession,
  mentor: BookableMentor,
  side: Side,
  note: string,
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<TransitionOutcome> {
  return reply(session, side, now, () =>
    closeSession(connection, session, mentor, now, {
      to: "declined",
      from: WAITING_STATES,
      actor: side,
      note,
    }),
  );
}

export function cancelSession(
  session: MentorSession,
  mentor: BookableMentor,
  side: Side,
  note: string,
  now: Date,
): Promise<TransitionOutcome> {
  if (session.startsAt <= now.toISOString())
    return Promise.resolve({ ok: false, problem: "too-early-or-late" });
  return closeSession(db, session, mentor, now, {
    to: "canceled",
    from: ACTIVE_STATES,
    actor: side,
    note,
  });
}

/** Closes a session whose deadline for a reply has passed. */
export async function expireSession(
  session: MentorSession,
  mentor: BookableMentor,
  now: Date,
  connection: Kysely<Tables>,
): Promise<TransitionOutcome> {
  if (!session.answerBy || session.answerBy > now.toISOString())
    return { ok: false, problem: "changed" };
  return closeSession(connection, session, mentor, now, {
    to: "expired",
    from: WAITING_STATES,
    actor: "system",
  });
}

/** A confirmed session that is over counts as held, unless a side says otherwise. */
export async function finishSession(
  session: MentorSession,
  now: Date,
  connection: Kysely<Tables>,
): Promise<void> {
  if (session.endsAt > now.toISOString()) return;
  await changeState(connection, session, { to: "done", from: ["confirmed"], actor: "system" }, now);
}

/**
 * Changes the state and adds it to the history; undefined if the session is no longer as it was
 * read.
 */
export async function changeState(
  connection: Kysely<Tables>,
  { id, sequence }: MentorSession,
  { to, from, actor, note, event = to, columns = {} }: StateChange,
  now: Date,
): Promise<MentorSession | undefined> {
  const row = await connection
    .updateTable("mentor_sessions")
    .set({ ...columns, state: to, sequence: sequence + 1, updated_at: now.toISOString() })
    .where("id", "=", id)
    .where("state", "in", from)
    .where("sequence", "=", sequence)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const changed = toSession(row);
  await addEvent(connection, changed, { kind: event, actor, ...(note && { note }) }, now);
  return changed;
}

/** Jobs have a transaction already; a page's action starts one. */
export function inTransaction<Result>(
  connection: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return connection.isTransaction ? work(connection) : runTransaction(work);
}

async function reply(
  session: MentorSession,
  side: Side,
  now: Date,
  work: () => Promise<TransitionOutcome>,
): Promise<TransitionOutcome> {
  if (getReplier(session) !== side) return { ok: false, problem: "changed" };
  if (session.answerBy && session.answerBy < now.toISOString())
    return { ok: false, problem: "expired" };
  return work();
}

/** Ends a session before it was held, and frees its time. */
export function closeSession(
  connection: Kysely<Tables>,
  session: MentorSession,
  mentor: BookableMentor,
  now: Date,
  change: StateChange,
): Promise<TransitionOutcome> {
  return inTransaction(connection, async (transaction): Promise<TransitionOutcome> => {
    const columns = { answer_by: null, moved_by: null };
    const wasConfirmed = await wasEverConfirmed(transaction, session.id);
    const closed = await changeState(transaction, session, { ...change, columns }, now);
    if (!closed) return { ok: false, problem: "changed" };
    await releaseTime(transaction, session.id);
    await cancelJobs(transaction, session.id);
    await sendSessionEmails(transaction, closed, mentor, {
      kind: change.to,
      actor: change.actor,
      note: change.note ?? "",
      wasConfirmed,
    });
    return { ok: true, session: closed };
  });
}
