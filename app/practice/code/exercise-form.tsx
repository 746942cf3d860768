import { type ComponentProps, useState } from "react";
import type { CodeLanguage } from "~/data/code-languages";
import { Button } from "~/ui/button";
import { Check } from "~/ui/icons";
import { CodePane } from "./code-pane";
import type { PublicTask } from "./public-task";

interface ExerciseFormProps {
  task: PublicTask;
  language: CodeLanguage;
  code: string;
  isPassed: boolean;
  isSaved: boolean;
  isSolutionOpen: boolean;
}

/** "kept": the last run failed, and the code that passed stays saved. */
type SaveState = "unsaved" | "saved" | "kept" | "failed";

/** Code of a lesson's exercise, with tests that run in the browser. */
export function ExerciseForm({
  task,
  language,
  code,
  isPassed: wasPassed,
  isSaved,
  isSolutionOpen,
}: ExerciseFormProps) {
  const [isPassed, setIsPassed] = useState(wasPassed);
  const [saveState, setSaveState] = useState<SaveState>(isSaved ? "saved" : "unsaved");
  const testCount = task.visibleTests.length;
  const saveRun: ComponentProps<typeof CodePane>["onRun"] = async (source, results) => {
    const testsPassed = results.filter(({ passed }) => passed).length;
    const wasSaved = await postRun(source, testsPassed);
    const passesAll = testsPassed === testCount;
    setSaveState(wasSaved ? (isPassed && !passesAll ? "kept" : "saved") : "failed");
    if (wasSaved && passesAll) setIsPassed(true);
  };
  return (
    <form method="post" action="#code-exercise" className="mt-5">
      <div className="overflow-hidden rounded-panel border border-hairline bg-surface-1">
        <CodePane
          task={task}
          testsUrl={null}
          code={code}
          language={language}
          notes={{
            beforeRun: `${testCount} tests. When all of them pass, the exercise is solved and counts in your skill record.`,
            afterRun:
              saveState === "kept"
                ? "Your earlier code solved this exercise."
                : isPassed
                  ? "This exercise is solved."
                  : "",
          }}
          onRun={(source, results) => void saveRun(source, results)}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button name="intent" value="save-code" variant="secondary" pendingText="Saving…">
          Save code
        </Button>
        {isSolutionOpen ? null : (
          <Button name="intent" value="show-solution" variant="ghost">
            Show the solution
          </Button>
        )}
        {isPassed ? (
          <span className="inline-flex items-center gap-1.5 text-sm font-medium text-success">
            <Check className="size-4" aria-hidden /> Solved
          </span>
        ) : null}
        {saveState === "saved" ? (
          <span className="text-sm text-muted">Your code is saved.</span>
        ) : null}
        {saveState === "kept" ? (
          <span className="text-sm text-muted">
            The code that passed stays saved. Choose Save code to replace it.
          </span>
        ) : null}
        {saveState === "failed" ? (
          <span role="alert" className="text-sm font-medium text-danger">
            Your code couldn’t be saved. Choose Save code to try again.
          </span>
        ) : null}
      </div>
      {isSolutionOpen || isPassed ? null : (
        <p className="mt-2.5 text-sm text-muted">
          If you open the solution first, the exercise counts for half in your skill record.
        </p>
      )}
    </form>
  );
}

/** Whether the server has stored the run. */
async function postRun(code: string, testsPassed: number): Promise<boolean> {
  try {
    const { ok } = await fetch(`${location.pathname}.data`, {
      method: "POST",
      body: new URLSearchParams({ intent: "run-code", code, testsPassed: String(testsPassed) }),
    });
    return ok;
  } catch {
    return false;
  }
}
