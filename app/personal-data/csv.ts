import type { Cell } from "~/platform/personal-data";

/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = "\ufeff";

/** Rows as RFC 4180: a header, then a line each. Times are ISO 8601, lists a line each within their cell. */
export function toCsv(rows: readonly Record<string, Cell>[]): string {
  const [firstRow] = rows;
  if (!firstRow) return BYTE_ORDER_MARK;
  const columns = Object.keys(firstRow);
  const records = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? null))];
  return (
    BYTE_ORDER_MARK + records.map((record) => `${record.map(formatField).join(",")}\r\n`).join("")
  );
}

function formatField(cell: Cell): string {
  const text = cellToText(cell);
  // A spreadsheet runs what begins like a formula: what somebody wrote is never one.
  const escaped =
    typeof cell === "number" || !/^[=+\-@\t\r＝＋－＠]/.test(text) ? text : `'${text}`;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

function cellToText(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return Array.isArray(cell) ? cell.join("\n") : String(cell);
}
