import type { CodeLanguage } from "~/data/code-languages";
import type { Json } from "~/data/questions/coding/types";
import { toPythonLiteral } from "./python/python-literal";

/** A value as code in the language writes it. */
export function toCodeLiteral(value: Json, language: CodeLanguage): string {
  return language === "python" ? toPythonLiteral(value) : JSON.stringify(value);
}
