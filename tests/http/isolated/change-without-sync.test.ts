import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { changeWithoutSync, db } from "~/platform/database/connection.server";
import type { Tables } from "~/platform/database/tables";

const NORMAL = 1;
const FULL = 2;

async function readLevel(connection: Kysely<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(connection);
  return rows[0]?.synchronous;
}

test("only its own transaction doesn't wait for the disk, also while others wait for it", async () => {
  const levels = await Promise.all([
    readLevel(db),
    changeWithoutSync(async (transaction) => {
      await nextTurn();
      return readLevel(transaction);
    }),
    readLevel(db),
    db.transaction().execute(readLevel),
  ]);
  expect(levels).toEqual([FULL, NORMAL, FULL, FULL]);
});

test("a transaction that fails is undone, and the next one waits for the disk", async () => {
  await sql`create table notes (text text)`.execute(db);
  const failing = changeWithoutSync(async (transaction) => {
    await sql`insert into notes values ('lost')`.execute(transaction);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(await readLevel(db)).toBe(FULL);
  expect((await sql`select * from notes`.execute(db)).rows).toEqual([]);
});
