import { type CodeLanguage, getStarterCode } from "~/data/questions/coding/starter";
import type { CodingTask } from "~/data/questions/coding/types";

/** A coding task without its hidden tests. */
export interface PublicTask
  extends Pick<CodingTask, "functionName" | "acceptance" | "visibleTests"> {
  hiddenTestCount: number;
  starters: Record<CodeLanguage, string>;
}

export function toPublicTask(task: CodingTask): PublicTask {
  const {
    functionName: name,
    acceptance: accepts,
    visibleTests: visible,
    hiddenTests: hidden,
  } = task;
  return {
    functionName: name,
    acceptance: accepts,
    visibleTests: visible,
    hiddenTestCount: hidden.length,
    starters: {
      javascript: getStarterCode(task, "javascript"),
      typescript: getStarterCode(task, "typescript"),
    },
  };
}
