import type { CodeLanguage } from "~/data/questions/coding/starter";
import type { CodeTest } from "~/data/questions/coding/types";
import { accepts } from "./accept";
import type { OpenTask } from "./open-task";
import { openSandbox, type Outcome } from "./sandbox";

export interface Verdict {
  test: CodeTest;
  isHidden: boolean;
  passed: boolean;
  /** Null when it was not run, because one before it did not end. */
  outcome: Outcome | null;
}

/**
 * Runs code against the visible tests and the hidden ones, which are fetched for it. Expected values never
 * enter the sandbox: only arguments go in, and what comes out is compared here.
 */
export async function runTests(
  task: OpenTask,
  testsUrl: string,
  language: CodeLanguage,
  code: string,
): Promise<Verdict[]> {
  const source = language === "typescript" ? await withoutTypes(code) : code;
  const response = await fetch(testsUrl);
  if (!response.ok) throw new Error("The tests could not be loaded.");
  const hidden = (await response.json()) as CodeTest[];
  const tests = [
    ...task.visible.map((test) => ({ test, isHidden: false })),
    ...hidden.map((test) => ({ test, isHidden: true })),
  ];
  const sandbox = openSandbox();
  const verdicts: Verdict[] = [];
  try {
    let isStuck = false;
    for (const one of tests) {
      const outcome: Outcome | null = isStuck
        ? null
        : await sandbox.call(source, task.name, one.test.args);
      isStuck ||= outcome?.kind === "late";
      verdicts.push({
        ...one,
        outcome,
        passed: outcome?.kind === "value" && accepts(task.accepts, one.test, outcome.value),
      });
    }
  } finally {
    sandbox.close();
  }
  return verdicts;
}

/** Fetched only when TypeScript is run. Takes the types out and checks none. */
async function withoutTypes(code: string): Promise<string> {
  const { transform } = await import("sucrase");
  return transform(code, { transforms: ["typescript"], disableESTransforms: true }).code;
}
