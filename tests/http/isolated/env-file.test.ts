import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { execute, select } from "../../support/database";
import { createTempFolder } from "../../support/server-process";

/** A folder with everything but the sources, and this .env. */
function createInstallation(content: string): string {
  const folder = createTempFolder();
  cpSync("scripts", join(folder, "scripts"), { recursive: true });
  for (const name of ["build", "node_modules", "package.json"])
    symlinkSync(resolve(name), join(folder, name));
  writeFileSync(join(folder, ".env"), content);
  return folder;
}

const ENVIRONMENT = { PATH: process.env.PATH, NODE_ENV: "production", PORT: "0" } as const;

/** Starts a server, and resolves with its address and what it printed until then. */
async function start(folder: string, script: string) {
  const child = spawn(process.execPath, [script], { cwd: folder, env: ENVIRONMENT });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  const origin = await new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        output += chunk;
        const port = /ready on http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) found(`http://localhost:${port}`);
      });
    child.on("close", () => failed(new Error(output)));
  });
  return { origin, output };
}

test.each(["build/server/index.js", "scripts/start.mjs"])(
  "%s reads .env where it starts; the environment comes first",
  async (script) => {
    const folder = createInstallation(
      'PORT=1\nDATA_DIR=kept\nMETRICS_TOKEN="from-the-env-file" # for Prometheus\nAPP_ULR=x\n',
    );
    const { origin, output } = await start(folder, script);
    const headers = { Authorization: "Bearer from-the-env-file" };
    expect((await fetch(`${origin}/metrics`, { headers })).status).toBe(200);
    expect(readFileSync(join(folder, "kept/session-secret"), "utf8")).toHaveLength(43);
    expect(output).toContain("APP_ULR is not a setting of Pathlight. Should it be APP_URL?");
  },
);

test("an operator's commands read it", async () => {
  const folder = createInstallation("DATA_DIR=kept\n");
  const run = (script: string, ...names: string[]) =>
    spawnSync(process.execPath, [script, ...names], {
      cwd: folder,
      env: ENVIRONMENT,
      encoding: "utf8",
    });
  expect(run("scripts/seed-demo.mjs", "--in-production").stderr).toBe("");
  const kept = join(folder, "kept");
  const [{ email } = {}] = select("select email from users", [], kept);
  execute("update users set name = 'Maya'", [], kept);
  expect(run("scripts/grant-admin.mjs", String(email)).stdout).toContain("is an operator now");
  expect(run("scripts/backup.mjs", "backup").status).toBe(0);
  writeFileSync(join(folder, ".env"), "DATA_DIR=restored\n");
  expect(run("scripts/restore.mjs", "backup").status).toBe(0);
  expect(select("select name, user_type from users", [], join(folder, "restored"))).toEqual([
    { name: "Maya", user_type: "admin" },
  ]);
});

test.each([
  [
    "a wrong value in it",
    (path: string) => writeFileSync(path, "PORT_=1\nLOG_LEVEL=loud\n"),
    "LOG_LEVEL is",
  ],
  ["a folder of its name", (path: string) => mkdirSync(path), ".env cannot be read"],
])("%s stops the start with one line", (_, create, words) => {
  const folder = createTempFolder();
  create(join(folder, ".env"));
  const { status, stderr } = spawnSync(process.execPath, [resolve("build/server/index.js")], {
    cwd: folder,
    env: ENVIRONMENT,
    encoding: "utf8",
  });
  expect([status, stderr.trim().split("\n")]).toEqual([1, [expect.stringContaining(words)]]);
});
