import { join } from "node:path";
import SQLite from "better-sqlite3";

/** The rows of every table that hold this text anywhere, by table; tables without one are left out. */
export function rowsWith(text: string): Record<string, number> {
  const database = new SQLite(join(process.env.DATA_DIR ?? "", "pathlight.db"), { readonly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
    const counts = tables.map((table) => {
      const rows = database.prepare(`select * from "${table}"`).all();
      return [table, rows.filter((row) => JSON.stringify(row).includes(text)).length] as const;
    });
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  } finally {
    database.close();
  }
}
