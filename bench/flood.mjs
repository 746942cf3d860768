// How long other people's pages take while 20 clients do one thing as fast as they can, to a server of its own on
// loopback. The clients run in a process of their own (flood-clients.mjs), and the pages are measured here, one request
// after the other, in turns with those of a bare server that sends the same bytes beside the same flood: what that one
// takes is the machine's part of the time. The clients also measure Pathlight from among their own requests.
// Usage: node bench/flood.mjs [seconds of each flood, default 10] [kinds of floods, default all]   (after `npm run build`)
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createClient } from "./client.mjs";
import { createPerson } from "./people.mjs";
import { readMemory, readProcessorTime, startServer, stopServers } from "./servers.mjs";

/** Texts of full length, forms with mistakes, addresses that no page has, long queries, made-up hosts, wrong passwords. */
const KINDS = ["texts", "forms", "addresses", "queries", "hosts", "sign-ins"];
/** The first two come from the cache; the last are rendered for one person. */
const PAGES = ["/about", "/interview", "/interview/history", "/profile"];
const GOAL_IN_MS = 50;
const floodMs = Number(process.argv[2] ?? 10) * 1000;
const kinds = process.argv.length > 3 ? process.argv.slice(3) : KINDS;
const folder = mkdtempSync(join(tmpdir(), "pathlight-flood-"));

try {
  for (const kind of kinds) await measureFlood(kind);
} finally {
  await stopServers();
  rmSync(folder, { recursive: true, force: true });
}

async function measureFlood(kind) {
  const pathlight = await startServer(["build/server/index.js"]);
  const { cookie } = await createPerson(pathlight);
  const pages = await copyPages(pathlight, cookie);
  const bare = await startServer(["bench/bare-server.mjs", pages], PAGES[0]);
  const servers = { pathlight: createClient(pathlight.port), bare: createClient(bare.port) };
  await measure(servers, cookie, 2000);
  const idle = await measure(servers, cookie, floodMs / 2);
  const clients = fork(new URL("flood-clients.mjs", import.meta.url), [
    kind,
    String(pathlight.port),
  ]);
  await once(clients, "message");
  const usedBefore = readProcessorTime(pathlight);
  const flooded = await measure(servers, cookie, floodMs);
  const used = (readProcessorTime(pathlight) - usedBefore) / floodMs;
  clients.send("stop");
  const [{ statuses, times }] = await once(clients, "message");
  console.log(`\n${kind}: ${statuses.map(([status, count]) => `${count} × ${status}`).join(", ")}`);
  report("idle", idle);
  report("flooded", flooded);
  console.log(`  measured among the clients: ${format(times)}`);
  console.log(
    `  Pathlight used ${used.toFixed(2)} processors, ${readMemory(pathlight).toFixed(0)} MB`,
  );
  const p99 = p(flooded.pathlight, 99);
  console.log(
    `  p99 during the flood: ${p99.toFixed(1)} ms (goal ${GOAL_IN_MS} ms), of a bare server ${p(flooded.bare, 99).toFixed(1)} ms`,
  );
  for (const client of Object.values(servers)) client.close();
  await stopServers();
}

/** A file with the pages as Pathlight sends them, for the bare server. */
async function copyPages({ port }, Cookie) {
  const client = createClient(port);
  const pages = [];
  for (const path of PAGES) {
    const { status, headers, body } = await client.send("GET", path, { Cookie });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    for (const name of ["date", "connection", "keep-alive", "set-cookie"]) delete headers[name];
    pages.push({ path, headers, body: body.toString("base64") });
  }
  client.close();
  const file = join(folder, "pages.json");
  writeFileSync(file, JSON.stringify(pages));
  return file;
}

/** The milliseconds each page took, of each server in turns; `delay` is what this process was late itself. */
async function measure(servers, Cookie, duration) {
  const result = { pathlight: [], rendered: [], bare: [] };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const end = performance.now() + duration;
  for (let count = 0; performance.now() < end; count++) {
    const index = count % PAGES.length;
    const isRendered = index >= 2;
    // Each page is asked for by another person, as it is while one network floods the server.
    const headers = {
      "X-Forwarded-For": `10.100.${count % 250}.1`,
      ...(isRendered && { Cookie }),
    };
    for (const [name, client] of Object.entries(servers)) {
      const start = performance.now();
      const { status } = await client.send("GET", PAGES[index], headers);
      if (status !== 200) throw new Error(`${PAGES[index]} answered ${status}`);
      const time = performance.now() - start;
      result[name].push(time);
      if (isRendered && name === "pathlight") result.rendered.push(time);
    }
  }
  delay.disable();
  return { ...result, delay: delay.percentile(99) / 1e6 };
}

function report(name, { pathlight, rendered, bare, delay }) {
  console.log(`  ${name}, Pathlight: ${format(pathlight)}`);
  console.log(`  ${name}, of these rendered for one person: ${format(rendered)}`);
  console.log(`  ${name}, bare server: ${format(bare)}`);
  console.log(`  ${name}, the measuring process was late by ${delay.toFixed(1)} ms (p99)`);
}

function format(times) {
  const figures = [50, 95, 99].map((percent) => `p${percent} ${p(times, percent).toFixed(1)} ms`);
  return `${figures.join(", ")}, longest ${Math.max(...times).toFixed(0)} ms (${times.length} pages)`;
}

function p(times, percent) {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN;
}
