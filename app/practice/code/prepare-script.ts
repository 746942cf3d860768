import { transform } from "sucrase";
import type { CodeLanguage } from "~/data/code-languages";
import { type FunctionToCall, findFunction } from "./find-function";
import { hasSyntaxError } from "./list-functions";

export interface Script extends FunctionToCall {
  source: string;
}

/** Code as the sandbox runs it: without types, its exports as CommonJS, and what of it to call. */
export function prepareScript(code: string, language: CodeLanguage, name: string): Script {
  const source =
    (language === "typescript" ? undefined : transformCode(code, ["imports"])) ??
    transformCode(code, ["typescript", "imports"]);
  if (source !== undefined) return { source, ...findFunction(source, name) };
  const problem = describeSyntaxError(code, language);
  // Without one, the browser says what is wrong with it.
  return problem
    ? { source: code, expression: name, problem }
    : { source: code, ...findFunction(code, name) };
}

/** What makes code unreadable, with its line; undefined if another parser can read it. */
function describeSyntaxError(code: string, language: CodeLanguage): string | undefined {
  if (!hasSyntaxError(code)) return undefined;
  try {
    transform(code, { transforms: language === "typescript" ? ["typescript"] : [] });
  } catch (error) {
    if (!(error instanceof SyntaxError) || !("pos" in error)) return undefined;
    const end = code.trimEnd().length;
    const position = Math.min(Number(error.pos), end);
    const line = code.slice(0, position).split("\n").length;
    const message =
      position === end
        ? "The code ends before a bracket, a brace or a quote is closed"
        : error.message.replace(/ \(\d+:\d+\)$/, "");
    return `Line ${line}: SyntaxError: ${message}.`;
  }
  return undefined;
}

/** Types are taken out without being checked. Undefined if it can't be read. */
function transformCode(code: string, transforms: ("typescript" | "imports")[]): string | undefined {
  try {
    return transform(code, { transforms, disableESTransforms: true, preserveDynamicImport: true })
      .code;
  } catch {
    return undefined;
  }
}
