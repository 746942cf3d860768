import type { Kysely, Updateable } from "kysely";
import { releaseTime } from "~/mentoring/booking/claims.server";
import { sendSessionEmails } from "~/mentoring/emails/send.server";
import { db, runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { MentorSessionsTable } from "~/platform/database/tables/mentoring";
import { cancelJobs } from "~/platform/jobs/queue.server";
import { type EventKind, addEvent, wasEverConfirmed } from "./events.server";
import { type MentorSession, toSession } from "./queries.server";
import { scheduleConfirmedJobs } from "./schedule.server";
import type { SessionAction, SideAction } from "./session-action";
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
  note?: string;
  /** The side that isn’t told, if Pathlight makes the change. */
  untold?: Side;
  /** How the history calls it, if not by the new state. */
  event?: EventKind;
  columns?: Updateable<MentorSessionsTable>;
}

/** The side whose reply a session waits for accepts its time. */
export async function confirmSession(
  action: SideAction,
  { meetingLink = action.session.meetingLink, note = "" }: { meetingLink?: string; note?: string },
): Promise<TransitionOutcome> {
  const problem = checkReply(action);
  if (problem) return { ok: false, problem };
  return inTransaction(action, async (transaction) => {
    const confirmed = await changeState(transaction, action, {
      to: "confirmed",
      from: WAITING_STATES,
      note,
      columns: { answer_by: null, moved_by: null, meeting_link: meetingLink },
    });
    if (!confirmed) return { ok: false, problem: "changed" };
    await scheduleConfirmedJobs(transaction, confirmed, action.now);
    await sendSessionEmails(transaction, confirmed, action.mentor, { kind: "confirmed" });
    return { ok: true, session: confirmed };
  });
}

/** The side whose reply a session waits for turns it down; its time is free again. */
export async function declineSession(action: SideAction, note: string): Promise<TransitionOutcome> {
  const problem = checkReply(action);
  if (problem) return { ok: false, problem };
  return closeSession(action, { to: "declined", from: WAITING_STATES, note });
}

export async function cancelSession(action: SideAction, note: string): Promise<TransitionOutcome> {
  if (action.session.startsAt <= action.now.toISOString())
    return { ok: false, problem: "too-early-or-late" };
  return closeSession(action, { to: "canceled", from: ACTIVE_STATES, note });
}

/** Closes a session whose deadline for a reply has passed. */
export async function expireSession(action: SessionAction): Promise<TransitionOutcome> {
  const { answerBy } = action.session;
  if (!answerBy || answerBy > action.now.toISOString()) return { ok: false, problem: "changed" };
  return closeSession(action, { to: "expired", from: WAITING_STATES });
}

/** A confirmed session that is over counts as held, unless a side says otherwise. */
export async function finishSession(action: SessionAction): Promise<void> {
  if (action.session.endsAt > action.now.toISOString()) return;
  await changeState(action.connection ?? db, action, { to: "done", from: ["confirmed"] });
}

/**
 * Changes the state and adds it to the history; undefined if the session is no longer as it was
 * read.
 */
export async function changeState(
  connection: Kysely<Tables>,
  { session: { id, sequence }, actor, now }: SessionAction,
  { to, from, note, event = to, columns = {} }: StateChange,
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
  { connection }: Pick<SessionAction, "connection">,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return connection?.isTransaction ? work(connection) : runTransaction(work);
}

/** Why a side can't reply to a session now. */
function checkReply({ session, actor, now }: SideAction): TransitionProblem | undefined {
  if (getReplier(session) !== actor) return "changed";
  return session.answerBy && session.answerBy < now.toISOString() ? "expired" : undefined;
}

/** Ends a session before it was held, and frees its time. */
export function closeSession(
  action: SessionAction,
  change: StateChange,
): Promise<TransitionOutcome> {
  return inTransaction(action, async (transaction): Promise<TransitionOutcome> => {
    const columns = { answer_by: null, moved_by: null };
    const wasConfirmed = await wasEverConfirmed(transaction, action.session.id);
    const closed = await changeState(transaction, action, { ...change, columns });
    if (!closed) return { ok: false, problem: "changed" };
    await releaseTime(transaction, closed.id);
    await cancelJobs(transaction, closed.id);
    await sendSessionEmails(transaction, closed, action.mentor, {
      kind: change.to,
      actor: action.actor,
      note: change.note ?? "",
      untold: change.untold,
      wasConfirmed,
    });
    return { ok: true, session: closed };
  });
}
