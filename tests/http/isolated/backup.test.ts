import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { expect, test } from "vitest";
import {
  backUp,
  inFolder,
  listFiles,
  parseBackup,
  readBackup,
  readProfile,
  restore,
  signUp,
  startInterview,
} from "../../support/backup";
import { execute, select } from "../../support/database";
import { getDatabaseUrl, isOnPostgres } from "../../support/postgres-sync";
import { createTempFolder, spawnServer } from "../../support/server-process";

const listSessionIds = (folder: string) =>
  select("select id from interview_sessions", [], folder).map(({ id }) => id);

test("a backup under load has all that was answered before it, and a person who is signed in stays signed in", async () => {
  const folder = createTempFolder();
  const server = spawnServer({ DATA_DIR: folder, TRUST_PROXY: "1" });
  const origin = await server.address();
  const cookie = await signUp(origin);
  const answered: string[] = [];
  const backup = new AbortController();
  const addSessions = async (first: number) => {
    for (let index = first; !backup.signal.aborted; index += 4)
      answered.push(await startInterview(origin, index));
  };
  for (let index = 0; index < 20; index += 1) answered.push(await startInterview(origin, index));
  const before = answered.length;
  const load = Promise.all([20, 21, 22, 23].map(addSessions));
  const file = inFolder(createTempFolder());
  expect(await backUp({ DATA_DIR: folder }, file)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Backed up\. .*keep it safe\.\n$/),
  });
  backup.abort();
  await load;
  server.child.kill("SIGKILL");
  await server.exited;
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(answered.length).toBeGreaterThan(before);

  const restored = createTempFolder();
  expect(await restore({ DATA_DIR: restored }, file)).toEqual({
    code: 0,
    output: expect.stringMatching(/^Restored the backup of \S+Z\. Start the server\.\n$/),
  });
  expect(listFiles(restored)).toEqual(
    isOnPostgres ? ["session-secret"] : ["pathlight.db", "session-secret"],
  );
  expect(
    listFiles(restored).filter((name) => statSync(inFolder(restored, name)).mode & 0o077),
  ).toEqual([]);
  const ids = listSessionIds(restored);
  expect(answered.slice(0, before).filter((id) => !ids.includes(id))).toEqual([]);
  const second = spawnServer({ DATA_DIR: restored });
  expect(await readProfile(await second.address(), cookie)).toContain("Maya Okafor");
  second.child.kill("SIGKILL");
  await second.exited;
});

test("a restored database has every row of the first, and a backup of it is the same", async () => {
  const folder = createTempFolder();
  const seeded = await spawnServer({ DATA_DIR: folder, NODE_ENV: "development" }, [
    "scripts/seed-demo.mjs",
  ]).exited;
  expect(seeded.code).toBe(0);
  execute("update users set bio = ?", ['a\u2028b\r\n\t🌱 "quoted" \\'], folder);
  execute("insert into write_checks values (1, ?)", [Buffer.from([0, 255, 10])], folder);
  const [first, second] = [inFolder(createTempFolder()), inFolder(createTempFolder())];
  expect((await backUp({ DATA_DIR: folder }, first)).code).toBe(0);
  const restored = createTempFolder();
  expect((await restore({ DATA_DIR: restored }, first)).code).toBe(0);
  expect((await backUp({ DATA_DIR: restored }, second)).code).toBe(0);
  const [, ...rows] = readBackup(first);
  expect(rows.length).toBeGreaterThan(50);
  expect(readBackup(second).slice(1)).toEqual(rows);
});

test("the secrets of SESSION_SECRET are in the backup, and where it is set another one is told of", async () => {
  const folder = createTempFolder();
  const SESSION_SECRET = "the-newer-secret-of-two,the-older-secret-of-two";
  const server = spawnServer({ DATA_DIR: folder, SESSION_SECRET: "the-older-secret-of-two" });
  const cookie = await signUp(await server.address());
  server.child.kill("SIGKILL");
  await server.exited;
  const file = inFolder(createTempFolder());
  expect((await backUp({ DATA_DIR: folder, SESSION_SECRET }, file)).code).toBe(0);

  const restored = createTempFolder();
  expect((await restore({ DATA_DIR: restored }, file)).code).toBe(0);
  const second = spawnServer({ DATA_DIR: restored });
  expect(await readProfile(await second.address(), cookie)).toContain("Maya Okafor");
  second.child.kill("SIGKILL");
  await second.exited;

  const other = { DATA_DIR: createTempFolder(), SESSION_SECRET: "a-secret-that-is-another" };
  const { code, output } = await restore(other, file);
  expect([code, output]).toEqual([0, expect.stringContaining("everyone has to sign in again")]);
});

test("- stands for standard output and input; what one database had, the other takes", async () => {
  const folder = createTempFolder();
  const server = spawnServer({ DATA_DIR: folder });
  await signUp(await server.address());
  const DATABASE_URL = isOnPostgres ? getDatabaseUrl(folder) : "";
  const run = (script: string, env: Record<string, string>, input?: Buffer) =>
    execFileSync(process.execPath, [`scripts/${script}.mjs`, "-"], {
      env: { ...process.env, ...env },
      input,
      stdio: ["pipe", "pipe", "ignore"],
    });
  const first = run("backup", { DATA_DIR: folder, DATABASE_URL });
  server.child.kill("SIGKILL");
  await server.exited;
  const onSQLite = { DATA_DIR: createTempFolder(), DATABASE_URL: "" };
  run("restore", onSQLite, first);
  const second = run("backup", onSQLite);
  expect(parseBackup(second).slice(1)).toEqual(parseBackup(first).slice(1));
  if (!isOnPostgres) return;
  const restored = createTempFolder();
  const onPostgres = { DATA_DIR: restored, DATABASE_URL: getDatabaseUrl(restored) };
  run("restore", onPostgres, second);
  expect(parseBackup(run("backup", onPostgres)).slice(1)).toEqual(parseBackup(first).slice(1));
});
