import type { Kysely, Selectable } from "kysely";
import type { Tables } from "./database/tables";

/** A cell of a human-readable table; a list has one line per item. */
export type Cell = string | number | boolean | null | Date | string[];

export type Cells = Record<string, Cell>;

/** A table with rows of people: how they are exported, moved into an account and deleted. */
export interface PersonalTable<Row = Record<string, unknown>, Found = unknown> {
  table: keyof Tables;
  title: string;
  /** One sentence about the table. */
  description: string;
  /** The column with the owner's id, if it isn't `owner_id`. */
  ownerColumn?: "user_id";
  /** The columns that sort the rows. */
  order: readonly (keyof Row & string)[];
  /** Columns with JSON, exported as values. */
  json?: readonly (keyof Row & string)[];
  /** Columns that aren't exported. The owner and hashes, which are secrets, never are. */
  omit?: readonly (keyof Row & string)[];
  /** Reads what the cells need of other tables. */
  lookUp?(rows: Row[], owner: string, connection: Kysely<Tables>): Promise<Found>;
  /** A row with readable names and values. */
  toCells(row: Row, found: Found): Cells;
  /** Stored values that mean something else to a reader of the JSON file. */
  correctStored?(row: Row): object;
  /** Set where visitors have rows. When the visitor stays away, they expire, or stay where other people read them. */
  visitorRows?: "expire" | "stay";
  /** Moves a visitor's rows where it takes more than a new owner. */
  move?(from: string, to: string, connection: Kysely<Tables>): Promise<void>;
  /** What else is to be done before an owner's rows are deleted. */
  beforeErase?(owner: string, connection: Kysely<Tables>): Promise<void>;
}

/** A declaration, checked against the columns of its table. */
export function personalTable<Name extends keyof Tables, Found>(
  declaration: PersonalTable<Selectable<Tables[Name]>, Found> & { table: Name },
): PersonalTable {
  return declaration;
}

/** An owner's rows of one table, as stored and in readable form. */
export interface ExportSection {
  table: keyof Tables;
  title: string;
  description: string;
  /** The stored rows, without secrets. */
  rows: object[];
  /** The same rows in the same order, with readable column names. */
  displayRows: Cells[];
}

export function getOwnerColumn({ ownerColumn }: PersonalTable): string {
  return ownerColumn ?? "owner_id";
}

export function parseDateOrNull(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso);
}
