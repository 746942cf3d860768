import { readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { choosePort } from "../support/choose-port";
import { createTempFolder, spawnNpm } from "../support/server-process";

const { PW_CHROMIUM = "", HOME = "" } = process.env;
const EDITED_FILE = "app/data/about.ts";
const LINE =
  '{"questionId":"slow-join-query","answer":"I read the plan, then add an index.","seconds":null}';

/** Runs a command as the README has it, with some input; returns what it wrote once it has ended well. */
async function run(command: string, env: Record<string, string> = {}, input = ""): Promise<string> {
  const { child, exited } = spawnNpm(command.split(" "), { HOME, PW_CHROMIUM, ...env });
  child.stdin.end(input);
  const { code, output } = await exited;
  expect([code, output]).toEqual([0, expect.any(String)]);
  return output;
}

const seedDemo = (DATA_DIR: string) => run("run seed:demo", { DATA_DIR });

/** Returns the file of the backup. */
async function backUp(): Promise<string> {
  const DATA_DIR = createTempFolder();
  await seedDemo(DATA_DIR);
  const file = join(createTempFolder(), "pathlight.backup");
  expect(await run(`run backup -- ${file}`, { DATA_DIR })).toContain("Backed up.");
  return file;
}

const RUNS: Record<string, () => Promise<void>> = {
  "seed:demo": async () => {
    expect(await seedDemo(createTempFolder())).toContain("Demo user added. Sign in as ");
  },
  "admin:grant": async () => {
    const DATA_DIR = createTempFolder();
    const [, email] = /Sign in as (\S+)/.exec(await seedDemo(DATA_DIR)) ?? [];
    const output = await run(`run admin:grant -- ${email}`, { DATA_DIR });
    expect(output).toContain(`${email} is an operator now`);
  },
  backup: async () => {
    await backUp();
  },
  restore: async () => {
    const output = await run(`run restore -- ${await backUp()}`, { DATA_DIR: createTempFolder() });
    expect(output).toContain("Restored the backup");
  },
  "clock:confirm": async () => {
    const DATA_DIR = createTempFolder();
    await seedDemo(DATA_DIR);
    expect(await run("run clock:confirm", { DATA_DIR })).toContain("The time is confirmed: ");
  },
  "coach:score": async () => {
    const output = await run("run --silent coach:score", {}, `${LINE}\n${LINE}\n`);
    const scores = output.trim().split("\n");
    expect(scores.map((line): unknown => JSON.parse(line))).toMatchObject([
      { score: expect.any(Number) },
      { score: expect.any(Number) },
    ]);
  },
  screenshots: async () => {
    const folder = createTempFolder();
    const PORT = choosePort();
    await run(`run screenshots -- ${folder} /about`, { PORT });
    expect(readdirSync(folder).toSorted()).toEqual(
      ["1440", "390", "820"].flatMap((width) =>
        ["dark", "light"].map((theme) => `about-${width}-${theme}.png`),
      ),
    );
  },
  bench: async () => {
    const file = join(createTempFolder(), "results.jsonl");
    expect(await run(`run bench -- 1 ${file}`)).toContain("public pages, 50 connections");
    expect(JSON.parse(readFileSync(file, "utf8"))).toHaveProperty("anonymous.pathlight");
  },
  dev: async () => {
    const server = spawnNpm(["run", "dev"], { DATA_DIR: createTempFolder(), PORT: "0" });
    const page = `${await server.address()}/about`;
    const read = async () => (await fetch(page)).text();
    const source = readFileSync(EDITED_FILE, "utf8");
    const { atime, mtime } = statSync(EDITED_FILE);
    expect((await read()).includes("more than empty praise")).toBe(true);
    try {
      writeFileSync(
        EDITED_FILE,
        source.replace("more than empty praise", "more than an edited text"),
      );
      await expect.poll(async () => (await read()).includes("an edited text")).toBe(true);
    } finally {
      // As before, also for the check whether the build is newer.
      writeFileSync(EDITED_FILE, source);
      utimesSync(EDITED_FILE, atime, mtime);
    }
    server.child.kill("SIGTERM");
    await server.exited;
  },
  start: async () => {
    const server = spawnNpm(["start"], { DATA_DIR: createTempFolder(), PORT: "0" });
    expect((await fetch(await server.address())).status).toBe(200);
    server.child.kill("SIGTERM");
    expect((await server.exited).code).toBe(0);
  },
};

test("each command of the README is run here, or by npm test", () => {
  const readme = readFileSync("README.md", "utf8");
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
  const documented = Object.keys(scripts).filter((name) =>
    new RegExp(`npm (run (--silent )?)?${name}(?![\\w:])|\`${name}\``).test(readme),
  );
  const isLeftOut = (name: string) => ["build", "test"].includes(name) || name.startsWith("test:");
  expect(documented.filter((name) => !isLeftOut(name)).toSorted()).toEqual(
    Object.keys(RUNS).toSorted(),
  );
});

test.each(Object.entries(RUNS))("%s", (_, runCommand) => runCommand());

test("a bench that is stopped ends its servers", async () => {
  const TMPDIR = createTempFolder();
  const npm = spawnNpm(["run", "bench"], { TMPDIR });
  const countFolders = () =>
    readdirSync(TMPDIR).filter((name) => name.startsWith("pathlight-bench-")).length;
  // One is the bench's own, another is its first server's.
  await expect.poll(countFolders, { timeout: 60_000 }).toBeGreaterThan(1);
  npm.child.kill("SIGTERM");
  // Once nothing has its output open any more.
  expect((await npm.exited).code).toBe(1);
  expect(countFolders()).toBe(1);
});
