import { pluralize } from "~/ui/format";
import type { WeekDay } from "./week";

/** Bars are full from this many minutes on. */
const FULL_MINUTES = 30;

/** The minutes of each day of the week. */
export function WeekBars({ week }: { week: readonly WeekDay[] }) {
  const days = week.filter(({ minutes }) => minutes > 0);
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <section className="week-bars">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b className="font-head text-h3">This week</b>
        {total === 0 ? null : (
          <span className="num text-sm text-muted">
            {pluralize(total, "minute")}
            {days.length > 1 ? ` on ${days.length} days` : null}
          </span>
        )}
      </p>
      <ol>
        {week.map(({ day, name, minutes, isToday, isAhead }) => (
          <li key={day} data-ahead={isAhead} aria-current={isToday ? "date" : undefined}>
            <svg aria-hidden focusable="false" viewBox="0 0 10 44" preserveAspectRatio="none">
              {minutes === 0 ? null : (
                <rect
                  width="10"
                  height={8 + 36 * Math.min(1, minutes / FULL_MINUTES)}
                  y={36 - 36 * Math.min(1, minutes / FULL_MINUTES)}
                />
              )}
            </svg>
            <abbr title={name}>{name.slice(0, 1)}</abbr>
            {minutes === 0 ? null : (
              <span className="sr-only num">{pluralize(minutes, "minute")}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
