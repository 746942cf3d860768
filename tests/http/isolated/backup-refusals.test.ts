import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { backUp, inFolder, listFiles, readBackup, restore } from "../../support/backup";
import { execute, select } from "../../support/database";
import { isOnPostgres } from "../../support/postgres-sync";
import { createTempFolder, spawnServer } from "../../support/server-process";

const source = createTempFolder();
const file = inFolder(createTempFolder());

beforeAll(async () => {
  const env = { DATA_DIR: source, NODE_ENV: "development" };
  await spawnServer(env, ["scripts/seed-demo.mjs"]).exited;
  await backUp(env, file);
});

/** One line that says what happened, and a code that isn't 0. */
const refusal = (words: string) => ({
  code: 1,
  output: expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*\\n$`)),
});

const countTables = (folder: string) =>
  select("select tablename from pg_tables where schemaname = 'public'", [], folder).length;

describe("no backup", () => {
  test.each([[[]], [["one", "two"]]])("to %j", async (names) => {
    expect(await backUp({ DATA_DIR: source }, ...names)).toEqual(
      refusal("Name one file: npm run backup -- file"),
    );
  });

  test("over a file that exists, which stays as it is", async () => {
    const existing = inFolder(createTempFolder());
    writeFileSync(existing, "mine");
    expect(await backUp({ DATA_DIR: source }, existing)).toEqual(refusal("already exists"));
    expect(readFileSync(existing, "utf8")).toBe("mine");
  });

  test("into a folder that isn't there", async () => {
    const missing = inFolder(createTempFolder(), "missing/file");
    expect(await backUp({ DATA_DIR: source }, missing)).toEqual(
      refusal("cannot be written \\(ENOENT\\)"),
    );
  });

  test("of a folder without a database, which isn't created", async () => {
    const empty = createTempFolder();
    const name = inFolder(empty);
    expect(await backUp({ DATA_DIR: inFolder(empty, "data"), DATABASE_URL: "" }, name)).toEqual(
      refusal("session-secret cannot be read"),
    );
    expect(listFiles(empty)).toEqual([]);
  });

  test("of a database that a newer version has migrated; no file is left", async () => {
    const folder = createTempFolder();
    await restore({ DATA_DIR: folder }, file);
    execute("insert into kysely_migration values ('9999-later', '2030-01-01')", [], folder);
    const target = createTempFolder();
    expect(await backUp({ DATA_DIR: folder }, inFolder(target))).toEqual(
      refusal("last used by a newer Pathlight"),
    );
    expect(listFiles(target)).toEqual([]);
  });
});

describe("nothing is restored", () => {
  /** Restores these bytes into an empty folder and database, and checks that both stay empty. */
  async function restoreBytes(bytes: Buffer) {
    const damaged = inFolder(createTempFolder());
    writeFileSync(damaged, bytes);
    const folder = createTempFolder();
    const result = await restore({ DATA_DIR: folder }, damaged);
    expect(listFiles(folder)).toEqual([]);
    if (isOnPostgres) expect(countTables(folder)).toBe(0);
    return result;
  }
  const toBackup = (lines: unknown[]) =>
    gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));

  test("without the name of a file, or of one that isn't there", async () => {
    const folder = createTempFolder();
    expect(await restore({ DATA_DIR: folder })).toEqual(refusal("npm run restore -- file"));
    expect(await restore({ DATA_DIR: folder }, inFolder(folder, "missing"))).toEqual(
      refusal("missing cannot be read \\(ENOENT\\)"),
    );
    expect(await restore({ DATA_DIR: folder }, folder)).toEqual(
      refusal("cannot be read \\(EISDIR\\)"),
    );
    expect(listFiles(folder)).toEqual([]);
  });

  test.each([
    ["an empty file", Buffer.alloc(0)],
    ["a text", Buffer.from("select 1;")],
    ["another gzipped file", gzipSync("select 1;")],
    ["gzipped JSON", gzipSync('{"format":"other"}\n')],
  ])("of %s", async (_, bytes) => {
    expect(await restoreBytes(bytes)).toEqual(refusal("is not a backup of Pathlight"));
  });

  test("of a backup that ends early", async () => {
    const bytes = readFileSync(file);
    expect(await restoreBytes(bytes.subarray(0, bytes.length - 200))).toEqual(
      refusal("The backup is damaged"),
    );
    expect(await restoreBytes(toBackup(readBackup(file).slice(0, -1)))).toEqual(
      refusal("The backup is damaged \\(rows are missing\\)"),
    );
  });

  test("of a backup with a changed byte", async () => {
    const bytes = readFileSync(file);
    for (const position of [bytes.length >> 1, bytes.length - 6]) {
      const changed = Buffer.from(bytes);
      changed[position] = (changed[position] ?? 0) ^ 1;
      expect(await restoreBytes(changed)).toEqual(refusal("The backup is damaged"));
    }
  });

  test("of rows that don't fit", async () => {
    const [header, ...rows] = readBackup(file);
    const end = { rows: rows.length };
    for (const row of [
      ["no_such_table", { id: 1 }],
      ["users", { no_such_column: 1 }],
      rows[0],
      "row",
    ])
      expect(await restoreBytes(toBackup([header, ...rows.slice(0, -1), row, end]))).toEqual({
        code: 1,
        output: expect.stringContaining("othing was restored"),
      });
  });

  test("of a newer version", async () => {
    const [header, ...rows] = readBackup(file) as [{ migrations: string[] }, ...unknown[]];
    const newer = { ...header, migrations: [...header.migrations, "9999-later"] };
    expect(await restoreBytes(toBackup([newer, ...rows]))).toEqual(
      refusal("made by a newer Pathlight \\(it has 9999-later\\)"),
    );
  });

  test("over a database, whose server may run or not", async () => {
    const folder = createTempFolder();
    const server = spawnServer({ DATA_DIR: folder });
    await server.address();
    const whileRunning = isOnPostgres ? "already has tables" : "already using the data folder";
    expect(await restore({ DATA_DIR: folder }, file)).toEqual(refusal(whileRunning));
    server.child.kill("SIGTERM");
    await server.exited;
    const afterward = isOnPostgres ? "already has tables" : "pathlight.db already exists";
    expect(await restore({ DATA_DIR: folder }, file)).toEqual(refusal(afterward));
    expect(select("select id from users", [], folder)).toEqual([]);
  });

  test("where another secret is", async () => {
    const folder = createTempFolder();
    const secret = inFolder(folder, "session-secret");
    writeFileSync(secret, "a-secret-that-is-another");
    chmodSync(secret, 0o600);
    expect(await restore({ DATA_DIR: folder }, file)).toEqual(refusal("has another secret"));
    expect(listFiles(folder)).toEqual(["session-secret"]);
    if (isOnPostgres) expect(countTables(folder)).toBe(0);
  });
});
