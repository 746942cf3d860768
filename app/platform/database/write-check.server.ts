import { sql } from "kysely";
import { db } from "./connection.server";

/** A few dozen pages: what fits into the last free ones is not taken for a disk with room. */
const CHECK_SIZE_IN_BYTES = 128 * 1024;
/** Anyone may ask whether the server is ready; the disk is asked this often at most. */
const CHECK_INTERVAL_IN_MS = 5000;

let lastCheck: { startedAt: number; result: Promise<string | null> } | undefined;

/** Why the database cannot be written, in a line; null when it can. */
export function findWriteProblem(now = Date.now()): Promise<string | null> {
  if (!lastCheck || now - lastCheck.startedAt >= CHECK_INTERVAL_IN_MS)
    lastCheck = { startedAt: now, result: tryToWrite() };
  return lastCheck.result;
}

async function tryToWrite(): Promise<string | null> {
  try {
    await sql`insert into write_checks (id, content) values (1, zeroblob(${CHECK_SIZE_IN_BYTES}))
      on conflict (id) do update set content = excluded.content`.execute(db);
    await sql`delete from write_checks`.execute(db);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
