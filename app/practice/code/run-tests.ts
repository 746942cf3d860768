import type { CodeLanguage } from "~/data/questions/coding/starter";
import type { CodeTest } from "~/data/questions/coding/types";
import { isExpectedResult } from "./check-result";
import type { PublicTask } from "./public-task";
import { openSandbox } from "./sandbox";
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
 */
export async function runTests(
  task: PublicTask,
  testsUrl: string,
  language: CodeLanguage,
  code: string,
): Promise<TestResult[]> {
  const source = language === "typescript" ? await stripTypes(code) : code;
  const response = await fetch(testsUrl);
  const hidden: unknown = response.ok ? await response.json() : null;
  if (!isTestList(hidden)) throw new Error("The tests couldn’t be loaded.");
  const tests = [
    ...task.visibleTests.map((test) => ({ test, isHidden: false })),
    ...hidden.map((test) => ({ test, isHidden: true })),
  ];
  const sandbox = openSandbox();
  const results: TestResult[] = [];
  try {
    let hasTimedOut = false;
    for (const testCase of tests) {
      const outcome: CallOutcome | null = hasTimedOut
        ? null
        : await sandbox.call(source, task.functionName, testCase.test.args);
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
