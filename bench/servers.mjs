import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const started = [];

/** Starts a server on a free port and waits until it answers. */
export async function startServer(command, path = "/healthz") {
  const dataDir = mkdtempSync(join(tmpdir(), "pathlight-bench-"));
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn(process.execPath, command, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      PORT: String(port),
      TRUST_PROXY: "1",
      LOG_LEVEL: "info",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const server = { child, port, dataDir, origin: `http://localhost:${port}`, startMs: 0 };
  started.push(server);
  while (!(await isUp(server.origin + path))) {
    if (child.exitCode !== null) throw new Error(`${command.join(" ")} ended`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  server.startMs = performance.now() - startedAt;
  return server;
}

/** Runs a script with a data folder of its own; returns what it prints. */
export async function runScript(path) {
  const dataDir = mkdtempSync(join(tmpdir(), "pathlight-bench-"));
  const env = {
    ...process.env,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    LOG_LEVEL: "silent",
  };
  try {
    return (await promisify(execFile)(process.execPath, [path], { env })).stdout;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Resident memory in MB. */
export function readMemory({ child }) {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Processor time used so far, in ms. */
export function readProcessorTime({ child }) {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export async function stopServers() {
  await Promise.all(
    started.splice(0).map(async ({ child, dataDir }) => {
      const exited = child.exitCode === null ? once(child, "exit") : undefined;
      child.kill("SIGTERM");
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    }),
  );
}

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, async () => {
    await stopServers();
    process.exit(1);
  });

async function isUp(url) {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function findFreePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
