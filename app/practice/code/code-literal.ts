import type { CodeLanguage } from "~/data/code-languages";
import type { Json } from "~/data/questions/coding/types";
import { toPythonLiteral } from "./python/python-literal";

/** A value as code in the language writes it. */
export function toCodeLiteral(value: Json, language: CodeLanguage): string {
  return language === "python" ? toPythonLiteral(value) : JSON.stringify(value);
}

const MAX_LENGTH = 500;

/** The same as the page of a test shows it: an argument of hundreds of items is cut. */
export function shortenLiteral(value: Json, language: CodeLanguage): string {
  const text = toCodeLiteral(value, language);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
