import { addDays, getLocalDate } from "~/mentoring/calendar/week";

const DAYS_AHEAD = 2 * 365;
/** One that is over is noted for its debrief. */
const DAYS_BACK = 365;

/** The days that a round may be on: today, and the first and the last one. */
export function listAllowedDays(timeZone: string, now: Date) {
  const today = getLocalDate(now.toISOString(), timeZone);
  return { today, min: addDays(today, -DAYS_BACK), max: addDays(today, DAYS_AHEAD) };
}

/**
 * Why a day can't be the day of a round; null if it can. A day that is over only can once the person says that it is.
 */
export function checkDay(
  heldOn: string,
  { today, min, max }: ReturnType<typeof listAllowedDays>,
  isOverAllowed: boolean,
): { message: string; canBeOver: boolean } | null {
  if (heldOn < min || heldOn > max)
    return { message: "Choose a day from today on, within two years.", canBeOver: false };
  if (heldOn >= today || isOverAllowed) return null;
  return {
    message: "That day is over. Choose a day from today on, or save it as one that is over.",
    canBeOver: true,
  };
}
