// Whether the time of an answer tells if an account exists: Welch's t over interleaved requests for addresses with
// and without an account, to a server of its own on loopback. |t| < 3 means it does not tell.
// Usage: node bench/sign-in-timing.mjs [tries per side, default 1000]   (after `npm run build`)
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3";

const PASSWORD = "violin-tractor-moss";
const tries = Number(process.argv[2] ?? 1000);
const dataDir = mkdtempSync(join(tmpdir(), "pathlight-timing-"));
const server = spawn(process.execPath, ["build/server/index.js"], {
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    DATABASE_URL: "",
    PORT: "0",
    TRUST_PROXY: "1",
    LOG_LEVEL: "info",
  },
  stdio: ["ignore", "pipe", "inherit"],
});
const origin = await readOrigin(server);
let addressCount = 0;

try {
  await createAccounts();
  await compare("login, wrong password", (email) =>
    post("/login", { email, password: "wrong-guess" }),
  );
  await compare("forgot password", (email) => post("/forgot-password", { email }));
  // Both say by their status whether an address is taken, but only once everything else is right.
  await compare("register, refused password", (email) => register(email, "password123"));
  const cookie = await signIn();
  await compare("email change, wrong password", async (email) => {
    resetLimits();
    await post("/settings/account", { intent: "email", email, password: "wrong-guess" }, cookie);
  });
} finally {
  server.kill("SIGTERM");
  await once(server, "exit");
  rmSync(dataDir, { recursive: true, force: true });
}

function register(email, password) {
  const person = { firstName: "Maya", lastName: "Okafor", email, terms: "on" };
  return post("/register", { ...person, password, confirmPassword: password });
}

/** The cookies of a session of an account of its own. */
async function signIn() {
  const email = "member@example.com";
  await register(email, PASSWORD);
  const headers = await post("/login", { email, password: PASSWORD });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** A thousand wrong passwords of one account would be limited. */
function resetLimits() {
  const database = new SQLite(join(dataDir, "limits.db"));
  for (const { name } of database
    .prepare("select name from sqlite_master where type = 'table'")
    .all())
    database.exec(`delete from "${name}"`);
  database.close();
}

/** Registers one account and copies it: a thousand password hashes would take a minute. */
async function createAccounts() {
  await register("known.0@example.com", PASSWORD);
  const database = new SQLite(join(dataDir, "pathlight.db"));
  const account = database.prepare("select * from users").get();
  const columns = Object.keys(account);
  const insert = database.prepare(
    `insert into users (${columns.join(", ")}) values (${columns.map((name) => `@${name}`).join(", ")})`,
  );
  for (let index = 1; index < tries; index += 1)
    insert.run({ ...account, id: crypto.randomUUID(), email: `known.${index}@example.com` });
  database.close();
}

async function compare(name, request) {
  for (let warmUp = 0; warmUp < 20; warmUp += 1) await request(`warm.${warmUp}@example.com`);
  const times = { known: [], other: [] };
  for (let index = 0; index < tries; index += 1) {
    const sides = Math.random() < 0.5 ? ["known", "other"] : ["other", "known"];
    for (const side of sides) {
      const startedAt = performance.now();
      await request(`${side}.${index}@example.com`);
      times[side].push(performance.now() - startedAt);
    }
  }
  const trimmed = { known: trim(times.known), other: trim(times.other) };
  console.log(
    `${name}: ${mean(times.known).toFixed(2)} ms with an account, ${mean(times.other).toFixed(2)} ms without, t ${welch(times).toFixed(2)}, trimmed t ${welch(trimmed).toFixed(2)}`,
  );
}

async function post(path, fields, cookie) {
  addressCount += 1;
  const address = `10.${addressCount >> 16}.${(addressCount >> 8) & 255}.${addressCount & 255}`;
  const response = await fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, "X-Forwarded-For": address, ...(cookie ? { Cookie: cookie } : {}) },
    body: new URLSearchParams(fields),
  });
  await response.arrayBuffer();
  if (response.status === 429) throw new Error(`${path} was limited`);
  if (cookie && response.status !== 400) throw new Error(`${path} answered ${response.status}`);
  return response.headers;
}

function welch({ known, other }) {
  return (
    (mean(known) - mean(other)) /
    Math.sqrt(variance(known) / known.length + variance(other) / other.length)
  );
}

/** Without the slowest tenth, where the machine's other work shows. */
function trim(values) {
  return values.toSorted((a, b) => a - b).slice(0, Math.floor(values.length * 0.9));
}

function mean(values) {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values) {
  const center = mean(values);
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1);
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
