import { toFunctionName } from "~/data/code-languages";
import { toCodeLiteral } from "~/practice/code/code-literal";
import type { CodeExercise } from "./code-exercise-content.server";
import { escapeHtml, renderText } from "./render-lesson.server";

/** A lesson's code exercise to read: the task, the code to begin with, and the tests. No solution. */
export function renderCodeExercise({ brief, language, starter, task }: CodeExercise): string {
  const name = toFunctionName(task.functionName, language);
  const rows = task.visibleTests.map(({ args, expected }) => {
    const call = `${name}(${args.map((arg) => toCodeLiteral(arg, language)).join(", ")})`;
    return `<tr>${[call, toCodeLiteral(expected, language)]
      .map((code) => `<td><code>${escapeHtml(code)}</code></td>`)
      .join("")}</tr>`;
  });
  return `${brief}${renderText(`\`\`\`${language}\n${starter}\`\`\`\n`)}<div class="lesson-table" tabindex="0"><table><thead><tr><th scope="col">Test</th><th scope="col">Returns</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>\n`;
}
