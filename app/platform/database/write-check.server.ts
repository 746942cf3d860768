import { sql } from "kysely";
import { db } from "./connection.server";

/** A few dozen pages, so the last free ones don't count as enough space. */
const CHECK_SIZE_IN_BYTES = 128 * 1024;
/** Anyone can call /readyz; the disk is checked at most this often. */
const CHECK_INTERVAL_IN_MS = 5000;

let lastCheck: { startedAt: number; result: Promise<string | null> } | undefined;

/** The reason the database isn't writable, in one line; null if it is. */
export function findWriteProblem(now = Date.now()): Promise<string | null> {
  if (!lastCheck || now - lastCheck.startedAt >= CHECK_INTERVAL_IN_MS)
    lastCheck = { startedAt: now, result: tryToWrite() };
  return lastCheck.result;
}

async function tryToWrite(): Promise<string | null> {
  try {
    await sql`insert into write_checks (id, content) values (1, ${Buffer.alloc(CHECK_SIZE_IN_BYTES)})
      on conflict (id) do update set content = excluded.content`.execute(db);
    await sql`delete from write_checks`.execute(db);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
