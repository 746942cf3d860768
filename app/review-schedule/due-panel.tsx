import History from "lucide-react/icons/rotate-ccw-clock";
import { Button, type ButtonSize, type ButtonVariant } from "~/ui/button";
import { pluralize } from "~/ui/format";

export interface DueSummary {
  dueCount: number;
  /** Due too, but left for tomorrow. */
  postponedCount: number;
  /** The longest overdue question. */
  firstName: string | null;
  masteredCount: number;
}

interface DuePanelProps {
  summary: DueSummary;
  /** Then continuing it is the main thing to do. */
  hasOpenSession: boolean;
}

/** Questions due today, with a start button, or left for tomorrow. On narrow screens it follows the cards. */
export function DuePanel({
  summary: { dueCount, postponedCount, firstName, masteredCount },
  hasOpenSession,
}: DuePanelProps) {
  if (dueCount === 0 && postponedCount === 0) return null;
  if (dueCount === 0) {
    return (
      <p className="num mb-3 flex flex-wrap max-md:order-1 max-md:mt-6 max-md:mb-0 items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span className="flex items-start gap-3">
          <History className="mt-0.5 size-4.5 flex-none" strokeWidth={1.6} aria-hidden />
          <span>
            Done for today. {pluralize(postponedCount, "question")} left for tomorrow.
            {masteredCount === 0 ? null : ` ${masteredCount} mastered.`}
          </span>
        </span>
      </p>
    );
  }
  return (
    <section
      aria-labelledby="due"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline pb-4 max-md:order-1 max-md:mt-6 max-md:mb-0 max-md:border-0 max-md:pb-0"
    >
      <div className="min-w-0 flex-1 max-md:basis-full">
        <h2 id="due" className="num font-sans text-ui font-strong">
          {dueCount === 1 ? "One question is due" : `${dueCount} questions are due`}
        </h2>
        <p className="num mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <span className="max-md:hidden">
            {firstName}
            {dueCount > 1 ? ` and ${dueCount - 1} more` : ""}
          </span>
          {postponedCount === 0 ? null : <span>{postponedCount} more tomorrow</span>}
          {masteredCount === 0 ? null : (
            <span className="max-md:hidden">{masteredCount} mastered</span>
          )}
        </p>
      </div>
      <StartDueButton
        count={dueCount}
        size="md"
        variant={hasOpenSession ? "secondary" : "primary"}
      />
    </section>
  );
}

interface StartDueButtonProps {
  count: number;
  size?: ButtonSize;
  variant?: ButtonVariant;
}

export function StartDueButton({ count, size = "lg", variant }: StartDueButtonProps) {
  return (
    // Full page load: the camera permission policy is set per document, and only session pages
    // allow it.
    <form method="post" action="/interview/due">
      <Button size={size} variant={variant}>
        {count === 1 ? "Answer it now" : "Answer them now"}
      </Button>
    </form>
  );
}
