import { join } from "node:path";
import SQLite from "better-sqlite3";

/** The rows of every table that hold this text anywhere, by table; tables without one are left out. */
export function rowsWith(text: string): Record<string, number> {
  const database = open({ readonly: true });
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

/** Changes the database behind the server's back: what only time or an accident would change. */
export function execute(statement: string, values: unknown[] = [], folder = process.env.DATA_DIR): void {
  const database = open({}, folder);
  try {
    database.prepare(statement).run(...values);
  } finally {
    database.close();
  }
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The mails that wait to be sent to an address, oldest first. */
export function mailTo(address: string, folder = process.env.DATA_DIR ?? ""): Mail[] {
  const database = open({ readonly: true }, folder);
  try {
    return database.prepare("select subject, text, html from mail_outbox where recipient = ? order by created_at, rowid").all(address) as Mail[];
  } finally {
    database.close();
  }
}

/** The path and query of the link in a mail. */
export function linkIn(mail: Mail | undefined): string {
  const [link = ""] = /https?:\/\/\S+\?token=\S+/.exec(mail?.text ?? "") ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

function open(options: SQLite.Options = {}, folder = process.env.DATA_DIR ?? ""): SQLite.Database {
  return new SQLite(join(folder, "pathlight.db"), options);
}
