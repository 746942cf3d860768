import { randomUUID } from "node:crypto";
import type { SkillId } from "~/data/skills";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import { sendRequestEmail } from "~/mentoring/emails/send.server";
import { setSharedReports } from "~/mentoring/marks/shared-reports.server";
import { isDaytime } from "~/mentoring/calendar/week";
import { SESSION_MINUTES } from "./availability";
import type { Slot } from "./resolve-slots";
import { runTransaction } from "~/platform/database/connection.server";
import { claimTime } from "./claims.server";
import { addEvent } from "~/mentoring/sessions/events.server";
import { isMentorSlot, listFreeSlots } from "./free-slots.server";
import { countWaiting, findOpenSession, toSession } from "~/mentoring/sessions/queries.server";
import { MAX_WAITING, getAnswerDeadline, getBookingWindow } from "~/mentoring/sessions/rules";
import { scheduleWaitingJobs } from "~/mentoring/sessions/schedule.server";

export interface SessionRequest {
  owner: string;
  mentor: BookableMentor;
  now: Date;
  timeZone: string;
  topics: readonly SkillId[];
  agenda: string;
  /** Interview sessions of the person whose reports the mentor may see. */
  reports: readonly string[];
  /** Empty without an account: no emails are sent then. */
  contact: { name: string; email: string };
  origin: string;
  /** They know of their open session with the mentor, and ask for one more. */
  isAnother: boolean;
}

/** A request sent twice leads to the one that is open: `isNew` is false then. */
export type RequestOutcome =
  | { ok: true; id: string; isNew: boolean }
  | { ok: false; problem: RequestProblem };

export type RequestProblem =
  | "past"
  | "too-soon"
  | "too-far"
  | "not-offered"
  | "mentor-busy"
  | "person-busy"
  | "too-many"
  | "own"
  | "none-at-daytime"
  | "none-free"
  | "times-offered"
  | "gone";

/** Requests one of the mentor's slots. */
export async function requestSlot(
  request: SessionRequest,
  startsAt: string,
): Promise<RequestOutcome> {
  const { mentor, now } = request;
  const problem = checkTime(startsAt, now, mentor.noticeHours);
  if (problem) return { ok: false, problem };
  const slot = isMentorSlot(mentor, startsAt);
  return slot ? insertSession(request, slot) : { ok: false, problem: "not-offered" };
}

/** Requests the earliest slot that is free on both sides and at daytime for the person. */
export async function requestEarliestSlot(request: SessionRequest): Promise<RequestOutcome> {
  const slots = await listFreeSlots(request.mentor, request.now);
  const daytimeSlots = slots.filter(({ startsAt }) => isDaytime(startsAt, request.timeZone));
  for (const slot of daytimeSlots) {
    const outcome = await insertSession(request, slot);
    const isBusy =
      !outcome.ok && (outcome.problem === "mentor-busy" || outcome.problem === "person-busy");
    if (!isBusy) return outcome;
  }
  return { ok: false, problem: slots.length > 0 ? "none-at-daytime" : "none-free" };
}

/** Proposes a time of the person's own, for which the mentor must have no free slot. */
export async function proposeTime(
  request: SessionRequest,
  startsAt: string,
): Promise<RequestOutcome> {
  const { mentor, now } = request;
  const problem = checkTime(startsAt, now, mentor.noticeHours);
  if (problem) return { ok: false, problem };
  const freeSlots = await listFreeSlots(mentor, now);
  if (freeSlots.length > 0) return { ok: false, problem: "times-offered" };
  const endsAt = new Date(Date.parse(startsAt) + SESSION_MINUTES * 60_000).toISOString();
  return insertSession(request, { startsAt, endsAt });
}

/** Why a time can't be booked, whoever the mentor is. */
export function checkTime(
  startsAt: string,
  now: Date,
  noticeHours?: number,
): "past" | "too-soon" | "too-far" | undefined {
  const { from, before } = getBookingWindow(now);
  if (startsAt < from) return "past";
  if (startsAt < getBookingWindow(now, noticeHours).from) return "too-soon";
  return startsAt >= before ? "too-far" : undefined;
}

function insertSession(
  request: SessionRequest,
  { startsAt, endsAt }: Slot,
): Promise<RequestOutcome> {
  const { owner, mentor, timeZone, topics, agenda, contact, origin, now } = request;
  if (mentor.holder === owner) return Promise.resolve({ ok: false, problem: "own" });
  const id = randomUUID();
  const at = now.toISOString();
  return runTransaction(async (transaction): Promise<RequestOutcome> => {
    // One more is one at another time: at the same time the button was pressed twice.
    const sameTime = request.isAnother ? startsAt : undefined;
    const open = await findOpenSession(request, transaction, sameTime);
    if (open) return { ok: true, id: open.id, isNew: false };
    if ((await countWaiting(owner, transaction)) >= MAX_WAITING)
      return { ok: false, problem: "too-many" };
    const row = await transaction
      .insertInto("mentor_sessions")
      .values({
        id,
        owner_id: owner,
        mentor_id: mentor.id,
        state: "requested",
        starts_at: startsAt,
        ends_at: endsAt,
        time_zone: timeZone,
        topics: JSON.stringify(topics),
        agenda,
        contact_name: contact.name,
        contact_email: contact.email,
        origin,
        answer_by: getAnswerDeadline(now, startsAt),
        moved_by: null,
        no_show_by: null,
        created_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirst();
    // Not stored if the account was deleted while this request was on its way.
    if (!row) return { ok: false, problem: "gone" };
    const time = { sessionId: id, person: owner, mentor: mentor.holder, startsAt, endsAt };
    const busy = await claimTime(transaction, time);
    if (busy) {
      await transaction.deleteFrom("mentor_sessions").where("id", "=", id).execute();
      return { ok: false, problem: busy === "mentor" ? "mentor-busy" : "person-busy" };
    }
    const session = toSession(row);
    await addEvent(transaction, session, { kind: "requested", actor: "person" }, now);
    await setSharedReports(transaction, session, request.reports, now);
    await scheduleWaitingJobs(transaction, session, mentor, now);
    await sendRequestEmail(transaction, session, mentor);
    return { ok: true, id, isNew: true };
  });
}
