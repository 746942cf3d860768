import type { z } from "zod";
import { log } from "~/platform/log.server";
import type { Tables } from "./tables";

/** Identifies the row of a value in the log. */
export interface StoredRow {
  table: keyof Tables;
  id: string;
}

const MAX_LOGGED_ROWS = 1000;
const loggedRows = new Set<string>();

/**
 * The value of a JSON column; null if it doesn't match the schema, which is logged once per row,
 * without the value.
 */
export function parseStoredJson<Value>(
  schema: z.ZodType<Value>,
  json: string,
  row: StoredRow,
): Value | null {
  const result = schema.safeParse(parseJson(json));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  logOnce(row, { path: issue?.path.join("."), code: issue?.code });
  return null;
}

/** A JSON column as stored: the parsed value, or the text if it isn't JSON. For exports. */
export function toRawValue(json: string): unknown {
  const value = parseJson(json);
  return value === undefined ? json : value;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function logOnce(row: StoredRow, details: { path?: string; code?: string }): void {
  const key = `${row.table} ${row.id}`;
  if (loggedRows.has(key) || loggedRows.size >= MAX_LOGGED_ROWS) return;
  loggedRows.add(key);
  log.error({ ...row, ...details }, "stored JSON cannot be read");
}
