import { Link } from "~/ui/link";
import { KIND_NAMES } from "./item-kinds";
import type { QueueItem } from "./queue";
import { formatRelativeDay } from "./relative-day";

interface DueRowsProps {
  title: string;
  note?: string;
  today: string;
  items: readonly QueueItem[];
}

/** What comes back later: the last score as a bar, and the day. */
export function DueRows({ title, note, today, items }: DueRowsProps) {
  if (items.length === 0) return null;
  return (
    <section className="due-rows">
      <div>
        <h2 className="text-section">{title}</h2>
        {note ? <p className="num">{note}</p> : null}
      </div>
      <ul className="num">
        {items.map((item) => (
          <li key={item.questionId}>
            <Link to={item.to}>{item.name}</Link>
            <p>
              {KIND_NAMES[item.kind]}, {item.context}, {item.minutes} min
            </p>
            {item.kind === "exercise" ? (
              <em>Not solved</em>
            ) : (
              <>
                <svg aria-hidden focusable="false">
                  <rect width="100%" height="4" y="8" rx="2" />
                  <rect width={`${item.lastScore}%`} height="4" y="8" rx="2" />
                </svg>
                <b>
                  <span className="sr-only">Last score </span>
                  {item.lastScore}
                </b>
              </>
            )}
            <span data-late={item.dueDate <= today}>{formatRelativeDay(today, item.dueDate)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
