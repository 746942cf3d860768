import type { Tables } from "./database/tables";

/** What stands in a cell of something a person reads: a list is a line each. */
export type Cell = string | number | boolean | null | Date | string[];

/** One table's rows of one person, as stored for machines and in words for people. */
export interface ExportSection {
  table: keyof Tables;
  title: string;
  /** What this is, in a sentence. */
  description: string;
  /** The rows as they are kept, less what is a secret. */
  rows: object[];
  /** The same rows in the same order, each value under the words for it. */
  displayRows: Record<string, Cell>[];
}

/** A row without whose it is: all of them are one person's. */
export function withoutOwner<Row extends { owner_id: string | null }>({
  owner_id: _owner,
  ...rest
}: Row): Omit<Row, "owner_id"> {
  return rest;
}

export function parseDateOrNull(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
