import type { Json } from "~/data/questions/coding/types";

/** A value as Python writes it: None, True and False, and a space after commas. */
export function toPythonLiteral(value: Json): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(toPythonLiteral).join(", ")}]`;
  if (typeof value === "object")
    return `{${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}: ${toPythonLiteral(item)}`)
      .join(", ")}}`;
  return JSON.stringify(value);
}
