import { type CodeLanguage, starterCode } from "~/data/questions/coding/starter";
import type { CodingTask } from "~/data/questions/coding/types";

/** What the page of a coding question knows: all but the hidden tests. */
export interface OpenTask extends Pick<CodingTask, "name" | "accepts" | "visible"> {
  hiddenTests: number;
  starters: Record<CodeLanguage, string>;
}

export function openTask(task: CodingTask): OpenTask {
  const { name, accepts, visible, hidden } = task;
  return {
    name,
    accepts,
    visible,
    hiddenTests: hidden.length,
    starters: {
      javascript: starterCode(task, "javascript"),
      typescript: starterCode(task, "typescript"),
    },
  };
}
