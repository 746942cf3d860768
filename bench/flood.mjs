// How long other people's pages take while 20 clients send answers of full length and postings as fast as they can, to
// a server of its own on loopback. Prints the percentiles of /about and /interview before and during the flood.
// Usage: node bench/flood.mjs [seconds of flood, default 10]   (after `npm run build`)
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const FLOOD_CLIENTS = 20;
const MAX_LENGTH = 49_000;
const PAGES = ["/about", "/interview"];
const floodMs = Number(process.argv[2] ?? 10) * 1000;
const dataDir = mkdtempSync(join(tmpdir(), "pathlight-flood-"));
const server = spawn(process.execPath, ["build/index.js"], {
  env: {
    ...process.env,
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    PORT: "0",
    TRUST_PROXY: "1",
    LOG_LEVEL: "info",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const origin = await readOrigin(server);

try {
  await measurePages(2000);
  const idle = await measurePages(floodMs / 2);
  const stop = new AbortController();
  const statuses = new Map();
  const floods = Array.from({ length: FLOOD_CLIENTS }, (_, index) =>
    flood(index, stop.signal, statuses),
  );
  const flooded = await measurePages(floodMs);
  stop.abort();
  await Promise.all(floods);
  report("idle", idle);
  report("flooded", flooded);
  console.log(
    `p99 during the flood: ${(p(flooded, 99) / p(idle, 99)).toFixed(1)} times the idle one`,
  );
  console.log(
    `flood: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`,
  );
} finally {
  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(dataDir, { recursive: true, force: true });
}

/** The milliseconds each page took, one request after the other. */
async function measurePages(duration) {
  const times = [];
  const end = performance.now() + duration;
  for (let count = 0; performance.now() < end; count++) {
    const start = performance.now();
    const response = await fetch(origin + PAGES[count % PAGES.length]);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`a page answered ${response.status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b);
}

/** A client with an address of its own that sends answers and postings in turns. */
async function flood(index, signal, statuses) {
  const address = `10.0.${index}.1`;
  const started = await post("/interview", { card: "databases", mode: "practice" }, address);
  const session = started.headers.get("Location");
  const cookie = started.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const page = await (
    await fetch(origin + session, { headers: { Cookie: cookie, "X-Forwarded-For": address } })
  ).text();
  const questionId = /name="questionId" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const text = "I checked the slow SQL query and measured its plan, and then I added an index. "
    .repeat(700)
    .slice(0, MAX_LENGTH);
  for (let attempt = 1; !signal.aborted; attempt++) {
    const response =
      attempt % 2 === 1
        ? await post(
            session,
            { intent: "answer", questionId, attempt: String(attempt), answer: text, code: "" },
            address,
            cookie,
          )
        : await post("/interview/tailored?from=posting", { intent: "read", text }, address);
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  }
}

function post(path, fields, address, cookie = "") {
  return fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, Cookie: cookie, "X-Forwarded-For": address },
    body: new URLSearchParams(fields),
  });
}

function p(sortedTimes, percent) {
  return sortedTimes[Math.ceil((sortedTimes.length * percent) / 100) - 1] ?? Number.NaN;
}

function report(name, times) {
  const figures = [50, 95, 99].map((percent) => `p${percent} ${p(times, percent).toFixed(0)} ms`);
  console.log(`${name}: ${figures.join(", ")} (${times.length} pages)`);
}

function readOrigin({ stdout }) {
  return new Promise((resolve) => {
    let output = "";
    stdout.on("data", (chunk) => {
      output += chunk;
      const port = /ready on http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
      if (output.length > 100_000) output = "";
    });
  });
}
