import { formatZonedShortDayTime } from "~/mentoring/calendar/format-time";
import { pluralize } from "~/ui/format";

const HOUR_IN_MS = 3_600_000;

/** Until when a reply is possible; null if none is waited for. */
export function describeDeadline(answerBy: string | null, timeZone: string, now: Date) {
  if (answerBy === null) return null;
  return { at: formatZonedShortDayTime(answerBy, timeZone), left: describeTimeLeft(answerBy, now) };
}

function describeTimeLeft(answerBy: string, now: Date): string {
  const ms = Date.parse(answerBy) - now.getTime();
  if (ms <= 0) return "No time left";
  if (ms < HOUR_IN_MS) return "Less than an hour left";
  return `${pluralize(Math.floor(ms / HOUR_IN_MS), "hour")} left`;
}
