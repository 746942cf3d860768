import type { Cell } from "~/platform/records";

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = "\ufeff";

/** Rows as RFC 4180: a header, then a line each. Times are ISO 8601, lists a line each within their cell. */
export function toCsv(rows: readonly Record<string, Cell>[]): string {
  const [first] = rows;
  if (!first) return BYTE_ORDER_MARK;
  const names = Object.keys(first);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? null))];
  return BYTE_ORDER_MARK + lines.map((line) => `${line.map(field).join(",")}\r\n`).join("");
}

function field(cell: Cell): string {
  const text = asText(cell);
  // A spreadsheet runs what begins like a formula: what somebody wrote is never one.
  const safe = typeof cell === "number" || !/^[=+\-@\t\r＝＋－＠]/.test(text) ? text : `'${text}`;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function asText(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return Array.isArray(cell) ? cell.join("\n") : String(cell);
}
