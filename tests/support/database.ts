import { join } from "node:path";
import SQLite from "better-sqlite3";
import { getDatabaseUrl, isOnPostgres, queryPostgres } from "./postgres-sync";

/** Orders rows as they were inserted. */
export const ROW_ORDER = isOnPostgres ? "ctid" : "rowid";

/** The number of rows with this text in any column, by table; without tables that have none. */
export function countRowsContaining(text: string): Record<string, number> {
  const counts = listTables().map((table) => {
    const rows = select(`select * from "${table}"`);
    return [table, rows.filter((row) => JSON.stringify(row).includes(text)).length] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** Changes the database behind the server's back: what only time or an accident would change. */
export function execute(statement: string, values: unknown[] = [], folder?: string): void {
  runQuery(statement, values, folder);
}

/** Changes the stored review of a session's answers. */
export function changeReview<Review>(sessionId: string, edit: (review: Review) => void): void {
  for (const row of select("select id, review from interview_answers where session_id = ?", [
    sessionId,
  ])) {
    const review = JSON.parse(String(row.review)) as Review;
    edit(review);
    execute("update interview_answers set review = ? where id = ?", [
      JSON.stringify(review),
      row.id,
    ]);
  }
}

/** Rows a query gives. */
export function select(
  query: string,
  values: unknown[] = [],
  folder?: string,
): Record<string, unknown>[] {
  return runQuery(query, values, folder);
}

/** The tables with an owner, and the owner column. */
export function listOwnedTables(): { table: string; owner: string }[] {
  const owned = [
    { table: "users", owner: "id" },
    ...listColumns().filter(({ owner }) => /^(owner|user|person|account)_id$/.test(owner)),
    // The migrations are the same, so this need not be asked of both.
    ...(isOnPostgres ? [] : listReferences()),
  ];
  return [...new Map(owned.map((each) => [each.table, each])).values()];
}

function listTables(): string[] {
  return [...new Set(listColumns().map(({ table }) => table))];
}

function listReferences() {
  return select(
    "select m.name as 'table', f.\"from\" as owner from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table' and f.\"table\" = 'users'",
  ) as { table: string; owner: string }[];
}

/** The columns of all tables. */
export function listColumns() {
  return select(
    isOnPostgres
      ? "select table_name as table, column_name as owner from information_schema.columns where table_schema = 'public'"
      : "select m.name as 'table', c.name as owner from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table'",
  ) as { table: string; owner: string }[];
}

/** The columns of all our tables that hold text. */
export function listTextColumns() {
  return select(
    isOnPostgres
      ? "select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and data_type = 'text' and table_name <> 'rate_limits'"
      : "select m.name as 'table', c.name as 'column' from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and lower(c.type) = 'text'",
  ) as { table: string; column: string }[];
}

/** The text columns of each index of our tables. */
export function listIndexes() {
  const rows = select(
    isOnPostgres
      ? "select i.indexrelid::regclass::text as name, i.indrelid::regclass::text as table, a.attname as column from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and a.atttypid = 'text'::regtype and i.indrelid::regclass::text <> 'rate_limits'"
      : "select i.name, m.name as 'table', c.name as 'column' from sqlite_master m join pragma_index_list(m.name) i join pragma_index_info(i.name) c join pragma_table_info(m.name) t on t.name = c.name where m.type = 'table' and lower(t.type) = 'text'",
  ) as { name: string; table: string; column: string }[];
  return [...Map.groupBy(rows, ({ name }) => name).values()].map((columns) => ({
    table: columns[0]?.table ?? "",
    columns: columns.map(({ column }) => column),
  }));
}

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

/** The mails that wait to be sent to an address, oldest first. */
export function listMailTo(address: string, folder?: string): Mail[] {
  return select(
    `select subject, text, html from mail_outbox where recipient = ? order by created_at, ${ROW_ORDER}`,
    [address],
    folder,
  ).map(({ subject, text, html }) => ({
    subject: String(subject),
    text: String(text),
    html: String(html),
  }));
}

/** The path and query of the link in a mail. */
export function getLinkPath(mail: Mail | undefined): string {
  const [link = ""] = /https?:\/\/\S+\?token=\S+/.exec(mail?.text ?? "") ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** The number of counters of the rate limits. */
export function countLimits(): unknown {
  return runLimitsQuery("select count(*) as count from rate_limits")[0]?.count;
}

/** Reads or changes the counters of the rate limits. */
export function runLimitsQuery(query: string, values: unknown[] = []): Record<string, unknown>[] {
  return runQuery(query, values, undefined, "limits.db");
}

function runQuery(
  query: string,
  values: unknown[],
  folder = process.env.DATA_DIR ?? "",
  file = "pathlight.db",
): Record<string, unknown>[] {
  if (isOnPostgres) {
    let count = 0;
    const numbered = query.replaceAll("?", () => `$${(count += 1)}`);
    return queryPostgres(getDatabaseUrl(folder), numbered, values);
  }
  const database = new SQLite(join(folder, file), { readonly: query.startsWith("select") });
  try {
    const statement = database.prepare(query);
    if (statement.reader) return statement.all(...values) as Record<string, unknown>[];
    statement.run(...values);
    return [];
  } finally {
    database.close();
  }
}
