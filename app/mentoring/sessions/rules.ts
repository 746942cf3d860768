const MINUTE_IN_MS = 60_000;
const HOUR_IN_MS = 60 * MINUTE_IN_MS;
const DAY_IN_MS = 24 * HOUR_IN_MS;

/** A request without a reply expires after this long. */
export const ANSWER_HOURS = 48;
/** The earliest session is this far ahead; from then on a session can't be moved, and canceling it is late. */
export const NOTICE_HOURS = 24;
/** How many weeks ahead sessions can be booked. */
export const BOOKING_WEEKS = 8;
/** From then on after the start, a side that isn't there may be marked as missing. */
export const NO_SHOW_MINUTES = 15;
const NO_SHOW_DAYS = 7;
/** Whoever said that the other didn't come can take it back for so long. */
const NO_SHOW_UNDO_MINUTES = 60;
/** A request expires at the latest this long before the session. */
const LAST_ANSWER_HOURS = 1;
/** Requests of one person that wait for a reply. */
export const MAX_WAITING = 5;
/** The agenda of a request. */
export const MAX_AGENDA_LENGTH = 600;

/** Sample mentors reply this long after a request. */
export const SAMPLE_REPLY_SECONDS = 60;

/** The first instant that can be booked, and the instant before which sessions start. */
export function getBookingWindow(
  now: Date,
  noticeHours: number = NOTICE_HOURS,
): { from: string; before: string } {
  return {
    from: addMs(now, Math.max(noticeHours, NOTICE_HOURS) * HOUR_IN_MS),
    before: addMs(now, BOOKING_WEEKS * 7 * DAY_IN_MS),
  };
}

/** Until when a reply is possible: 48 hours, but not up to the session itself. */
export function getAnswerDeadline(now: Date, startsAt: string): string {
  const latest = addMs(new Date(startsAt), -LAST_ANSWER_HOURS * HOUR_IN_MS);
  const deadline = addMs(now, ANSWER_HOURS * HOUR_IN_MS);
  return deadline < latest ? deadline : latest;
}

/** Until when a session can be moved, and canceled in time. */
export function getNoticeDeadline(startsAt: string): string {
  return addMs(new Date(startsAt), -NOTICE_HOURS * HOUR_IN_MS);
}

export function isNoticeKept(startsAt: string, now: Date): boolean {
  return now.toISOString() <= getNoticeDeadline(startsAt);
}

/** Whether a side may now say that the other didn't come. */
export function canMarkNoShow(startsAt: string, now: Date): boolean {
  const at = now.toISOString();
  const start = new Date(startsAt);
  return (
    at >= addMs(start, NO_SHOW_MINUTES * MINUTE_IN_MS) &&
    at <= addMs(start, NO_SHOW_DAYS * DAY_IN_MS)
  );
}

/** Until when a no-show can be taken back. */
export function getUndoDeadline(markedAt: string): string {
  return addMs(new Date(markedAt), NO_SHOW_UNDO_MINUTES * MINUTE_IN_MS);
}

/** When the reminders of a session are due: the day before, and an hour before. */
export function getReminderTimes(startsAt: string, now: Date): string[] {
  return [24 * HOUR_IN_MS, HOUR_IN_MS]
    .map((before) => addMs(new Date(startsAt), -before))
    .filter((dueAt) => dueAt > now.toISOString());
}

export function addMs(date: Date, ms: number): string {
  return new Date(date.getTime() + ms).toISOString();
}
