/** The database can't be reached, or can't answer now: it is starting, or too many change the same rows. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** SQLite: the disk is full, read-only or broken. PostgreSQL: the same, at its end. */
const STORAGE_ERROR_CODE =
  /^(?:SQLITE_(?:FULL|READONLY|CANTOPEN|IOERR(?!_CORRUPTFS))|53100|25006|58030)/;

/** Whether a write failed because of the disk, or of a database that can't be reached. */
export function isStorageError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    STORAGE_ERROR_CODE.test(error.code)
  );
}
