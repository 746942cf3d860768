import { CODE_LANGUAGES } from "~/data/code-languages";
import { getStarterCode } from "~/data/questions/coding/starter";
import { getCodingTask } from "~/data/questions/coding/tasks.server";
import type { CodeAnswer } from "~/practice/store/types";

/** The code to save with an answer; null if the starting code is unchanged. */
export function buildCodeAnswer(
  questionId: string,
  {
    code,
    language,
    testsPassed,
  }: { code: string; language: CodeAnswer["language"]; testsPassed?: number | undefined },
): CodeAnswer | null {
  const task = getCodingTask(questionId);
  const isStarterCode =
    task &&
    CODE_LANGUAGES.some(
      (starterLanguage) => getStarterCode(task, starterLanguage).trim() === code.trim(),
    );
  if (code.trim() === "" || isStarterCode) return null;
  const total =
    task && testsPassed !== undefined ? task.visibleTests.length + task.hiddenTests.length : null;
  return {
    language,
    source: code,
    passed: total === null ? null : Math.min(testsPassed ?? 0, total),
    total,
  };
}
