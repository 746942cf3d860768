import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const DAY_IN_MS = 24 * 60 * 60 * 1000;
const PORT_FROM = 47_000;

/** Makes Date run a day ahead more with each signal SIGUSR2. */
const SOURCE = `
  let offset = 0;
  process.on("SIGUSR2", () => { offset += ${DAY_IN_MS}; });
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...values) {
      if (values.length > 0) super(...values);
      else super(RealDate.now() + offset);
    }
    static now() { return RealDate.now() + offset; }
  };`;
const START = `const { start } = await import(${JSON.stringify(new URL("../../build/server/index.js", import.meta.url).href)}); start();`;

const toUrl = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

/** A server of its own, whose clock goes on by a day at a time. */
export async function startServerWithClock(workerIndex: number) {
  const folder = mkdtempSync(join(tmpdir(), "pathlight-clock-"));
  const port = PORT_FROM + workerIndex;
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ["--import", toUrl(SOURCE), "--input-type=module", "--eval", START],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: folder,
        LOG_LEVEL: "silent",
      },
      stdio: "ignore",
    },
  );
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await pause(100);
  return {
    origin,
    async passDay() {
      child.kill("SIGUSR2");
      await pause(50);
    },
    stop() {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
