import { transform } from "sucrase";
import type { CodeLanguage } from "~/data/code-languages";
import { type FunctionToCall, findFunction } from "./find-function";

export interface Script extends FunctionToCall {
  source: string;
}

/** Code as the sandbox runs it: without types, its exports as CommonJS, and what of it to call. */
export function prepareScript(code: string, language: CodeLanguage, name: string): Script {
  const source =
    (language === "typescript" ? undefined : transformCode(code, ["imports"])) ??
    transformCode(code, ["typescript", "imports"]) ??
    // The browser says what is wrong with it.
    code;
  return { source, ...findFunction(source, name) };
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
