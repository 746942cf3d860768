// Compares Pathlight with a bare node:http server that sends the same bytes and with the same build under stock
// remix-serve, in turns in one run, so that a busy machine slows all of them. Prints the ratios and appends the run to
// bench/results/results.jsonl.
// Usage: npm run bench [-- seconds for each measurement, default 5 [a file for the run]]   (after `npm run build`)
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { cpus, loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { measureAnswers } from "./answers.mjs";
import { measureGrowth } from "./growth.mjs";
import { load } from "./load.mjs";
import { measureLogins } from "./logins.mjs";
import { createPerson } from "./people.mjs";
import { readMemory, readProcessorTime, runScript, startServer, stopServers } from "./servers.mjs";

const ROUNDS = 3;
const seconds = Number(process.argv[2] ?? 5);
const resultsFile = process.argv[3] ?? "bench/results/results.jsonl";
const folder = mkdtempSync(join(tmpdir(), "pathlight-bench-"));
const result = { date: new Date().toISOString(), node: process.version, cpus: cpus().length };
// A busy machine: only the ratios of this run mean something.
result.otherLoad = loadavg()[0];

try {
  const pathlight = await startServer(["build/server/index.js"]);
  result.start = { ms: pathlight.startMs, idleMB: readMemory(pathlight) };
  const paths = await listPages(pathlight.origin);
  const bare = await startBareServer(pathlight.origin, paths);
  const stock = await startServer(
    ["node_modules/.bin/remix-serve", "build/server/index.js"],
    "/about",
  );
  const servers = { bare, stock, pathlight };
  result.pages = paths.length;
  result.anonymous = await compare(servers, paths);
  result.anonymous.memoryMB = readMemory(pathlight);
  const people = { stock: await createPerson(stock), pathlight: await createPerson(pathlight) };
  result.profile = await compare({ stock, pathlight }, ["/profile"], people);
  result.react = JSON.parse(await runScript("bench/react-alone.mjs"));
  result.logins = await measureLogins(pathlight, seconds);
  result.answers = {
    stock: await measureAnswers(stock, seconds),
    pathlight: await measureAnswers(pathlight, seconds),
  };
  result.growth = await measureGrowth(await startServer(["build/server/index.js"]));
  report(result);
  mkdirSync(dirname(resultsFile), { recursive: true });
  appendFileSync(resultsFile, `${JSON.stringify(result, round)}\n`);
} finally {
  await stopServers();
  rmSync(folder, { recursive: true, force: true });
}

/** The public pages, with a few of the many occupations. */
async function listPages(origin) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname);
  return [...all.filter((path) => !isOccupation(path)), ...all.filter(isOccupation).slice(0, 20)];
}

async function startBareServer(origin, paths) {
  const pages = [];
  for (const path of paths) {
    const response = await fetch(origin + path, { headers: { "Accept-Encoding": "identity" } });
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
    pages.push({ path, ...(await readRaw(origin + path)) });
  }
  const file = join(folder, "pages.json");
  writeFileSync(file, JSON.stringify(pages));
  return startServer(["bench/bare-server.mjs", file], paths[0]);
}

/** The response as it is sent, compressed. */
async function readRaw(url) {
  const response = await new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "gzip, deflate, br" } }, resolve).on("error", reject);
  });
  const body = Buffer.concat(await response.toArray());
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(
      ([name]) => !["date", "connection", "keep-alive"].includes(name),
    ),
  );
  return { headers, body: body.toString("base64") };
}

/** Measures the servers in turns, several times; of each server, the best round but the first counts. */
async function compare(servers, paths, people = {}) {
  const best = {};
  for (let count = 0; count <= ROUNDS; count += 1)
    for (const [name, server] of Object.entries(servers)) {
      const { port } = server;
      const headers = people[name] ? { Cookie: people[name].cookie } : {};
      const before = readProcessorTime(server);
      const measured = await load({ port, paths, seconds: seconds / ROUNDS, headers });
      // Where the clients are at their limit, two servers send equally many pages.
      measured.processorTime = (readProcessorTime(server) - before) / measured.statuses[200];
      const wrong = Object.keys(measured.statuses).filter((status) => status !== "200");
      if (wrong.length > 0) throw new Error(`${name} answered ${wrong}`);
      // The first round compiles code and stores pages; stock has rendered far more of them by then.
      if (count === 0) continue;
      if (!(best[name]?.perSecond > measured.perSecond)) best[name] = measured;
    }
  return best;
}

function round(_, value) {
  return typeof value === "number" ? Number(value.toPrecision(4)) : value;
}

function report({ otherLoad, start, pages, anonymous, profile, react, answers, logins, growth }) {
  console.log(
    `load of the machine before the run: ${otherLoad.toFixed(1)} on ${cpus().length} processors`,
  );
  console.log(`start: first answer after ${start.ms.toFixed(0)} ms, ${start.idleMB.toFixed(0)} MB`);
  console.log(`${pages} public pages, 50 connections:`);
  for (const name of ["bare", "stock", "pathlight"]) line(name, anonymous[name]);
  console.log(
    `  ${ratio(anonymous.pathlight, anonymous.bare)} × bare, ${ratio(anonymous.pathlight, anonymous.stock)} × stock, ${anonymous.memoryMB.toFixed(0)} MB with every page stored`,
  );
  console.log("/profile, signed in, 50 connections:");
  for (const name of ["stock", "pathlight"]) line(name, profile[name]);
  console.log(`  ${ratio(profile.pathlight, profile.stock)} × stock`);
  for (const [name, { request, react: alone, ratio: share }] of Object.entries(react))
    console.log(
      `${name} page: ${request.toFixed(1)} ms of processor time, ${share.toFixed(2)} × React alone (${alone.toFixed(1)} ms)`,
    );
  console.log("answers sent for review beside page loads:");
  for (const [name, { perSecond, pages: times }] of Object.entries(answers))
    console.log(
      `  ${name.padEnd(10)} ${perSecond.toFixed(1).padStart(7)}/s  pages p50 ${times.p50.toFixed(1)} ms, p99 ${times.p99.toFixed(0)} ms`,
    );
  console.log(`  ${ratio(answers.pathlight, answers.stock)} × stock`);
  console.log(
    `logins beside page loads: ${logins.loginRate.toFixed(0)}/s of ${logins.rawRate.toFixed(0)} hashes/s (${(logins.loginRate / logins.rawRate).toFixed(2)}), pages p99 ${logins.pages.p99.toFixed(0)} ms, ${JSON.stringify(logins.statuses)}`,
  );
  for (const [name, { totals, costs, exponent }] of Object.entries(growth))
    console.log(
      `/profile by ${name}: ${totals.map((total, index) => `${total}: ${costs[index].toFixed(1)} ms`).join(", ")}; exponent ${exponent.toFixed(3)}`,
    );
}

function isOccupation(path) {
  return path.startsWith("/occupations/");
}

function line(name, { perSecond, p50, p99, bytes, processorTime }) {
  console.log(
    `  ${name.padEnd(10)} ${perSecond.toFixed(0).padStart(7)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms  ${bytes.toFixed(0)} bytes  ${(processorTime * 1000).toFixed(0)} µs of processor time each`,
  );
}

function ratio(one, other) {
  return (one.perSecond / other.perSecond).toFixed(2);
}
