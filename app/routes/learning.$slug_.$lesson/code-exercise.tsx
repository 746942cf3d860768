import { Form, useFetcher } from "@remix-run/react";
import { CodePane } from "~/code/code-pane";
import { LANGUAGE_NAMES } from "~/data/code-languages";
import { Button } from "~/ui/button";
import { Check } from "~/ui/icons";
import type { CodeExerciseData } from "./lesson-exercise.server";

interface CodeExerciseProps {
  exercise: CodeExerciseData;
  /** Code that was refused, and why. */
  rejected: { code: string; error: string } | undefined;
}

/** A lesson's exercise in code, with tests that run in the browser. */
export function CodeExercise({ exercise, rejected }: CodeExerciseProps) {
  const { title, brief, language, task, isPassed, isSaved, solution } = exercise;
  const fetcher = useFetcher();
  const testCount = task.visibleTests.length;
  return (
    <section id="code-exercise" className="lesson-code no-print">
      <h2 className="text-section">Code exercise: {title}</h2>
      <p className="num mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <span>{LANGUAGE_NAMES[language]}, extra practice on top of the lesson’s time</span>
        {isPassed ? (
          <span className="inline-flex items-center gap-1.5 font-medium text-success">
            <Check className="size-4" aria-hidden /> Solved
          </span>
        ) : null}
      </p>
      <div className="prose lesson mt-4" dangerouslySetInnerHTML={{ __html: brief }} />
      <Form method="post" action="#code-exercise" preventScrollReset className="mt-5">
        <div className="overflow-hidden rounded-panel border border-hairline bg-surface-1">
          <CodePane
            task={task}
            testsUrl={null}
            code={rejected?.code ?? exercise.code}
            language={language}
            notes={{
              beforeRun: `${testCount} tests. When all of them pass, the exercise is solved and counts in your skill record.`,
              afterRun: isPassed ? "This exercise is solved." : "",
            }}
            onRun={(code, results) =>
              fetcher.submit(
                {
                  intent: "run-code",
                  code,
                  testsPassed: results.filter(({ passed }) => passed).length,
                },
                { method: "post" },
              )
            }
          />
        </div>
        {rejected ? (
          <p role="alert" className="mt-2 text-sm font-medium text-danger">
            {rejected.error}
          </p>
        ) : null}
        <noscript>
          <p className="mt-3 text-sm text-text-2">
            Running the tests needs JavaScript. You can write and save your code here, and compare
            it with the solution.
          </p>
        </noscript>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          <Button name="intent" value="save-code" variant="secondary" pendingText="Saving…">
            Save code
          </Button>
          {solution === null ? (
            <Button name="intent" value="show-solution" variant="ghost">
              Show the solution
            </Button>
          ) : null}
          {isSaved ? <span className="text-sm text-muted">Your code is saved.</span> : null}
        </div>
        {solution === null ? (
          <p className="mt-2.5 text-sm text-muted">
            If you open the solution first, the exercise counts for half in your skill record.
          </p>
        ) : null}
      </Form>
      {solution === null ? null : (
        <details className="lesson-solution" open={!isPassed}>
          <summary>The solution</summary>
          <div className="prose lesson mt-4" dangerouslySetInnerHTML={{ __html: solution }} />
        </details>
      )}
    </section>
  );
}
