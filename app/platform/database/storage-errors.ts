const STORAGE_ERROR_CODE = /^SQLITE_(?:FULL|READONLY|CANTOPEN|IOERR(?!_CORRUPTFS))/;

/** Whether a write failed because of the disk: it is full, read-only or broken. */
export function isStorageError(error: unknown): boolean {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    STORAGE_ERROR_CODE.test(error.code)
  );
}
