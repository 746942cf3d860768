import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { getDatabaseUrl, isOnPostgres } from "./postgres-sync";

// A data folder for this process, set before the app is loaded. Files that share the process share the database.
const runFolder = process.env.TEST_DATA_DIR ?? "";
if (!process.env.DATA_DIR?.startsWith(runFolder)) {
  const folder = mkdtempSync(join(runFolder, "process-"));
  Object.assign(process.env, {
    DATA_DIR: folder,
    LOG_LEVEL: process.env.LOG_LEVEL || "silent",
    NODE_ENV: "production",
    SESSION_SECRET: "a-secret-for-tests-only",
    ...(isOnPostgres && { DATABASE_URL: getDatabaseUrl(folder) }),
  });
}
