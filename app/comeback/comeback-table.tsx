import { Link } from "@remix-run/react";
import type { ComebackQuestion } from "./comebacks.server";
import { formatRelativeDay } from "./relative-day";

export function ComebackTable({
  title,
  today,
  questions,
}: {
  title: string;
  today: string;
  questions: readonly ComebackQuestion[];
}) {
  if (questions.length === 0) return null;
  return (
    <section className="mt-12 border-t border-hairline pt-9">
      <h2 className="mb-3 text-section">{title}</h2>
      <table className="num stacked-table w-full text-left text-sm">
        <thead className="text-xs text-muted">
          <tr className="border-b border-hairline-strong">
            <th scope="col" className="py-2.5 pr-4 font-medium">
              Question
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
          {questions.map(({ questionId, name, card, lastScore, attemptCount, dueDate }) => (
            <tr key={questionId} className="border-b border-hairline align-baseline">
              <th scope="row" className="py-3 pr-4 font-text">
                <Link
                  to={`/interview/questions/${questionId}`}
                  className="text-ui font-control hover:text-primary-ink"
                >
                  {name}
                </Link>
                <span className="block text-xs text-muted">{card}</span>
              </th>
              <td data-label="Last score" className="py-3 pr-4 text-right font-strong">
                {lastScore}
              </td>
              <td data-label="Attempts" className="py-3 pr-4 text-right">
                {attemptCount}
              </td>
              <td
                data-label="Due"
                className={`py-3 text-right ${dueDate <= today ? "font-strong text-warn" : "text-text-2"}`}
              >
                {formatRelativeDay(today, dueDate)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
