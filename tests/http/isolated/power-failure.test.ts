import { subscribe } from "node:diagnostics_channel";
import SQLite from "better-sqlite3";
import { expect, test } from "vitest";
import { type Client, createClient, registerPerson } from "../../support/client";
import { startSession } from "../../support/interview";

const levelNames = ["off", "may be lost", "waits for the disk"];
const databases = new Set<SQLite.Database>();
const { pragma } = SQLite.prototype;
SQLite.prototype.pragma = function (this: SQLite.Database, ...args: Parameters<typeof pragma>) {
  if (this.name.endsWith("pathlight.db")) databases.add(this);
  return pragma.apply(this, args);
};

/** What is committed, and whether a power failure may undo it. */
const writes: { sql: string; level: string | undefined }[] = [];
subscribe("pathlight:sql", (sql) => {
  const [database] = databases;
  if (!database || !/^(commit|insert|update|delete)/.test(String(sql))) return;
  const level = Number(pragma.call(database, "synchronous", { simple: true }));
  writes.push({ sql: String(sql), level: levelNames[level] });
});

async function listLevels(send: () => Promise<Response>): Promise<(string | undefined)[]> {
  writes.length = 0;
  expect((await send()).status).toBe(302);
  const levels = new Set(writes.map(({ level }) => level));
  return [...levels];
}

const logIn = (client: Client, person: { email: string; password: string }) =>
  client.post("/login", { email: person.email, password: person.password });

test("a power failure may undo a sign-in; not the end of a session, and nothing else", async () => {
  const desk = await createClient();
  const person = await registerPerson(desk);
  const phone = await createClient();

  writes.length = 0;
  await logIn(desk, person);
  const begin = writes.findIndex(({ sql }) => sql.startsWith('insert into "known_devices"'));
  expect(writes.slice(begin)).toEqual([
    { sql: expect.stringMatching(/^insert into "known_devices"/), level: "may be lost" },
    { sql: expect.stringMatching(/^insert into "auth_tokens"/), level: "may be lost" },
    { sql: "commit", level: "may be lost" },
    // Ends sessions beyond the limit.
    { sql: expect.stringMatching(/^delete from "auth_tokens"/), level: "waits for the disk" },
  ]);

  // The email about a new device must not be lost.
  expect(await listLevels(() => logIn(phone, person))).toEqual(["waits for the disk"]);

  expect(await listLevels(() => phone.post("/logout", {}))).toEqual(["waits for the disk"]);
  expect(await listLevels(() => desk.post("/settings/account", { intent: "end-others" }))).toEqual([
    "waits for the disk",
  ]);
  writes.length = 0;
  await startSession(desk);
  expect(new Set(writes.map(({ level }) => level))).toEqual(new Set(["waits for the disk"]));
  const deleteAccount = () => desk.post("/settings/account/delete", { password: person.password });
  expect(await listLevels(deleteAccount)).toEqual(["waits for the disk"]);
});
