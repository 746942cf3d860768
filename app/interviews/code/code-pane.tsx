import { Play } from "lucide-react";
import { useRef, useState } from "react";
import type { CodeLanguage } from "~/data/questions/coding/starter";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import type { OpenTask } from "./open-task";
import { runTests, type Verdict } from "./run-tests";
import { TestTable } from "./test-table";
import { useEditor } from "./use-editor";

interface CodePaneProps {
  task: OpenTask;
  testsUrl: string;
  /** What was begun, and in which language. */
  code: string;
  language: CodeLanguage;
}

type Run =
  | { kind: "not-run" }
  | { kind: "running" }
  | { kind: "failed"; message: string }
  | { kind: "done"; verdicts: Verdict[] };

const LANGUAGES = [
  { value: "javascript", label: "JavaScript" },
  { value: "typescript", label: "TypeScript" },
] as const;

/** A place for code, and its tests. Without a script it is a text area, and the words alone are read. */
export function CodePane({ task, testsUrl, code, language: began }: CodePaneProps) {
  const hydrated = useHydrated();
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [language, setLanguage] = useState<CodeLanguage>(began);
  const [run, setRun] = useState<Run>({ kind: "not-run" });
  const isReady = useEditor(area, host, language);

  function choose(next: CodeLanguage) {
    const field = area.current;
    if (field && field.value === task.starters[language]) {
      field.value = task.starters[next];
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    setLanguage(next);
  }

  async function start() {
    const source = area.current?.value ?? "";
    setRun({ kind: "running" });
    try {
      const verdicts = await runTests(task, testsUrl, language, source);
      // Changed while it ran: the result is of something else.
      setRun(area.current?.value === source ? { kind: "done", verdicts } : { kind: "not-run" });
    } catch (error) {
      setRun({
        kind: "failed",
        message: error instanceof Error ? error.message : "The tests could not be run.",
      });
    }
  }

  const passed =
    run.kind === "done" ? run.verdicts.filter((verdict) => verdict.passed).length : null;
  return (
    <div>
      {passed === null ? null : <input type="hidden" name="testsPassed" value={passed} />}
      <label
        htmlFor="code"
        className={
          isReady ? "sr-only" : "block border-b border-hairline px-4.5 py-2.5 text-sm font-strong"
        }
      >
        Your code
      </label>
      <textarea
        ref={area}
        id="code"
        name="code"
        defaultValue={code}
        rows={12}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onInput={() => setRun((now) => (now.kind === "running" ? now : { kind: "not-run" }))}
        className={`editor-text w-full resize-y bg-transparent px-4 py-4 font-mono text-ui outline-none focus-visible:shadow-none ${isReady ? "hidden" : "block"}`}
      />
      <div ref={host} className={isReady ? "editor-text" : "hidden"} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline py-2 pr-2.5 pl-4.5 text-sm">
        <label className="flex items-center gap-2 text-text-2">
          <span className="max-md:sr-only">Language</span>
          <select
            name="language"
            value={language}
            onChange={(event) =>
              choose(event.currentTarget.value === "typescript" ? "typescript" : "javascript")
            }
            className="min-h-9 cursor-pointer rounded-control border border-control bg-surface-1 px-2.5 text-text max-md:min-h-11"
          >
            {LANGUAGES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {isReady ? (
          <span id="code-keys" className="text-xs text-muted max-md:sr-only">
            Tab indents. Press Escape, then Tab to leave.
          </span>
        ) : null}
        {hydrated ? (
          <Button
            type="button"
            size="sm"
            variant="secondary"
            className="ml-auto"
            onClick={() => void start()}
            pending={run.kind === "running" && "Running…"}
          >
            <Play aria-hidden />
            Run tests
          </Button>
        ) : null}
      </div>
      <TestTable
        task={task}
        verdicts={run.kind === "done" ? run.verdicts : null}
        problem={run.kind === "failed" ? run.message : null}
      />
    </div>
  );
}
