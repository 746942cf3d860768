import { type CodeLanguage, toFunctionName } from "~/data/code-languages";
import type { CodeTest } from "~/data/questions/coding/types";
import { isExpectedResult } from "./check-result";
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
): Promise<TestResult[]> {
  const source = language === "typescript" ? await stripTypes(code) : code;
  const tests = [
    ...task.visibleTests.map((test) => ({ test, isHidden: false })),
    ...(await fetchHiddenTests(testsUrl)).map((test) => ({ test, isHidden: true })),
  ];
  const sandbox = await openSandboxFor(language);
  const results: TestResult[] = [];
  try {
    let hasTimedOut = false;
    for (const testCase of tests) {
      const outcome: CallOutcome | null = hasTimedOut
        ? null
        : await sandbox.call(
            source,
            toFunctionName(task.functionName, language),
            testCase.test.args,
          );
      hasTimedOut ||= outcome?.kind === "late";
      results.push({
        ...testCase,
        outcome,
        passed:
          outcome?.kind === "value" &&
          isExpectedResult(task.acceptance, testCase.test, outcome.value),
      });
    }
  } finally {
    sandbox.close();
  }
  return results;
}

/** Python is loaded only where it is run. */
async function openSandboxFor(language: CodeLanguage): Promise<Sandbox> {
  if (language !== "python") return openSandbox();
  const { openPythonSandbox } = await import("./python/python-sandbox");
  return openPythonSandbox();
}

async function fetchHiddenTests(testsUrl: string | null): Promise<CodeTest[]> {
  if (testsUrl === null) return [];
  const response = await fetch(testsUrl);
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

/** Loaded only for TypeScript. Strips types without checking them. */
async function stripTypes(code: string): Promise<string> {
  const { transform } = await import("sucrase");
  return transform(code, { transforms: ["typescript"], disableESTransforms: true }).code;
}
