import { getNoticeDeadline } from "~/mentoring/sessions/rules";
import {
  formatCity,
  formatZonedDay,
  formatZonedShortDay,
  formatZonedTime,
  formatZonedWeekdayTime,
} from "~/mentoring/calendar/format-time";
import { getLocalDate } from "~/mentoring/calendar/week";

/** A time as both sides see it; the mentor's only where it differs. */
export function describeTime(
  startsAt: string,
  endsAt: string,
  timeZone: string,
  mentor: { name: string; timeZone: string },
) {
  const range = (zone: string) =>
    `${formatZonedTime(startsAt, zone)} to ${formatZonedTime(endsAt, zone)}`;
  const isSameDay = getLocalDate(startsAt, timeZone) === getLocalDate(startsAt, mentor.timeZone);
  const mentorDay = isSameDay ? "" : `${formatZonedDay(startsAt, mentor.timeZone)}, `;
  const [ownRange, mentorRange] = [range(timeZone), range(mentor.timeZone)];
  return {
    time: formatZonedTime(startsAt, timeZone),
    day: formatZonedDay(startsAt, timeZone),
    shortDay: formatZonedShortDay(startsAt, timeZone),
    range: `${ownRange} in ${formatCity(timeZone)}`,
    mentorRange:
      isSameDay && mentorRange === ownRange
        ? ""
        : `${mentorDay}${mentorRange} for ${getFirstName(mentor)}`,
    cancelUntil: formatZonedWeekdayTime(getNoticeDeadline(startsAt), timeZone),
  };
}

export function getFirstName({ name }: { name: string }): string {
  return name.split(" ")[0] ?? name;
}
