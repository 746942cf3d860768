import { Link } from "@remix-run/react";
import type { QueueItem, QueueItemKind } from "./queue";
import { formatRelativeDay } from "./relative-day";

const KIND_NAMES: Record<QueueItemKind, string> = {
  question: "Question",
  code: "Code",
  quiz: "Quiz",
  exercise: "Code exercise",
};

interface ComebackTableProps {
  title: string;
  note?: string;
  today: string;
  items: readonly QueueItem[];
}

export function ComebackTable({ title, note, today, items }: ComebackTableProps) {
  if (items.length === 0) return null;
  return (
    <section className="mt-12 border-t border-hairline pt-9">
      <h2 className="mb-3 text-section">{title}</h2>
      {note ? <p className="num mb-3 max-w-(--measure) text-sm text-muted">{note}</p> : null}
      <table className="num stacked-table w-full text-left text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="py-2.5 pr-4 font-medium">
              What
            </th>
            <th scope="col" className="w-20 py-2.5 pr-4 text-right font-medium">
              Minutes
            </th>
            <th scope="col" className="w-20 py-2.5 pr-4 text-right font-medium">
              Last score
            </th>
            <th scope="col" className="w-20 py-2.5 pr-4 text-right font-medium">
              Attempts
            </th>
            <th scope="col" className="w-32 py-2.5 text-right font-medium md:w-44">
              Due
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.questionId} className="border-b border-hairline align-baseline">
              <th scope="row" className="py-3 pr-4 font-text">
                <Link
                  to={item.to}
                  className="relative text-ui font-control after:absolute after:-inset-y-3 after:inset-x-0 hover:text-primary-ink"
                >
                  {item.name}
                </Link>
                <span className="block text-xs text-muted">
                  {KIND_NAMES[item.kind]}, {item.context}
                </span>
              </th>
              <td data-label="Minutes" className="py-3 pr-4 text-right">
                {item.minutes}
              </td>
              <td data-label="Last score" className="py-3 pr-4 text-right font-strong">
                {item.kind === "exercise" ? "Not solved" : item.lastScore}
              </td>
              <td data-label="Attempts" className="py-3 pr-4 text-right">
                {item.kind === "exercise" ? "–" : item.attemptCount}
              </td>
              <td
                data-label="Due"
                className={`py-3 text-right ${item.dueDate <= today ? "font-strong text-warn" : "text-text-2"}`}
              >
                {formatRelativeDay(today, item.dueDate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
