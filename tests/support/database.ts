import { join } from "node:path";
import SQLite from "better-sqlite3";

/** The number of rows with this text in any column, by table; without tables that have none. */
export function countRowsContaining(text: string): Record<string, number> {
  const database = openDatabase({ readonly: true });
  try {
    const tables = database
      .prepare("select name from sqlite_master where type = 'table'")
      .pluck()
      .all() as string[];
    const counts = tables.map((table) => {
      const rows = database.prepare(`select * from "${table}"`).all();
      return [table, rows.filter((row) => JSON.stringify(row).includes(text)).length] as const;
    });
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  } finally {
    database.close();
  }
}

/** Changes the database behind the server's back: what only time or an accident would change. */
export function execute(
  statement: string,
  values: unknown[] = [],
  folder = process.env.DATA_DIR,
): void {
  const database = openDatabase({}, folder);
  try {
    database.prepare(statement).run(...values);
  } finally {
    database.close();
  }
}

/** Rows a query gives. */
export function select(query: string, values: unknown[] = []): Record<string, unknown>[] {
  const database = openDatabase({ readonly: true });
  try {
    return database.prepare(query).all(...values) as Record<string, unknown>[];
  } finally {
    database.close();
  }
}

/** The tables with an owner, and the owner column. */
export function listOwnedTables(): { table: string; owner: string }[] {
  const columns = select(
    "select m.name as 'table', c.name as owner from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'",
  ) as { table: string; owner: string }[];
  const references = select(
    "select m.name as 'table', f.\"from\" as owner from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table' and f.\"table\" = 'users'",
  ) as { table: string; owner: string }[];
  const owned = [
    { table: "users", owner: "id" },
    ...columns.filter(({ owner }) => /^(owner|user|person|account)_id$/.test(owner)),
    ...references,
  ];
  return [...new Map(owned.map((each) => [each.table, each])).values()];
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The mails that wait to be sent to an address, oldest first. */
export function listMailTo(address: string, folder = process.env.DATA_DIR ?? ""): Mail[] {
  const database = openDatabase({ readonly: true }, folder);
  try {
    return database
      .prepare(
        "select subject, text, html from mail_outbox where recipient = ? order by created_at, rowid",
      )
      .all(address) as Mail[];
  } finally {
    database.close();
  }
}

/** The path and query of the link in a mail. */
export function getLinkPath(mail: Mail | undefined): string {
  const [link = ""] = /https?:\/\/\S+\?token=\S+/.exec(mail?.text ?? "") ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** The number of counters of the rate limits. */
export function countLimits(): unknown {
  const database = openDatabase({ readonly: true }, undefined, "limits.db");
  try {
    return database.prepare("select count(*) from rate_limits").pluck().get();
  } finally {
    database.close();
  }
}

function openDatabase(
  options: SQLite.Options = {},
  folder = process.env.DATA_DIR ?? "",
  file = "pathlight.db",
): SQLite.Database {
  return new SQLite(join(folder, file), options);
}
