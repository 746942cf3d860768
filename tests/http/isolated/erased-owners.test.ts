import { sql } from "kysely";
import { expect, test } from "vitest";
import { database, db, runTransaction } from "~/platform/database/connection.server";
import { markErased, unmarkErased } from "~/platform/database/erased-owners.server";
import { migrate } from "~/platform/database/migrate.server";
import { listColumns } from "../../support/database";
import { isOnPostgres } from "../../support/postgres-sync";

await migrate(database);

const insertMessage = (id: string, owner: string | null) =>
  db
    .insertInto("contact_messages")
    .values({
      id,
      owner_id: owner,
      name: "Ana Ruiz",
      email: "ana@example.com",
      topic: "other",
      message: "Hello.",
      created_at: new Date().toISOString(),
    })
    .execute();
const listMessages = async () =>
  (await db.selectFrom("contact_messages").select("id").orderBy("id").execute()).map(
    ({ id }) => id,
  );

test("what comes in for an erased owner is not stored, and neither is what is handed to them", async () => {
  await insertMessage("before", "visitor:1");
  await markErased("ana", db);
  await insertMessage("late", "ana");
  await insertMessage("of someone else", "ben");
  await insertMessage("of nobody", null);
  await db
    .updateTable("contact_messages")
    .set({ owner_id: "ana" })
    .where("owner_id", "=", "visitor:1")
    .execute();
  expect(await listMessages()).toEqual(["before", "of nobody", "of someone else"]);
  expect(
    await db.selectFrom("contact_messages").where("owner_id", "=", "ana").selectAll().execute(),
  ).toEqual([]);
  await unmarkErased("ana");
  await insertMessage("later", "ana");
  expect(await listMessages()).toContain("later");
});

test("an erasure that is undone guards nothing", async () => {
  const undone = runTransaction(async (transaction) => {
    await markErased("cem", transaction);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  await insertMessage("of cem", "cem");
  expect(await listMessages()).toContain("of cem");
});

test("every table with an owner is guarded", async () => {
  const owned = listColumns().filter(({ owner }) => owner === "owner_id");
  const { rows: guards } = await sql<{ name: string }>`${sql.raw(
    isOnPostgres
      ? "select event_object_table as name from information_schema.triggers"
      : "select tbl_name as name from sqlite_temp_master where type = 'trigger'",
  )}`.execute(db);
  expect(owned.length).toBeGreaterThan(10);
  for (const { table } of owned)
    expect(guards.filter(({ name }) => name === table)).toHaveLength(2);
});
