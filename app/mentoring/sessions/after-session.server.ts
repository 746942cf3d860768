import { sendNoShowUndoneEmail, sendSessionEmails } from "~/mentoring/emails/send.server";
import type { BookableMentor } from "~/mentoring/directory/directory.server";
import { runTransaction } from "~/platform/database/connection.server";
import { cancelJobs } from "~/platform/jobs/queue.server";
import { type MentorSession, listEvents } from "./queries.server";
import { canMarkNoShow } from "./rules";
import { scheduleConfirmedJobs } from "./schedule.server";
import type { Side } from "./states";
import { changeState, type TransitionOutcome } from "./transitions.server";
import { findUndoableNoShow } from "./undoable-no-show";

/** A side says that the other one didn't come. */
export function markNoShow(
  session: MentorSession,
  mentor: BookableMentor,
  side: Side,
  now: Date,
): Promise<TransitionOutcome> {
  if (!canMarkNoShow(session.startsAt, now))
    return Promise.resolve({ ok: false, problem: "too-early-or-late" });
  return runTransaction(async (transaction): Promise<TransitionOutcome> => {
    const missing = side === "person" ? "mentor" : "person";
    const marked = await changeState(
      transaction,
      session,
      { to: "no-show", from: ["confirmed", "done"], actor: side, columns: { no_show_by: missing } },
      now,
    );
    if (!marked) return { ok: false, problem: "changed" };
    await cancelJobs(transaction, session.id);
    await sendSessionEmails(transaction, marked, mentor, { kind: "no-show", actor: side });
    return { ok: true, session: marked };
  });
}

/** Whoever said that the other side didn't come takes it back: the session is what it was before. */
export function undoNoShow(
  session: MentorSession,
  mentor: BookableMentor,
  side: Side,
  now: Date,
): Promise<TransitionOutcome> {
  return runTransaction(async (transaction): Promise<TransitionOutcome> => {
    const events = await listEvents(session.ownerId, session.id, transaction);
    const noShow = findUndoableNoShow(session, events, side);
    if (!noShow) return { ok: false, problem: "changed" };
    if (noShow.until < now.toISOString()) return { ok: false, problem: "too-early-or-late" };
    const restored = await changeState(
      transaction,
      session,
      {
        to: noShow.previous,
        from: ["no-show"],
        actor: side,
        event: "no-show-undone",
        columns: { no_show_by: null },
      },
      now,
    );
    if (!restored) return { ok: false, problem: "changed" };
    if (restored.state === "confirmed") await scheduleConfirmedJobs(transaction, restored, now);
    await sendNoShowUndoneEmail(transaction, restored, mentor, side);
    return { ok: true, session: restored };
  });
}

/** The mentor says that the session was held, when it took less than the hour. */
export function markHeld(session: MentorSession, now: Date): Promise<TransitionOutcome> {
  if (!canMarkNoShow(session.startsAt, now))
    return Promise.resolve({ ok: false, problem: "too-early-or-late" });
  return runTransaction(async (transaction): Promise<TransitionOutcome> => {
    const held = await changeState(
      transaction,
      session,
      { to: "done", from: ["confirmed"], actor: "mentor" },
      now,
    );
    if (!held) return { ok: false, problem: "changed" };
    await cancelJobs(transaction, session.id);
    return { ok: true, session: held };
  });
}
