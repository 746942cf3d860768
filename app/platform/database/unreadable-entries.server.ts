import { AsyncLocalStorage } from "node:async_hooks";
import { log } from "~/platform/log.server";
import type { Tables } from "./tables";

/** Identifies a row in the log. */
export interface StoredRow {
  table: keyof Tables;
  id: string;
}

/** By table, the rows with a time or JSON that can't be read. */
type UnreadableEntries = Map<string, Set<string>>;

const MAX_LOGGED_ROWS = 1000;
const loggedRows = new Set<string>();
const collections = new AsyncLocalStorage<UnreadableEntries>();

/** Runs something, and collects the unreadable entries it comes across. */
export function collectUnreadable<Result>(run: () => Promise<Result>): Promise<Result> {
  return collections.run(new Map(), run);
}

/** Notes an entry that can't be read, and logs it once, without its content. */
export function noteUnreadable(row: StoredRow, details: object = {}): void {
  const entries = collections.getStore();
  entries?.set(row.table, (entries.get(row.table) ?? new Set()).add(row.id));
  logUnreadable(row, details);
}

export function logUnreadable(row: StoredRow, details: object = {}): void {
  const key = `${row.table} ${row.id}`;
  if (loggedRows.has(key) || loggedRows.size >= MAX_LOGGED_ROWS) return;
  loggedRows.add(key);
  log.error({ ...row, ...details }, "a stored entry cannot be read");
}

/** How many entries could not be read so far, of each table. */
export function countUnreadable(): Record<string, number> {
  const entries = [...(collections.getStore() ?? [])];
  return Object.fromEntries(entries.map(([table, ids]) => [table, ids.size]));
}

/** One sentence about them; null if there are none. */
export function describeUnreadable(): string | null {
  const count = Object.values(countUnreadable()).reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  return count === 1
    ? "1 entry could not be read. It is left out or incomplete."
    : `${count} entries could not be read. They are left out or incomplete.`;
}
