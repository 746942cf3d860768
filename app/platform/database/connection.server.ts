import type { Kysely } from "kysely";
import { env } from "~/platform/env.server";
import type { Change, Database } from "./database";
import { openPostgres } from "./postgres.server";
import { openSQLite } from "./sqlite.server";
import type { Tables } from "./tables";

/** The database of this server, chosen here and nowhere else. */
export const database: Database = env.DATABASE_URL
  ? await openPostgres(env.DATABASE_URL)
  : openSQLite();

export const { db, checkpoint, erasedOwners, limits } = database;

type Effect = () => void;
const effectsByTransaction = new WeakMap<Kysely<Tables>, Effect[]>();

/**
 * Runs a change in a transaction, as if no other ran at the same time. Where others did, PostgreSQL refuses it and
 * it runs again: so it changes nothing but the database, and leaves everything else to afterCommit.
 */
export async function runTransaction<Result>(change: Change<Result>): Promise<Result> {
  const { result, effects } = await database.transaction(async (connection) => {
    const ownEffects: Effect[] = [];
    effectsByTransaction.set(connection, ownEffects);
    return { result: await change(connection), effects: ownEffects };
  });
  for (const effect of effects) effect();
  return result;
}

/** Does something once the transaction is committed; at once outside of one. */
export function afterCommit(connection: Kysely<Tables>, effect: Effect): void {
  const effects = effectsByTransaction.get(connection);
  if (effects) effects.push(effect);
  else effect();
}
