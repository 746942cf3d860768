import { pluralize } from "~/ui/format";
import { formatShortDate, formatShortWeekday } from "~/ui/format-date";
import type { QueueItem } from "./queue";

interface ScheduleCalendarProps {
  today: string;
  /** Due today and earlier, including what is left for tomorrow. */
  due: readonly QueueItem[];
  postponed: readonly QueueItem[];
  upcoming: readonly QueueItem[];
}

const DAY_IN_MS = 86_400_000;
const DAYS = 14;
/** More would not fit a day's cell. */
const MAX_DOTS = 5;

/** Two weeks from today, with a dot for each thing that comes back on a day. */
export function ScheduleCalendar({ today, due, postponed, upcoming }: ScheduleCalendarProps) {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index));
  const counts = days.map((day, index) =>
    index === 0
      ? due.length
      : upcoming.filter(({ dueDate }) => dueDate === day).length +
        (index === 1 ? postponed.length : 0),
  );
  return (
    <section className="schedule-calendar">
      <h2>The next two weeks</h2>
      <ol className="num">
        {days.map((day, index) => (
          <li key={day} data-count={Math.min(counts[index] ?? 0, MAX_DOTS)}>
            <time dateTime={day}>
              {index < 7 ? <span>{formatShortWeekday(day)} </span> : null}
              {index === 0 || day.endsWith("-01") ? formatShortDate(day) : Number(day.slice(8))}
            </time>
            {counts[index] === 0 ? null : (
              <b>
                <span className="sr-only">{pluralize(counts[index] ?? 0, "item")}</span>
                <i aria-hidden />
              </b>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_IN_MS).toISOString().slice(0, 10);
}
