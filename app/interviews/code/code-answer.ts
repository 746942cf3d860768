import { starterCode } from "~/data/questions/coding/starter";
import { codingTaskOf } from "~/data/questions/coding/tasks.server";
import type { CodeAnswer } from "./types";

/** The code of an answer as it is kept; null when nothing was written beyond what stood there. */
export function codeAnswer(
  questionId: string,
  {
    code,
    language,
    testsPassed,
  }: { code: string; language: CodeAnswer["language"]; testsPassed?: number | undefined },
): CodeAnswer | null {
  const task = codingTaskOf(questionId);
  const isUntouched =
    task &&
    (["javascript", "typescript"] as const).some(
      (each) => starterCode(task, each).trim() === code.trim(),
    );
  if (code.trim() === "" || isUntouched) return null;
  const total = task && testsPassed !== undefined ? task.visible.length + task.hidden.length : null;
  return {
    language,
    source: code,
    passed: total === null ? null : Math.min(testsPassed ?? 0, total),
    total,
  };
}
