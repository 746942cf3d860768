import type { CodingTask } from "./types";

export type CodeLanguage = "javascript" | "typescript";

/** What stands in the editor before anything is written. */
export function getStarterCode({ functionName: name, params, returns, instructions: brief }: CodingTask, language: CodeLanguage): string {
  const isTyped = language === "typescript";
  const list = params.map(([param, type]) => (isTyped ? `${param}: ${type}` : param)).join(", ");
  return `${brief.map((line) => `// ${line}\n`).join("")}function ${name}(${list})${isTyped ? `: ${returns}` : ""} {\n  \n}\n`;
}
