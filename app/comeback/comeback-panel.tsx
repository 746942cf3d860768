import { Form, Link } from "@remix-run/react";
import { History } from "lucide-react";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { formatWeekday } from "~/ui/format-date";

export interface ComebackSummary {
  dueCount: number;
  /** The longest overdue question, and the next date if nothing is due. */
  firstPrompt: string | null;
  nextDate: string | null;
  masteredCount: number;
}

/** Questions due today, with a start button; otherwise the date of the next one. */
export function ComebackPanel({
  summary: { dueCount, firstPrompt, nextDate, masteredCount },
}: {
  summary: ComebackSummary;
}) {
  if (dueCount === 0) {
    return (
      <p className="num mb-7 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <History className="size-4.5" strokeWidth={1.6} aria-hidden />
        Nothing is due today.
        {nextDate === null ? null : ` The next question is due on ${formatWeekday(nextDate)}.`}
        {masteredCount === 0 ? null : ` ${masteredCount} mastered.`}
        <Link to="/interview/due" className="text-primary-ink underline underline-offset-3">
          Review schedule
        </Link>
        <Link to="/interview/history" className="text-primary-ink underline underline-offset-3">
          Your history
        </Link>
      </p>
    );
  }
  return (
    <Panel
      aria-labelledby="due"
      className="mb-9 grid border-primary-line gap-x-12 gap-y-5 p-6 md:grid-cols-[minmax(0,1fr)_auto] md:items-center lg:p-7"
    >
      <div className="min-w-0">
        <p className="text-xs font-medium text-primary-ink">Due today</p>
        <h2 id="due" className="num mt-2 text-h3">
          {dueCount === 1 ? "One question is due" : `${dueCount} questions are due`}
        </h2>
        <p className="mt-1.5 text-ui text-text-2">
          {firstPrompt}
          {dueCount > 1 ? ` And ${dueCount - 1} more.` : ""}
        </p>
        <p className="num mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {masteredCount === 0 ? null : <span>{masteredCount} mastered</span>}
          <Link to="/interview/due" className="text-primary-ink underline underline-offset-3">
            Review schedule
          </Link>
          <Link to="/interview/history" className="text-primary-ink underline underline-offset-3">
            Your history
          </Link>
        </p>
      </div>
      <StartComebackButton count={dueCount} />
    </Panel>
  );
}

export function StartComebackButton({ count }: { count: number }) {
  return (
    // Full page load: the camera permission policy is set per document, and only session pages
    // allow it.
    <Form method="post" action="/interview/due" reloadDocument>
      <Button size="lg">{count === 1 ? "Answer it now" : "Answer them now"}</Button>
    </Form>
  );
}
