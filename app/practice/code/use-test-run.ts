import { type RefObject, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CodeLanguage } from "~/data/code-languages";
import { type HeldSubmit, type HoldState, holdSubmit } from "./hold-submit";
import type { PublicTask } from "./public-task";
import { runTests, type TestReport, type TestResult } from "./run-tests";

type TestRun =
  | { kind: "not-run" }
  | { kind: "running" }
  | { kind: "failed"; message: string }
  | ({ kind: "done" } & TestReport);

/** For a form that sends code along: its tests are run before. */
export interface TestsBeforeSubmit {
  /** Whether the form has to wait; it is sent when the tests have run. */
  holdSubmit(event: SubmitEvent): boolean;
}

interface TestRunOptions {
  task: PublicTask;
  testsUrl: string | null;
  language: CodeLanguage;
  textareaRef: RefObject<HTMLTextAreaElement>;
  testsRef: RefObject<TestsBeforeSubmit> | undefined;
  onHold: ((held: HeldSubmit) => void) | undefined;
  onRun: ((code: string, results: readonly TestResult[]) => void) | undefined;
}

/** The last run of the tests, for as long as the code stays as it was. */
export function useTestRun(options: TestRunOptions) {
  const { task, testsUrl, language, textareaRef, testsRef, onHold, onRun } = options;
  const [testRun, setTestRun] = useState<TestRun>({ kind: "not-run" });
  const holdRef = useRef<HoldState>({ isRunning: false, untestableCode: null });
  const runningRef = useRef<Promise<string | null>>();

  async function run(): Promise<string | null> {
    const source = textareaRef.current?.value ?? "";
    setTestRun({ kind: "running" });
    try {
      const report = await runTests(task, testsUrl, language, source);
      if (textareaRef.current?.value !== source) {
        setTestRun({ kind: "not-run" });
        return "Your code changed while its tests ran.";
      }
      // The form may be sent right after this, with the number of passed tests in it.
      flushSync(() => setTestRun({ kind: "done", ...report }));
      onRun?.(source, report.results);
      return null;
    } catch (error) {
      const message = error instanceof Error ? error.message : "The tests couldn’t be run.";
      setTestRun({ kind: "failed", message });
      return message;
    }
  }

  function runOnce(): Promise<string | null> {
    runningRef.current ??= run().finally(() => {
      runningRef.current = undefined;
    });
    return runningRef.current;
  }

  function getUntestedCode(): string | null {
    const code = textareaRef.current?.value ?? "";
    const isUnchanged = Object.values(task.starters).some(
      (starter) => starter.trim() === code.trim(),
    );
    return testRun.kind === "done" || isUnchanged || code.trim() === "" ? null : code;
  }

  useImperativeHandle(testsRef, () => ({
    holdSubmit: (event) =>
      holdSubmit(event, {
        state: holdRef.current,
        getUntestedCode,
        run: runOnce,
        show: (held) => onHold?.(held),
      }),
  }));

  return {
    testRun,
    runAllTests: runOnce,
    /** Forgets a result, which is for other code. */
    discardResult: () =>
      setTestRun((current) => (current.kind === "running" ? current : { kind: "not-run" })),
  };
}
