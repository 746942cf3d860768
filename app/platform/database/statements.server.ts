import { channel } from "node:diagnostics_channel";
import type SQLite from "better-sqlite3";

/** More than the app has; lists of different lengths make statements of their own. */
const MAX_STATEMENTS = 500;

/** Every statement that is about to run, for subscribers. */
export const statementRuns = channel("pathlight:sql");

/**
 * Prepares each statement once. Preparing costs several times as much as running one. Nothing here
 * reads a statement row by row, so each is free again when it has run.
 */
export function keepStatements(database: SQLite.Database) {
  const statements = new Map<string, SQLite.Statement>();
  return {
    prepare(sql: string): SQLite.Statement {
      statementRuns.publish(sql);
      const known = statements.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
    close(): void {
      statements.clear();
      database.close();
    },
  };
}
