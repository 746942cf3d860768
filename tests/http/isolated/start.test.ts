import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { choosePort } from "../../support/choose-port";
import { createTempFolder, spawnServer } from "../../support/server-process";

describe("a start that cannot succeed says why in one line and exits with 1", () => {
  test("a wrong variable, before anything is written", async () => {
    const folder = join(createTempFolder(), "data");
    const { code, output } = await spawnServer({ DATA_DIR: folder, PORT: "http" }).exited;
    expect(code).toBe(1);
    expect(output).toBe(
      'Pathlight cannot start: PORT is "http", expected a port number from 0 to 65535. Set it right or unset it.\n',
    );
    expect(existsSync(folder)).toBe(false);
  });

  test("a Node that is too old for the SQLite driver", async () => {
    const older = `data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })`;
    const command = ["--import", older, "build/server/index.js"];
    const { code, output } = await spawnServer({ DATA_DIR: createTempFolder() }, command).exited;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Pathlight cannot start: it needs Node 22 or newer, and this is Node 20\.20\.2\. .*\n$/,
    );
  });

  test("a data folder that is a file", async () => {
    const file = join(createTempFolder(), "file");
    writeFileSync(file, "");
    const { code, output } = await spawnServer({ DATA_DIR: file }).exited;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Pathlight cannot start: the data folder .* cannot be written \(EEXIST\)\. .*\n$/,
    );
  });

  test.runIf(existsSync("/proc/self"))("a data folder that the system never creates", async () => {
    const { code, output } = await spawnServer({ DATA_DIR: "/proc/pathlight" }).exited;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Pathlight cannot start: the data folder .* cannot be written \(ENOENT\)\. .*\n$/,
    );
  });

  test.each(["session-secret", "pathlight.db", "limits.db", "server.lock", "pathlight.db-wal"])(
    "a data folder in which %s is a pipe doesn't block the start",
    async (name) => {
      const folder = createTempFolder();
      execFileSync("mkfifo", [join(folder, name)]);
      const { code, output } = await spawnServer({ DATA_DIR: folder }).exited;
      expect(code).toBe(1);
      expect(output).toBe(
        `Pathlight cannot start: ${join(folder, name)} is not a file. Remove it or set DATA_DIR to another folder.\n`,
      );
    },
  );

  test("a data folder with a folder in place of a file", async () => {
    const folder = createTempFolder();
    mkdirSync(join(folder, "session-secret"));
    const { code, output } = await spawnServer({ DATA_DIR: folder }).exited;
    expect(code).toBe(1);
    expect(output).toMatch(/^Pathlight cannot start: .*session-secret is not a file\. .*\n$/);
  });

  test("a data folder that another server uses", async () => {
    const folder = createTempFolder();
    const first = spawnServer({ DATA_DIR: folder });
    await first.address();
    const { code, output } = await spawnServer({ DATA_DIR: folder }).exited;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Pathlight cannot start: another Pathlight server is already using the data folder .*\n$/,
    );
    first.child.kill("SIGTERM");
    expect((await first.exited).code).toBe(0);
  });

  test("a port that is taken", async () => {
    const first = spawnServer({ DATA_DIR: createTempFolder() });
    const { port } = new URL(await first.address());
    const { code, output } = await spawnServer({ DATA_DIR: createTempFolder(), PORT: port }).exited;
    expect(code).toBe(1);
    expect(output).toContain(
      `it cannot listen on port ${port} (EADDRINUSE). Set PORT to another one.`,
    );
    first.child.kill("SIGKILL");
  });

  test("a database that is not one", async () => {
    const folder = createTempFolder();
    writeFileSync(
      join(folder, "pathlight.db"),
      "this is no database, but it is long enough to be taken for one ".repeat(40),
    );
    const { code, output } = await spawnServer({ DATA_DIR: folder }).exited;
    expect(code).toBe(1);
    expect(output).toMatch(
      /^Pathlight cannot start: the database pathlight\.db .* cannot be opened .*\n$/,
    );
  });
});

describe("other users of the machine can't read the data", () => {
  const startIn = async (folder: string) => {
    // Like a shell with a permissive umask.
    const server = spawnServer({ DATA_DIR: folder, LOG_LEVEL: "info" }, [
      "--import",
      "data:text/javascript,process.umask(0)",
      "build/server/index.js",
    ]);
    const address = await server.address();
    await fetch(`${address}/auth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        name: "Kim Tran",
        email: "kim@example.com",
        password: "violin-tractor-moss",
      }),
    });
    server.child.kill("SIGTERM");
    return (await server.exited).output;
  };
  const listReadable = (folder: string) =>
    ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })].filter(
      (name) => statSync(join(folder, name)).mode & 0o077,
    );

  test("in a new folder", async () => {
    const folder = join(createTempFolder(), "data");
    await startIn(folder);
    expect(readdirSync(folder)).toContain("pathlight.db");
    expect(listReadable(folder)).toEqual([]);
  });

  test("in one that was open to all", async () => {
    const folder = createTempFolder();
    await startIn(folder);
    for (const name of ["", ...readdirSync(folder)])
      chmodSync(join(folder, name), name === "" || name === "outbox" ? 0o755 : 0o644);
    await startIn(folder);
    expect(listReadable(folder)).toEqual([]);
  });

  test("in one with other things in it, which stays as it is and is warned about", async () => {
    const folder = createTempFolder();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, "notes.txt"), "");
    chmodSync(join(folder, "notes.txt"), 0o644);
    expect(await startIn(folder)).toContain("Other users of this machine can read");
    expect(listReadable(folder)).toEqual(["", "notes.txt"]);
  });
});

test("the secret is made once, for its owner's eyes", async () => {
  const folder = createTempFolder();
  const server = spawnServer({ DATA_DIR: folder });
  await server.address();
  const file = join(folder, "session-secret");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const secret = readFileSync(file, "utf8");
  expect(secret).toMatch(/^[\w-]{43}$/);
  server.child.kill("SIGTERM");
  await server.exited;
  const secondServer = spawnServer({ DATA_DIR: folder });
  await secondServer.address();
  expect(readFileSync(file, "utf8")).toBe(secret);
  secondServer.child.kill("SIGKILL");
});

test("stops on a signal, even after serving pages", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder() });
  const address = await server.address();
  await (await fetch(`${address}/login`, { headers: { Connection: "close" } })).text();
  const { child, exited } = server;
  const ended = exited.then(({ code }) => code);
  child.kill("SIGTERM");
  // Remix's timers would delay it for ten seconds and then make it fail.
  expect(await ended).toBe(0);
});

test("stock remix-serve serves the same build", async () => {
  const folder = createTempFolder();
  const server = spawnServer({ DATA_DIR: folder, PORT: choosePort() }, [
    "node_modules/@remix-run/serve/dist/cli.js",
    "build/server/index.js",
  ]);
  const address = await server.address();
  const page = await fetch(`${address}/login`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Welcome back");
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  server.child.kill("SIGKILL");
});

test("start:remix-serve says first what it lacks", () => {
  const { stderr, status } = spawnSync(process.execPath, ["scripts/warn-remix-serve.mjs"], {
    encoding: "utf8",
  });
  expect(status).toBe(0);
  for (const words of ["not for the internet", "no limit on the size", "no health checks"])
    expect(stderr).toContain(words);
  expect(readFileSync("package.json", "utf8")).toContain(
    '"start:remix-serve": "node scripts/warn-remix-serve.mjs && ',
  );
});
