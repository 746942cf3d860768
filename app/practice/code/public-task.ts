import { type CodeLanguage, getStarterCode } from "~/data/questions/coding/starter";
import type { CodingTask } from "~/data/questions/coding/types";

/** A coding task without its hidden tests. */
export interface PublicTask
  extends Pick<CodingTask, "functionName" | "acceptance" | "visibleTests"> {
  hiddenTestCount: number;
  starters: Record<CodeLanguage, string>;
}

export function toPublicTask(task: CodingTask): PublicTask {
  const { functionName, acceptance, visibleTests, hiddenTests } = task;
  return {
    functionName,
    acceptance,
    visibleTests,
    hiddenTestCount: hiddenTests.length,
    starters: {
      javascript: getStarterCode(task, "javascript"),
      typescript: getStarterCode(task, "typescript"),
    },
  };
}
