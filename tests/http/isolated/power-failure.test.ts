import { subscribe } from "node:diagnostics_channel";
import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { createClient, registerPerson } from "../../support/client";
import { startSession } from "../../support/interview";

const WAITS_FOR_THE_DISK = 2;
const databases = new Set<SQLite.Database>();
const { pragma } = SQLite.prototype;
SQLite.prototype.pragma = function (this: SQLite.Database, ...args: Parameters<typeof pragma>) {
  if (this.name.endsWith("pathlight.db")) databases.add(this);
  return pragma.apply(this, args);
};

/** The level of each change, which decides whether a power failure may undo it. */
const levels: unknown[] = [];
subscribe("pathlight:sql", (sql) => {
  const [database] = databases;
  if (database && /^(commit|insert|update|delete)/.test(String(sql)))
    levels.push(pragma.call(database, "synchronous", { simple: true }));
});

test("a power failure undoes nothing that was acknowledged, not even a sign-in", async () => {
  const [desk, phone] = [await createClient(), await createClient()];
  const { email, password } = await registerPerson(desk);
  await phone.post("/login", { email, password });
  await desk.post("/login", { email, password });
  await startSession(desk);
  await phone.post("/logout", {});
  await desk.post("/settings/account/delete", { password });
  expect(levels.length).toBeGreaterThan(20);
  expect(new Set(levels)).toEqual(new Set([WAITS_FOR_THE_DISK]));
});
