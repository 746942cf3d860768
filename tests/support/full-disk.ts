import SQLite from "better-sqlite3";

// Import it before the server: it finds the connections as they are opened.

/** The server's own connections, to take its room away and give it back. */
const databases: SQLite.Database[] = [];
const { pragma } = SQLite.prototype;
SQLite.prototype.pragma = function (this: SQLite.Database, ...args: Parameters<typeof pragma>) {
  if (!databases.includes(this)) databases.push(this);
  return pragma.apply(this, args);
};

const MAX_PAGES = 1_000_000;

export function fillDisk(): void {
  for (const database of databases) database.pragma("max_page_count = 1");
}

export function makeReadOnly(): void {
  for (const database of databases) database.pragma("query_only = ON");
}

export function freeDisk(): void {
  for (const database of databases) {
    database.pragma(`max_page_count = ${MAX_PAGES}`);
    database.pragma("query_only = OFF");
  }
}
