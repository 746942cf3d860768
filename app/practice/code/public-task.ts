import { CODE_LANGUAGES, type CodeLanguage } from "~/data/code-languages";
import { getStarterCode } from "~/data/questions/coding/starter";
import type { CodingTask } from "~/data/questions/coding/types";

/** A coding task without its hidden tests. */
export interface PublicTask
  extends Pick<CodingTask, "functionName" | "acceptance" | "visibleTests"> {
  hiddenTestCount: number;
  /** What stands in the editor at first, for each language the task can be solved in. */
  starters: Partial<Record<CodeLanguage, string>>;
}

export function toPublicTask(task: CodingTask): PublicTask {
  const { functionName, acceptance, visibleTests, hiddenTests } = task;
  return {
    functionName,
    acceptance,
    visibleTests,
    hiddenTestCount: hiddenTests.length,
    starters: Object.fromEntries(
      CODE_LANGUAGES.map((language) => [language, getStarterCode(task, language)]),
    ),
  };
}
