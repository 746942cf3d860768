import { sendSessionEmails } from "~/mentoring/emails/send.server";
import type { BookableMentor } from "~/mentoring/mentors/directory.server";
import { runTransaction } from "~/platform/database/connection.server";
import { cancelJobs } from "~/platform/jobs/queue.server";
import type { MentorSession } from "./queries.server";
import { canMarkNoShow } from "./rules";
import { changeState, type TransitionOutcome } from "./transitions.server";

/** A side says that the other one didn't come. */
export function markNoShow(
  session: MentorSession,
  mentor: BookableMentor,
  side: "person" | "mentor",
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
