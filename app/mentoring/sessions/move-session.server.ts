import type { Kysely, Updateable } from "kysely";
import type { SkillId } from "~/data/skills";
import { sendSessionEmails } from "~/mentoring/emails/send.server";
import { setSharedReports } from "~/mentoring/marks/shared-reports.server";
import { SESSION_MINUTES } from "~/mentoring/booking/availability";
import { runTransaction } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import type { MentorSessionsTable } from "~/platform/database/tables/mentoring";
import { claimTime } from "~/mentoring/booking/claims.server";
import { addEvent, wasEverConfirmed } from "./events.server";
import { isMentorSlot } from "~/mentoring/booking/free-slots.server";
import { type MentorSession, toSession } from "./queries.server";
import { checkTime } from "~/mentoring/booking/request-session.server";
import { getAnswerDeadline, isNoticeKept } from "./rules";
import { scheduleWaitingJobs } from "./schedule.server";
import type { SideAction } from "./session-action";
import { getReplier, isWaiting } from "./states";
import { changeState, inTransaction } from "./transitions.server";

export type MoveProblem =
  | "changed"
  | "expired"
  | "late"
  | "past"
  | "too-soon"
  | "too-far"
  | "not-offered"
  | "mentor-busy"
  | "person-busy";

export type MoveOutcome = { ok: true } | { ok: false; problem: MoveProblem };

interface RequestChange {
  startsAt: string;
  agenda: string;
  topics: readonly SkillId[];
  reports: readonly string[];
}

/** The person changes the agenda and what they share, and the time while the mentor hasn't replied. */
export function editRequest(
  action: SideAction,
  { startsAt, agenda, topics, reports }: RequestChange,
): Promise<MoveOutcome> {
  const { session, mentor, actor, now } = action;
  return runTransaction(async (transaction): Promise<MoveOutcome> => {
    const problem = checkWaiting(action);
    if (problem) return { ok: false, problem };
    const text = { agenda, topics: JSON.stringify(topics) };
    if (startsAt === session.startsAt) {
      const row = await update(transaction, action, text);
      if (!row) return { ok: false, problem: "changed" };
    } else {
      const timeProblem = checkNewTime(action, startsAt);
      if (timeProblem) return { ok: false, problem: timeProblem };
      const time = await takeTime(transaction, action, startsAt);
      if (!time.ok) return time;
      const answer_by = getAnswerDeadline(new Date(session.createdAt), startsAt);
      const row = await update(transaction, action, { ...text, ...time.columns, answer_by });
      if (!row) throw new Error("a session changed inside a transaction");
      await scheduleWaitingJobs(transaction, row, mentor, now);
    }
    await setSharedReports(transaction, session, reports, now);
    await addEvent(transaction, session, { kind: "edited", actor }, now);
    return { ok: true };
  });
}

/** A side proposes another time, which is held until the other side replies. */
export function moveSession(
  action: SideAction,
  { startsAt, note = "" }: { startsAt: string; note?: string },
): Promise<MoveOutcome> {
  const { session, mentor, actor, now } = action;
  return inTransaction(action, async (transaction): Promise<MoveOutcome> => {
    const problem = checkMovable(action) ?? checkNewTime(action, startsAt);
    if (problem) return { ok: false, problem };
    const time = await takeTime(transaction, action, startsAt);
    if (!time.ok) return time;
    const moved = await changeState(transaction, action, {
      to: "moved",
      from: [session.state],
      note,
      columns: {
        ...time.columns,
        moved_by: actor,
        answer_by: getAnswerDeadline(now, startsAt),
      },
    });
    if (!moved) throw new Error("a session changed inside a transaction");
    await scheduleWaitingJobs(transaction, moved, mentor, now);
    await sendSessionEmails(transaction, moved, mentor, {
      kind: "moved",
      actor,
      note,
      wasConfirmed: await wasEverConfirmed(transaction, session.id),
    });
    return { ok: true };
  });
}

function checkMovable(action: SideAction): MoveProblem | undefined {
  const { session, actor, now } = action;
  if (session.state === "confirmed")
    return isNoticeKept(session.startsAt, now) ? undefined : "late";
  return getReplier(session) === actor ? checkWaiting(action) : "changed";
}

function checkWaiting({ session, now }: SideAction): MoveProblem | undefined {
  if (!isWaiting(session.state)) return "changed";
  return session.answerBy && session.answerBy < now.toISOString() ? "expired" : undefined;
}

/** A person chooses among the mentor's times; a mentor may offer any. */
function checkNewTime(
  { mentor, actor, now }: SideAction,
  startsAt: string,
): MoveProblem | undefined {
  const problem = checkTime(startsAt, now, actor === "person" ? mentor.noticeHours : undefined);
  if (problem) return problem;
  return actor === "mentor" || isMentorSlot(mentor, startsAt) ? undefined : "not-offered";
}

/** Only if the session still is as it was read, so that nothing has to be taken back. */
async function takeTime(
  transaction: Kysely<Tables>,
  { session, mentor }: SideAction,
  startsAt: string,
): Promise<
  | { ok: true; columns: { starts_at: string; ends_at: string } }
  | { ok: false; problem: "changed" | "mentor-busy" | "person-busy" }
> {
  const current = await transaction
    .selectFrom("mentor_sessions")
    .select("id")
    .where("id", "=", session.id)
    .where("state", "=", session.state)
    .where("sequence", "=", session.sequence)
    .executeTakeFirst();
  if (!current) return { ok: false, problem: "changed" };
  const endsAt = new Date(Date.parse(startsAt) + SESSION_MINUTES * 60_000).toISOString();
  const busy = await claimTime(transaction, {
    sessionId: session.id,
    person: session.ownerId,
    mentor: mentor.holder,
    startsAt,
    endsAt,
  });
  if (busy) return { ok: false, problem: busy === "mentor" ? "mentor-busy" : "person-busy" };
  return { ok: true, columns: { starts_at: startsAt, ends_at: endsAt } };
}

async function update(
  transaction: Kysely<Tables>,
  { session: { id, ownerId, state, sequence }, now }: SideAction,
  columns: Updateable<MentorSessionsTable>,
): Promise<MentorSession | undefined> {
  const row = await transaction
    .updateTable("mentor_sessions")
    .set({ ...columns, sequence: sequence + 1, updated_at: now.toISOString() })
    .where("owner_id", "=", ownerId)
    .where("id", "=", id)
    .where("state", "=", state)
    .where("sequence", "=", sequence)
    .returningAll()
    .executeTakeFirst();
  return row && toSession(row);
}
