import { flushSync } from "react-dom";

/** What a form shows while the tests of its code are run before it is sent. */
export interface HeldSubmit {
  isRunning: boolean;
  /** Why it wasn't sent. */
  problem: string | null;
}

/** What is kept from one submission to the next. */
export interface HoldState {
  isRunning: boolean;
  /** Code whose tests couldn't be run. */
  untestableCode: string | null;
}

interface HoldOptions {
  state: HoldState;
  /** The code, if it was changed and there is no result for it. */
  getUntestedCode(): string | null;
  /** Why there is no result. */
  run(): Promise<string | null>;
  show(held: HeldSubmit): void;
}

/**
 * Makes a form wait for the tests of its code, and sends it when they have run. Where they can't be
 * run, the person is told, and the same code is sent without a result the next time.
 *
 * @returns whether the form has to wait
 */
export function holdSubmit({ target: form, submitter }: SubmitEvent, options: HoldOptions) {
  const { state, getUntestedCode } = options;
  if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return false;
  const code = submitter.value === "answer" ? getUntestedCode() : null;
  if (code === null || code === state.untestableCode) return false;
  if (!state.isRunning) void runThenSubmit(form, submitter, code, options);
  return true;
}

async function runThenSubmit(
  form: HTMLFormElement,
  submitter: HTMLElement,
  code: string,
  { state, getUntestedCode, run, show }: HoldOptions,
): Promise<void> {
  state.isRunning = true;
  show({ isRunning: true, problem: null });
  const failure = await run();
  state.isRunning = false;
  if (!form.isConnected) return;
  if (failure) state.untestableCode = code;
  const hint =
    getUntestedCode() === code
      ? "To send the code without a test result, submit again."
      : "Submit it again.";
  const problem = failure && `${failure} Your answer isn’t submitted yet. ${hint}`;
  // A button that is disabled isn't sent.
  flushSync(() => show({ isRunning: false, problem }));
  if (!failure) form.requestSubmit(submitter);
}
