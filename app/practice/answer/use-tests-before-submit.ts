import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { TestsBeforeSubmit } from "~/code/use-test-run";

/** Runs the tests of code that has no result yet before the answer is sent. */
export function useTestsBeforeSubmit() {
  const testsRef = useRef<TestsBeforeSubmit>(null);
  const isRunningRef = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** Code whose tests couldn't be run: sent without a result if the person submits it again. */
  const untestableRef = useRef<string | null>(null);

  /** Whether the form has to wait; it is sent again when the tests have run. */
  function holdSubmit(event: FormEvent<HTMLFormElement>): boolean {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== "answer") return false;
    const code = testsRef.current?.getUntestedCode() ?? null;
    if (code === null || code === untestableRef.current) return false;
    event.preventDefault();
    if (!isRunningRef.current) void runThenSubmit(form, submitter, code);
    return true;
  }

  async function runThenSubmit(form: HTMLFormElement, submitter: HTMLElement, code: string) {
    isRunningRef.current = true;
    setProblem(null);
    setIsRunning(true);
    const failure = await testsRef.current?.run();
    isRunningRef.current = false;
    // A button that is disabled isn't sent.
    flushSync(() => setIsRunning(false));
    if (!form.isConnected) return;
    if (!failure) return form.requestSubmit(submitter);
    untestableRef.current = code;
    const isSameCode = testsRef.current?.getUntestedCode() === code;
    setProblem(
      `${failure} Your answer isn’t submitted yet. ${isSameCode ? "To send the code without a test result, submit again." : "Submit it again."}`,
    );
  }

  return { testsRef, isRunning, problem, holdSubmit };
}
