import { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { Dialect } from "~/platform/database/postgres-dialect.server";
import {
  findConnectionProblem,
  loadDriver,
  maskUrl,
  UNLIMITED,
} from "~/platform/database/postgres-driver.server";
import { createPostgresTables } from "~/platform/database/postgres-migrate.server";
import type { Tables } from "~/platform/database/tables";
import { Refusal } from "./refusal";

/** Creates the tables of a database that has none, and fills them, in one transaction. */
export async function fillPostgres(
  url: string,
  migrations: Record<string, Migration>,
  fill: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const createPool = await loadDriver(url);
  const pool = createPool(1, UNLIMITED);
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool }) });
  try {
    const problem = await findConnectionProblem(pool, url);
    if (problem) throw new Refusal(problem);
    await db.transaction().execute(async (transaction) => {
      if (!(await createPostgresTables(transaction, migrations)))
        throw new Refusal(
          `The database ${maskUrl(url)} already has tables. Set DATABASE_URL to an empty one.`,
        );
      await fill(transaction);
    });
  } finally {
    await db.destroy();
  }
}
