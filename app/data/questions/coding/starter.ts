import { type CodeLanguage, toFunctionName } from "~/data/code-languages";
import type { CodingTask } from "./types";

/** What stands in the editor before anything is written. */
export function getStarterCode(task: CodingTask, language: CodeLanguage): string {
  const { functionName: name, params, returns, instructions } = task;
  if (language === "python") {
    const comments = (task.instructionsForPython ?? instructions).map((line) => `# ${line}\n`).join("");
    return `${comments.replaceAll("null", "None")}def ${toFunctionName(name, language)}(${params.map(([param]) => param).join(", ")}):\n    pass\n`;
  }
  const isTyped = language === "typescript";
  const list = params.map(([param, type]) => (isTyped ? `${param}: ${type}` : param)).join(", ");
  return `${instructions.map((line) => `// ${line}\n`).join("")}function ${name}(${list})${isTyped ? `: ${returns}` : ""} {\n  \n}\n`;
}
