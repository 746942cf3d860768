import type { z } from "zod";
import { type StoredRow, logUnreadable, noteUnreadable } from "./unreadable-entries.server";

/** The value of a JSON column; null if it doesn't match the schema, which is noted. */
export function parseStoredJson<Value>(
  schema: z.ZodType<Value>,
  json: string,
  row: StoredRow,
): Value | null {
  return parse(schema, json, (details) => noteUnreadable(row, details));
}

/** The same for what the pages themselves say can't be read, each where it would stand. */
export function parseNamedJson<Value>(
  schema: z.ZodType<Value>,
  json: string,
  row: StoredRow,
): Value | null {
  return parse(schema, json, (details) => logUnreadable(row, details));
}

/** A JSON column as stored: the parsed value, or the text if it isn't JSON. For exports. */
export function toRawValue(json: string): unknown {
  const value = parseJson(json);
  return value === undefined ? json : value;
}

function parse<Value>(
  schema: z.ZodType<Value>,
  json: string,
  report: (details: object) => void,
): Value | null {
  const result = schema.safeParse(parseJson(json));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  report({ path: issue?.path.join("."), code: issue?.code });
  return null;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
