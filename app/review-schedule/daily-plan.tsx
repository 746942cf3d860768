import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";
import { KIND_NAMES } from "./item-kinds";
import type { QueueItem } from "./queue";
import { formatRelativeDay } from "./relative-day";

interface DailyPlanProps {
  today: string;
  items: readonly QueueItem[];
  /** What the items take together, what is done of today, and what a day has. */
  minutes: number;
  minutesDone: number;
  dailyMinutes: number;
}

/** Today's work in order, each part as long as its minutes, and what is left of the day. */
export function DailyPlan({ today, items, minutes, minutesDone, dailyMinutes }: DailyPlanProps) {
  const total = Math.max(minutes, dailyMinutes - minutesDone);
  const rest = total - minutes;
  return (
    <section className="daily-plan">
      <h2 className="sr-only">Due</h2>
      <svg aria-hidden focusable="false" className="daily-bar">
        {items.map(({ questionId, minutes: length }, index) => {
          const start = items.slice(0, index).reduce((sum, item) => sum + item.minutes, 0);
          return (
            <rect
              key={questionId}
              x={toPercent(start / total)}
              width={toPercent(length / total)}
              height="100%"
            />
          );
        })}
      </svg>
      <p className="daily-rest num">
        <span>
          {minutes} min today{minutesDone === 0 ? null : `, ${minutesDone} min done`}
        </span>
        {rest === 0 ? null : <span>{rest} min free</span>}
      </p>
      <ol className="num">
        {items.map((item) => (
          <li key={item.questionId}>
            <Link to={item.to}>{item.name}</Link>
            <span className="text-ui font-strong whitespace-nowrap">{item.minutes} min</span>
            <p>
              {KIND_NAMES[item.kind]}, {item.context}
            </p>
            <p>
              {item.kind === "exercise"
                ? "Not solved"
                : `Last score ${item.lastScore} in ${pluralize(item.attemptCount, "attempt")}`}
              , due {formatRelativeDay(today, item.dueDate)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const toPercent = (share: number) => `${Math.round(share * 1000) / 10}%`;
