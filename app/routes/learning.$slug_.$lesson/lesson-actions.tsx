import { Form } from "@remix-run/react";
import { Check } from "~/ui/icons";
import { StateIcon, getStateLabel } from "~/learning/state-mark";
import type { Credit, LessonState } from "~/learning/types";
import { Button, LinkButton } from "~/ui/button";
import { formatList } from "~/ui/format";
import { Link } from "~/ui/link";

interface LessonActionsProps {
  courseId: string;
  state: LessonState;
  credit: Credit | null;
  /** What comes after this lesson. */
  next: { to: string; label: string };
}

/** Marks a lesson as done, or skips it; a finished one can be opened again. */
export function LessonActions({ courseId, state, credit, next }: LessonActionsProps) {
  const isFinished = state === "done" || state === "skipped";
  return (
    <Form method="post" className="no-print mt-12 max-w-(--measure) border-t border-hairline pt-7">
      {state === "pending" || state === "learning" ? null : (
        <p className="num mb-4 flex items-center gap-2 text-sm text-text-2">
          <StateIcon state={state} />
          <span>{`${getStateLabel(state)}${describeCredit(credit)}`}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isFinished ? (
          <>
            <LinkButton to={next.to}>Next: {next.label}</LinkButton>
            <Button name="intent" value="reopen" variant="ghost">
              Mark as not done
            </Button>
          </>
        ) : (
          <>
            <Button name="intent" value="done" pendingText="Saving…">
              <Check aria-hidden /> Done, continue
            </Button>
            <Button name="intent" value="skip" variant="ghost">
              Skip this lesson
            </Button>
          </>
        )}
        <Link
          to={`/learning/${courseId}`}
          className="inline-flex min-h-11 items-center text-sm text-text-2 underline underline-offset-3 hover:text-text sm:ml-auto"
        >
          Back to the course
        </Link>
      </div>
      {isFinished ? null : <p className="mt-2.5 text-sm text-muted">Next: {next.label}</p>}
    </Form>
  );
}

function describeCredit(credit: Credit | null): string {
  if (!credit) return "";
  if (credit.from === "quiz") return ": you passed this module’s quiz.";
  const skills = credit.skills.map(({ name, score }) => `${name} (${score} of 100)`);
  return `: known from your interview answers, ${formatList(skills)}.`;
}
