import type { Kysely } from "kysely";
import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import type { Availability } from "./availability";
import { type Slot, resolveSlots } from "./resolve-slots";
import { db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";
import { isTaken, listTakenQuarters } from "./claims.server";
import { isDaytime } from "~/mentoring/calendar/week";
import { putDaytimeFirst } from "./daytime-first";
import { getBookingWindow } from "~/mentoring/sessions/rules";

export interface WeekSlot extends Slot {
  status: "free" | "taken";
}

/** A mentor's slots of a span of time that can still be booked, and those that others have. */
export async function listSlots(
  mentor: BookableMentor,
  { from, before }: { from: string; before: string },
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<WeekSlot[]> {
  const window = getBookingWindow(now, mentor.noticeHours);
  const first = from > window.from ? from : window.from;
  const end = before < window.before ? before : window.before;
  if (first >= end) return [];
  const slots = resolveSlots(mentor.hours, first, end);
  const taken = await listTaken(mentor, slots, connection);
  return slots.map((slot) => ({ ...slot, status: isTaken(slot, taken) ? "taken" : "free" }));
}

/** A mentor's free slots, the earliest first. */
export async function listFreeSlots(
  mentor: BookableMentor,
  now: Date,
  connection: Kysely<Tables> = db,
): Promise<Slot[]> {
  const slots = await listSlots(mentor, getBookingWindow(now), now, connection);
  return slots.filter(({ status }) => status === "free");
}

/** Long enough for most mentors to have a free time in it. */
const STEP_IN_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * The start of each mentor's earliest free slot, by mentor, at daytime in the reader's zone if there is one; mentors
 * without a free slot are left out.
 */
export async function findEarliestStarts(
  mentors: readonly BookableMentor[],
  now: Date,
  timeZone?: string,
): Promise<ReadonlyMap<string, string>> {
  const window = getBookingWindow(now);
  const taken = await listTakenByHolder(mentors, window);
  return new Map(
    mentors.flatMap(({ id, hours, holder, noticeHours }) => {
      const mentorWindow = getBookingWindow(now, noticeHours);
      const slots = { hours, taken: taken.get(holder) ?? new Set<string>() };
      const start = findEarliestStart(slots, mentorWindow, timeZone);
      return start === undefined ? [] : [[id, start] as const];
    }),
  );
}

/** Resolves only as many days as are needed: each costs. */
function findEarliestStart(
  { hours, taken }: { hours: Availability; taken: ReadonlySet<string> },
  { from, before }: { from: string; before: string },
  timeZone: string | undefined,
): string | undefined {
  let earliest: string | undefined;
  for (let start = from; start < before; ) {
    const next = new Date(Date.parse(start) + STEP_IN_MS).toISOString();
    const end = next < before ? next : before;
    const free = resolveSlots(hours, start, end).filter((each) => !isTaken(each, taken));
    const [first] = timeZone === undefined ? free : putDaytimeFirst(free, timeZone);
    if (first && (timeZone === undefined || isDaytime(first.startsAt, timeZone)))
      return first.startsAt;
    earliest ??= first?.startsAt;
    start = end;
  }
  return earliest;
}

async function listTakenByHolder(
  mentors: readonly BookableMentor[],
  { from, before }: { from: string; before: string },
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const claims = await listTakenQuarters(
    mentors.map(({ holder }) => holder),
    from,
    before,
  );
  return new Map(
    [...Map.groupBy(claims, ({ holder }) => holder)].map(([holder, holderClaims]) => [
      holder,
      new Set(holderClaims.map(({ quarter }) => quarter)),
    ]),
  );
}

/** Whether a mentor holds sessions at this time. */
export function isMentorSlot(mentor: BookableMentor, startsAt: string): Slot | undefined {
  const [slot] = resolveSlots(
    mentor.hours,
    startsAt,
    new Date(Date.parse(startsAt) + 1).toISOString(),
  );
  return slot;
}

async function listTaken(
  mentor: BookableMentor,
  slots: readonly Slot[],
  connection: Kysely<Tables>,
): Promise<ReadonlySet<string>> {
  const [first] = slots;
  const last = slots.at(-1);
  if (!first || !last) return new Set();
  const claims = await listTakenQuarters([mentor.holder], first.startsAt, last.endsAt, connection);
  return new Set(claims.map(({ quarter }) => quarter));
}
