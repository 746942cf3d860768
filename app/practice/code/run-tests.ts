import { type CodeLanguage, toFunctionName } from "~/data/code-languages";
import type { CodeTest } from "~/data/questions/coding/types";
import { isExpectedResult } from "./check-result";
import { cleanPastedCode } from "./clean-pasted-code";
import type { Script } from "./prepare-script";
import type { PublicTask } from "./public-task";
import { openSandbox, type Sandbox } from "./sandbox";
import type { CallOutcome } from "./sandbox-reply";

export interface TestResult {
  test: CodeTest;
  isHidden: boolean;
  passed: boolean;
  /** Null if it was not run because an earlier one didn't finish. */
  outcome: CallOutcome | null;
}

export interface TestReport {
  results: TestResult[];
  /** Why no test could be run: the code can't be read, or has no such function. Then no test says so again. */
  problem: string | null;
  /** What was done to the code so that it could be tested, in sentences. */
  notes: string[];
}

/**
 * Runs code against the visible tests and the hidden ones, which are fetched first. Expected values
 * never enter the sandbox: only arguments go in, and results are compared here.
 *
 * @param testsUrl where the hidden tests are; null if there are none
 */
export async function runTests(
  task: PublicTask,
  testsUrl: string | null,
  language: CodeLanguage,
  code: string,
): Promise<TestReport> {
  const tests = [
    ...task.visibleTests.map((test) => ({ test, isHidden: false })),
    ...(await fetchHiddenTests(testsUrl)).map((test) => ({ test, isHidden: true })),
  ];
  const sandbox = await openSandboxFor(language);
  const name = toFunctionName(task.functionName, language);
  const run = async (source: string) =>
    callEach(sandbox, await prepare(source, language, name), tests);
  try {
    const outcomes = await run(code);
    const cleanCode = cleanPastedCode(code);
    const cleanOutcomes =
      isUnreadable(outcomes[0]) && cleanCode !== code ? await run(cleanCode) : undefined;
    const isCleaned = cleanOutcomes !== undefined && !isUnreadable(cleanOutcomes[0]);
    const reported = isCleaned ? cleanOutcomes : outcomes;
    const problem = findProblem(reported, name);
    const called = problem ? undefined : reported.find((outcome) => outcome?.called)?.called;
    return {
      results: tests.map((testCase, index) => {
        const outcome = reported[index] ?? null;
        return {
          ...testCase,
          outcome,
          passed:
            outcome?.kind === "value" &&
            isExpectedResult(task.acceptance, testCase.test, outcome.value),
        };
      }),
      problem,
      notes: [
        ...(isCleaned ? [CLEANED_NOTE] : []),
        ...(called === undefined ? [] : [`We called your ${called}.`]),
      ],
    };
  } finally {
    sandbox.close();
  }
}

const CLEANED_NOTE =
  "Your code has spaces, quotes or other characters that pasting changed. We ran it with plain ones.";

/** The outcome of each test up to one that doesn't finish. */
async function callEach(
  sandbox: Sandbox,
  { source, expression, called, problem }: Script,
  tests: readonly { test: CodeTest }[],
): Promise<CallOutcome[]> {
  const outcomes: CallOutcome[] = [];
  for (const { test } of tests) {
    if (outcomes.at(-1)?.kind === "late") break;
    const outcome: CallOutcome = problem
      ? { kind: "error", message: problem }
      : await sandbox.call(source, expression, test.args);
    outcomes.push(called === undefined ? outcome : { ...outcome, called });
  }
  return outcomes;
}

function findProblem([first]: readonly CallOutcome[], name: string): string | null {
  if (first?.kind !== "error") return null;
  return isUnreadable(first) || first.message.startsWith(`${name} is missing.`)
    ? first.message
    : null;
}

function isUnreadable(outcome: CallOutcome | undefined): boolean {
  return outcome?.kind === "error" && /\b(Syntax|Indentation|Tab)Error\b/.test(outcome.message);
}

/** Python finds the function itself. The rest is loaded only where it is run. */
async function prepare(code: string, language: CodeLanguage, name: string): Promise<Script> {
  if (language === "python") return { source: code, expression: name };
  const { prepareScript } = await import("./prepare-script");
  return prepareScript(code, language, name);
}

/** Python is loaded only where it is run. */
async function openSandboxFor(language: CodeLanguage): Promise<Sandbox> {
  if (language !== "python") return openSandbox();
  const { openPythonSandbox } = await import("./python/python-sandbox");
  return openPythonSandbox();
}

async function fetchHiddenTests(testsUrl: string | null): Promise<CodeTest[]> {
  if (testsUrl === null) return [];
  const response = await fetch(testsUrl, { headers: { Accept: "application/json" } });
  const hidden: unknown = response.ok ? await response.json() : null;
  if (!isTestList(hidden)) throw new Error("The tests couldn’t be loaded.");
  return hidden;
}

function isTestList(value: unknown): value is CodeTest[] {
  return (
    Array.isArray(value) &&
    value.every(
      (test: unknown) =>
        typeof test === "object" &&
        test !== null &&
        "args" in test &&
        Array.isArray(test.args) &&
        "expected" in test,
    )
  );
}
