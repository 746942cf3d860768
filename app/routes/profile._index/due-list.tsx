import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";
import { ActivityItem, SectionHeading } from "./activity";
import type { WaitingItem } from "./waiting";

export interface Waiting {
  items: WaitingItem[];
  dueCount: number;
  /** Due too, but left for tomorrow. */
  postponedCount: number;
  dueMinutes: number;
  /** Whether anything ever comes back. */
  hasQueue: boolean;
}

/** What comes back today, a session still open, and the next one with a mentor. */
export function DueList({ items, ...queue }: Waiting) {
  const { hasQueue } = queue;
  return (
    <>
      <SectionHeading title="Due and waiting">
        <Link
          to={hasQueue ? "/interview/due" : "/profile/sessions"}
          className="num relative text-primary-ink underline underline-offset-3 after:absolute after:inset-x-0 after:-inset-y-3.5"
        >
          {hasQueue ? describeQueue(queue) : "all sessions"}
        </Link>
      </SectionHeading>
      {items.length === 0 ? (
        <p className="text-sm text-muted">Nothing else is due or waiting.</p>
      ) : null}
      <ul className="wrap-anywhere">
        {items.map(({ to, title, detail, status, isDue }) => (
          <ActivityItem
            key={to}
            title={title}
            to={to}
            value={
              status ? (
                <b
                  className={`text-sm font-strong whitespace-nowrap ${isDue ? "text-warn" : "text-muted"}`}
                >
                  {status}
                </b>
              ) : null
            }
          >
            {detail}
          </ActivityItem>
        ))}
      </ul>
    </>
  );
}

function describeQueue({
  dueCount,
  postponedCount,
  dueMinutes,
}: Pick<Waiting, "dueCount" | "postponedCount" | "dueMinutes">): string {
  if (dueCount > 0) return `${dueCount} due, ${pluralize(dueMinutes, "minute")}`;
  return postponedCount > 0 ? `${postponedCount} more tomorrow` : "review schedule";
}
