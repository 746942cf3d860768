import { type Kysely, sql } from "kysely";
import { leaveOutUnreadable } from "~/platform/database/leave-out-unreadable.server";
import { toRawValue } from "~/platform/database/stored-json.server";
import type { Tables } from "~/platform/database/tables";
import { type ExportSection, type PersonalTable, getOwnerColumn } from "~/platform/personal-data";

type Row = Record<string, unknown>;

/** An owner's rows of a table, as stored and in readable form. */
export async function exportTable(
  declared: PersonalTable,
  owner: string,
  connection: Kysely<Tables>,
): Promise<ExportSection> {
  const { table, title, description } = declared;
  const rows = await readRows(declared, owner, connection);
  const found = await declared.lookUp?.(rows, owner, connection);
  return {
    table,
    title,
    description,
    rows: rows.map((row) => toStoredValues(declared, row)),
    displayRows: rows.map((row) => declared.toCells(row, found)),
  };
}

async function readRows(
  declared: PersonalTable,
  owner: string,
  connection: Kysely<Tables>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(declared.table)}
    where ${sql.ref(getOwnerColumn(declared))} = ${owner}
    order by ${sql.join(declared.order.map((column) => sql.ref(column)))}`.execute(connection);
  return leaveOutUnreadable(declared.table, rows);
}

/** The columns that a person may see, with their JSON as values. */
function toStoredValues(declared: PersonalTable, row: Row): Row {
  const { json = [], omit = [] } = declared;
  const columns = Object.keys(row).filter(
    (column) =>
      column !== getOwnerColumn(declared) && !column.endsWith("_hash") && !omit.includes(column),
  );
  const values = columns.map((column) => {
    const value = row[column];
    return [column, json.includes(column) && typeof value === "string" ? toRawValue(value) : value];
  });
  return { ...Object.fromEntries(values), ...declared.correctStored?.(row) };
}
