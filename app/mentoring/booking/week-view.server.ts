import type { BookableMentor } from "~/mentoring/directory/bookable-mentor";
import { describeTime, getFirstName } from "./describe-time";
import { listFreeSlots, listSlots } from "./free-slots.server";
import { getBookingWindow } from "~/mentoring/sessions/rules";
import {
  formatCity,
  formatOffset,
  formatZonedDay,
  formatZonedShortDay,
} from "~/mentoring/calendar/format-time";
import {
  addDays,
  findClockChange,
  getLocalDate,
  getMinutesAhead,
  getWeek,
  isDate,
  isDaytime,
  isInstant,
  type Week,
} from "~/mentoring/calendar/week";

interface ViewOptions {
  /** The reader's zone. */
  timeZone: string;
  /** Any date of the week to show; the week of the earliest free slot if it is none. */
  date: string | null;
  /** A time to select; the first free one of the reader's day otherwise. */
  selected?: string | undefined;
  /** A time of the reader's own session, which counts as free for them. */
  ownTime?: string | undefined;
}

/** A week of a mentor's slots as a page shows it: every text is in the reader's time zone. */
export async function loadWeek(
  mentor: BookableMentor,
  { timeZone, date, selected, ownTime }: ViewOptions,
  now: Date,
) {
  const window = getBookingWindow(now, mentor.noticeHours);
  const [earliest] = await listFreeSlots(mentor, now);
  const chosen = selected !== undefined && isInstant(selected) ? selected : undefined;
  const shownDate =
    date !== null && isDate(date)
      ? date
      : getLocalDate(chosen ?? earliest?.startsAt ?? window.from, timeZone);
  const week = getWeek(shownDate, timeZone);
  const slots = (await listSlots(mentor, week, now)).map((slot) => ({
    startsAt: slot.startsAt,
    isFree: slot.status === "free" || slot.startsAt === ownTime,
    date: getLocalDate(slot.startsAt, timeZone),
    ...describeTime(slot.startsAt, slot.endsAt, timeZone, mentor),
  }));
  const free = slots.filter(({ isFree }) => isFree);
  return {
    title: formatWeekTitle(week),
    previous: week.from > window.from ? addDays(week.dates[0] ?? shownDate, -7) : null,
    next: week.before < window.before ? addDays(week.dates[0] ?? shownDate, 7) : null,
    days: week.dates.map((day) => ({
      date: day,
      weekday: formatZonedShortDay(`${day}T12:00:00Z`, "UTC").slice(0, 3),
      day: String(Number(day.slice(-2))),
      label: formatZonedDay(`${day}T12:00:00Z`, "UTC"),
      slots: slots.filter((slot) => slot.date === day),
    })),
    selected: chooseTime(free, selected, timeZone),
    isNightOnly: free.length > 0 && !free.some(({ startsAt }) => isDaytime(startsAt, timeZone)),
    hasFreeSlots: earliest !== undefined,
    zone: describeZone(timeZone, mentor, week),
    clockChange: describeClockChanges(week, timeZone, mentor),
  };
}

export type WeekView = Awaited<ReturnType<typeof loadWeek>>;
export type SlotView = WeekView["days"][number]["slots"][number];

/** The time that is selected at first: never one of the reader's night, which nobody should ask for by mistake. */
function chooseTime(
  free: readonly { startsAt: string }[],
  selected: string | undefined,
  timeZone: string,
): string | null {
  const chosen =
    free.find(({ startsAt }) => startsAt === selected) ??
    free.find(({ startsAt }) => isDaytime(startsAt, timeZone));
  return chosen?.startsAt ?? null;
}

function describeZone(timeZone: string, mentor: BookableMentor, week: Week) {
  const minutes = getMinutesAhead(mentor.timeZone, timeZone, week.from);
  const hours = Math.abs(minutes) / 60;
  const amount = `${hours} ${hours === 1 ? "hour" : "hours"}`;
  const difference =
    minutes === 0 ? "the same time" : minutes > 0 ? `${amount} ahead` : `${amount} behind`;
  const city = formatCity(timeZone);
  const offset = formatOffset(week.from, timeZone);
  return {
    city,
    offset: offset === city ? "" : ` (${offset})`,
    mentor:
      timeZone === mentor.timeZone
        ? `That is ${getFirstName(mentor)}’s time zone.`
        : `${getFirstName(mentor)} is in ${formatCity(mentor.timeZone)}, ${difference}.`,
  };
}

function describeClockChanges(week: Week, timeZone: string, mentor: BookableMentor): string {
  const changes = [...new Set([timeZone, mentor.timeZone])].flatMap((zone) => {
    const change = findClockChange(zone, week.from, week.before);
    if (!change) return [];
    const direction = change.minutes > 0 ? "forward" : "back";
    return `Clocks go ${direction} in ${formatCity(zone)} on ${formatZonedDay(change.at, zone)}; the times shown take that into account.`;
  });
  return changes.join(" ");
}

/** November 23–29, or November 30 – December 6 */
function formatWeekTitle({ dates }: Week): string {
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${formatMonthAndDay(first)}–${Number(last.slice(-2))}`
    : `${formatMonthAndDay(first)} – ${formatMonthAndDay(last)}`;
}

function formatMonthAndDay(date: string): string {
  return formatZonedDay(`${date}T12:00:00Z`, "UTC")
    .replace(/^\w+, /, "")
    .replace(" ", "\u00a0");
}
