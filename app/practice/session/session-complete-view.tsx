import type { ReactNode } from "react";
import type { QuestionProgress } from "~/practice/store/progress";
import { Button } from "~/ui/button";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { Link } from "~/ui/link";
import { OpenQuestions } from "./open-questions";

interface SessionCompleteViewProps {
  id: string;
  steps: readonly QuestionProgress[];
  /** In place of the end of the session: where it leads in a day's sitting. */
  next: ReactNode;
}

/** Every question was answered or skipped. */
export function SessionCompleteView({ id, steps, next }: SessionCompleteViewProps) {
  const sessionUrl = `/interview/sessions/${id}`;
  const skippedQuestions = steps.flatMap(({ name, state }, index) =>
    state === "skipped" ? [{ number: index + 1, name, isSkipped: true }] : [],
  );
  const answeredCount = steps.filter(({ state }) => state === "done").length;
  return (
    <div id="session-complete" className="page grid min-h-[50vh] content-center py-16">
      <h1 className="text-title">That was the last question</h1>
      <p className="num mt-4 max-w-(--measure) text-lead text-text-2">
        You answered {answeredCount} of {steps.length}.
        {next ? null : " End the session, or look at the report first."}
      </p>
      {skippedQuestions.length === 0 ? null : (
        <section className="mt-8 max-w-190">
          <h2 className="text-h3">You can still answer what you skipped</h2>
          <OpenQuestions sessionUrl={sessionUrl} questions={skippedQuestions} />
        </section>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {next ?? (
          <form method="post" action={sessionUrl}>
            <KeepFormFields page={sessionUrl} />
            <Button size="lg" name="intent" value="end">
              End Session
            </Button>
          </form>
        )}
        <Link
          to={`${sessionUrl}/report`}
          className="inline-flex min-h-13 items-center px-3 font-medium text-primary-ink"
        >
          See the report
        </Link>
      </div>
    </div>
  );
}
