import { sendNoShowUndoneEmail, sendSessionEmails } from "~/mentoring/emails/send.server";
import { runTransaction } from "~/platform/database/connection.server";
import { cancelJobs } from "~/platform/jobs/queue.server";
import { listEvents } from "./queries.server";
import { canMarkNoShow } from "./rules";
import { scheduleConfirmedJobs } from "./schedule.server";
import type { SideAction } from "./session-action";
import { getOtherSide } from "./states";
import { changeState, type TransitionOutcome } from "./transitions.server";
import { findUndoableNoShow } from "./undoable-no-show";

/** A side says that the other one didn't come. */
export async function markNoShow(action: SideAction): Promise<TransitionOutcome> {
  const { session, mentor, actor, now } = action;
  if (!canMarkNoShow(session.startsAt, now)) return { ok: false, problem: "too-early-or-late" };
  return runTransaction(async (transaction): Promise<TransitionOutcome> => {
    const marked = await changeState(transaction, action, {
      to: "no-show",
      from: ["confirmed", "done"],
      columns: { no_show_by: getOtherSide(actor) },
    });
    if (!marked) return { ok: false, problem: "changed" };
    await cancelJobs(transaction, session.id);
    await sendSessionEmails(transaction, marked, mentor, { kind: "no-show", actor });
    return { ok: true, session: marked };
  });
}

/** Whoever said that the other side didn't come takes it back: the session is what it was before. */
export function undoNoShow(action: SideAction): Promise<TransitionOutcome> {
  const { session, mentor, actor, now } = action;
  return runTransaction(async (transaction): Promise<TransitionOutcome> => {
    const events = await listEvents(session.ownerId, session.id, transaction);
    const noShow = findUndoableNoShow(session, events, actor);
    if (!noShow) return { ok: false, problem: "changed" };
    if (noShow.until < now.toISOString()) return { ok: false, problem: "too-early-or-late" };
    const restored = await changeState(transaction, action, {
      to: noShow.previous,
      from: ["no-show"],
      event: "no-show-undone",
      columns: { no_show_by: null },
    });
    if (!restored) return { ok: false, problem: "changed" };
    if (restored.state === "confirmed") await scheduleConfirmedJobs(transaction, restored, now);
    await sendNoShowUndoneEmail(transaction, restored, mentor, actor);
    return { ok: true, session: restored };
  });
}

/** The mentor says that the session was held, when it took less than the hour. */
export async function markHeld(action: SideAction): Promise<TransitionOutcome> {
  const { session, now } = action;
  if (!canMarkNoShow(session.startsAt, now)) return { ok: false, problem: "too-early-or-late" };
  return runTransaction(async (transaction): Promise<TransitionOutcome> => {
    const held = await changeState(transaction, action, { to: "done", from: ["confirmed"] });
    if (!held) return { ok: false, problem: "changed" };
    await cancelJobs(transaction, session.id);
    return { ok: true, session: held };
  });
}
