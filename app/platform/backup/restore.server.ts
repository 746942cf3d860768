// Must be first: nothing else may load if Node is too old.
import "~/platform/node-version.server";
import type { Kysely } from "kysely";
import { findUnknownMigration, selectMigrations } from "~/platform/database/migrate.server";
import type { Tables } from "~/platform/database/tables";
import { env } from "~/platform/env.server";
import { fillPostgres } from "./fill-postgres.server";
import { fillSQLite } from "./fill-sqlite.server";
import { type Backup, openBackup } from "./read-backup.server";
import { type CommandResult, getReason, Refusal, toResult } from "./refusal";
import { removeSecrets, writeSecrets } from "./secrets.server";

/**
 * Restores a backup into an empty database, all of it or nothing.
 * @param path "-" for standard input
 */
export function run(path: string, signal: AbortSignal): Promise<CommandResult> {
  return toResult(async () => {
    const backup = await openBackup(path);
    const { migrations, secrets, createdAt } = backup.header;
    const unknown = findUnknownMigration(migrations);
    if (unknown)
      throw new Refusal(
        `This backup was made by a newer Pathlight (it has ${unknown}). Restore it with that version or a later one.`,
      );
    let hasNewSecrets = false;
    const fill = async (db: Kysely<Tables>) => {
      await insertRows(db, backup, signal);
      hasNewSecrets = writeSecrets(secrets);
    };
    const tables = selectMigrations(migrations);
    try {
      await (env.DATABASE_URL
        ? fillPostgres(env.DATABASE_URL, tables, fill)
        : fillSQLite(tables, fill));
    } catch (error) {
      if (hasNewSecrets) removeSecrets();
      if (error instanceof Refusal) throw error;
      const reason = getReason(error);
      throw new Refusal(
        isConstraintViolation(reason)
          ? `The backup is damaged (${reason}). Nothing was restored.`
          : `Nothing was restored (${reason}).`,
      );
    }
    const isOtherSecret = env.SESSION_SECRET && !env.SESSION_SECRET.includes(secrets[0] ?? "");
    return `Restored the backup of ${createdAt}. ${
      isOtherSecret
        ? "SESSION_SECRET is not the one of the backup, so everyone has to sign in again. "
        : ""
    }Start the server.`;
  });
}

/** Rows that don’t fit together come from a changed file: a backup is a snapshot in which they do. */
const isConstraintViolation = (reason: string) => /\bconstraint\b/i.test(reason);

async function insertRows(
  db: Kysely<Tables>,
  { batches }: Backup,
  signal: AbortSignal,
): Promise<void> {
  for await (const { table, rows } of batches) {
    signal.throwIfAborted();
    const values = rows as never;
    await db
      .insertInto(table as keyof Tables)
      .values(values)
      .execute();
  }
}
