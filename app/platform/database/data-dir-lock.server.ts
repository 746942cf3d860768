import { join } from "node:path";
import SQLite from "better-sqlite3";
import { LOCK_FILE } from "~/platform/data-dir-files";

/**
 * Locks a data folder until this process ends; returns the reason if that isn't possible. The lock
 * is an exclusive transaction on its own file: the operating system releases it however the process
 * ends, so it can't go stale.
 */
export function lockDataDir(folder: string): string | null {
  try {
    const lock = new SQLite(join(folder, LOCK_FILE), { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
    // Keep a reference: a garbage-collected connection would close and release the lock.
    Object.assign(globalThis, { pathlightDataDirLock: lock });
    return null;
  } catch (error) {
    return describeLockError(folder, error);
  }
}

function describeLockError(folder: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  switch (error instanceof Error && "code" in error && error.code) {
    case "SQLITE_BUSY":
      return `another Pathlight server is already using the data folder ${folder}. Stop it or set DATA_DIR to another folder.`;
    case "ERR_DLOPEN_FAILED":
      return "the SQLite driver was built for another version of Node. Run: npm rebuild better-sqlite3";
    case "SQLITE_NOTADB":
      return `the lock file ${join(folder, LOCK_FILE)} is damaged. It holds no data: delete it and start again.`;
    default:
      return `the data folder ${folder} cannot be written (${message}). Make it writable or set DATA_DIR to another folder.`;
  }
}
