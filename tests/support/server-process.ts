import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { VARIABLES } from "../../app/platform/env-schema.server";
import { getDatabaseUrl, isOnPostgres } from "./postgres-sync";

/** A developer's .env is not for the tests: what is set, even to nothing, isn't read from there. */
const NO_SETTINGS = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, ""]));

const runningProcesses = new Set<ChildProcess>();
const folders: string[] = [];
const groups: number[] = [];

afterAll(() => {
  for (const pid of groups) endGroup(pid);
  for (const child of runningProcesses) child.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A temporary folder, removed afterward. */
export function createTempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "pathlight-server-"));
  folders.push(folder);
  return folder;
}

export interface Exit {
  code: number | null;
  output: string;
}

/** The built server as a separate process, with only `env` in its environment. */
export function spawnServer(env: Record<string, string>, command = ["build/server/index.js"]) {
  return watch(
    spawn(process.execPath, command, {
      env: {
        ...NO_SETTINGS,
        PATH: process.env.PATH,
        NODE_ENV: "production",
        PORT: "0",
        ...(isOnPostgres && env.DATA_DIR && { DATABASE_URL: getDatabaseUrl(env.DATA_DIR) }),
        ...env,
      },
    }),
  );
}

/** An npm command as a person types it, with only `env` in its environment. */
export function spawnNpm(args: readonly string[], env: Record<string, string>, cwd = ".") {
  // In a process group of its own, so that nothing it starts outlives the tests.
  const environment: Record<string, string | undefined> = {
    ...NO_SETTINGS,
    PATH: process.env.PATH,
    ...env,
  };
  const options = { cwd, detached: true, env: environment as NodeJS.ProcessEnv };
  const child = spawn("npm", args, options);
  if (child.pid) groups.push(child.pid);
  return watch(child);
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // All of it has ended.
  }
}

function watch(child: ChildProcessWithoutNullStreams) {
  runningProcesses.add(child);
  let output = "";
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
      for (const listener of listeners) listener();
    });
  }
  const exited = new Promise<Exit>((resolve) => {
    child.on("close", (code) => {
      runningProcesses.delete(child);
      resolve({ code, output });
    });
  });
  /** Its address, once it listens. */
  const waitForAddress = () =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (port) resolve(`http://localhost:${port}`);
      };
      listeners.add(check);
      check();
      void exited.then(() => reject(new Error(`the server ended: ${output}`)));
    });
  /** Resolves once as many lines of its output match. */
  const waitForLines = (count: number, pattern: RegExp) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (output.split("\n").filter((line) => pattern.test(line)).length >= count) resolve();
      };
      listeners.add(check);
      check();
    });
  return { child, address: waitForAddress, lines: waitForLines, exited };
}
