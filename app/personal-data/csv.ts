import type { Cell } from "~/platform/personal-data";

/** Excel needs a BOM to read UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Rows as CSV (RFC 4180) with a header. Times are ISO 8601; list items are separated by line breaks
 * within the cell.
 */
export function toCsv(rows: readonly Record<string, Cell>[]): string {
  const [firstRow] = rows;
  if (!firstRow) return BYTE_ORDER_MARK;
  const columns = Object.keys(firstRow);
  const records = [columns, ...rows.map((row) => columns.map((name) => row[name] ?? null))];
  return (
    BYTE_ORDER_MARK + records.map((record) => `${record.map(formatField).join(",")}\r\n`).join("")
  );
}

/** Spreadsheets calculate such a cell; some of them skip spaces and invisible characters in front. */
const FORMULA = /^(?:[\t\r]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u;

function formatField(cell: Cell): string {
  const text = cellToText(cell);
  const escaped = typeof cell !== "number" && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

function cellToText(cell: Cell): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === "boolean") return cell ? "yes" : "no";
  return Array.isArray(cell) ? cell.join("\n") : String(cell);
}
