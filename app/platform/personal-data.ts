import type { Tables } from "./database/tables";

/** A cell of a human-readable table; a list has one line per item. */
export type Cell = string | number | boolean | null | Date | string[];

/** An owner's rows of one table, as stored and in readable form. */
export interface ExportSection {
  table: keyof Tables;
  title: string;
  /** One sentence about the table. */
  description: string;
  /** The stored rows, without secrets. */
  rows: object[];
  /** The same rows in the same order, with readable column names. */
  displayRows: Record<string, Cell>[];
}

/** A row without its owner column. */
export function withoutOwner<Row extends { owner_id: string | null }>({
  owner_id: _owner,
  ...rest
}: Row): Omit<Row, "owner_id"> {
  return rest;
}

export function parseDateOrNull(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
