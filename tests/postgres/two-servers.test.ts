import { basename } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { execute, select } from "../support/database";
import { startMailServer } from "../support/mail-server";
import { getDatabaseUrl } from "../support/postgres-sync";
import { createTempFolder, spawnServer } from "../support/server-process";

/** Its name is the database's. */
const database = createTempFolder();
const MENTOR = "/mentors/yuki-tanabe";
let processes: ReturnType<typeof spawnServer>[] = [];
let servers: string[] = [];
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mailServer = await startMailServer();
  const start = () =>
    spawnServer({
      DATABASE_URL: getDatabaseUrl(database),
      DATA_DIR: createTempFolder(),
      SESSION_SECRET: "the-same-on-both-servers",
      SMTP_URL: mailServer.url,
    });
  // Both find an empty database: one migrates, the other waits.
  processes = [start(), start()];
  servers = await Promise.all(processes.map((server) => server.address()));
});

function post(server: number, path: string, fields: Record<string, string>): Promise<Response> {
  const origin = servers[server % servers.length] ?? "";
  return fetch(origin + path, {
    method: "POST",
    headers: { Origin: origin },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

async function listFreeTimes(): Promise<string[]> {
  const page = await (await fetch((servers[0] ?? "") + MENTOR)).text();
  return [...page.matchAll(/value="(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g)].map(([, time = ""]) => time);
}

test(`two servers that start at once on ${basename(database)} migrate it once`, () => {
  const names = select("select name from kysely_migration", [], database).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test("one time is booked once, asked of both at the same moment", async () => {
  const [slot = ""] = await listFreeTimes();
  const responses = await Promise.all(
    Array.from({ length: 14 }, (_, index) =>
      post(index, MENTOR, { intent: "request", slot, agenda: "The one hour" }),
    ),
  );
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([302, ...Array.from({ length: 13 }, () => 409)]);
  expect(select("select id from mentor_sessions", [], database)).toHaveLength(1);
});

const listReplies = () =>
  select("select kind from mentor_session_events where actor = 'mentor'", [], database);

test("a job is run once, by either server", async () => {
  execute(
    "update jobs set due_at = '2020-01-01T00:00:00.000Z' where kind = 'mentor-session-sample-reply'",
    [],
    database,
  );
  await expect.poll(listReplies, { timeout: 20_000 }).toHaveLength(1);
});

test("a session of one server is one of the other, and its limits are the other's", async () => {
  const person = { email: "maya@example.com", password: "violin-tractor-moss" };
  const call = (server: number, path: string, body: object) =>
    fetch(`${servers[server % 2]}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const registration = { ...person, name: "Maya Okafor", userType: "standard" };
  const registered = await Promise.all([
    call(0, "/auth/register", registration),
    call(1, "/auth/register", registration),
  ]);
  expect(registered.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { token } = (await (await call(0, "/auth/login", person)).json()) as { token: string };
  const profile = await fetch(`${servers[1]}/auth/profile`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(profile.status).toBe(200);
  const guesses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1)
    guesses.push((await call(guess, "/auth/login", { ...person, password: "wrong" })).status);
  expect(guesses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
  expect(guesses.at(-1)).toBe(429);
});

const countManyMails = () => mailServer.mails.filter(({ subject }) => subject === "Many").length;

test("an email is sent once, by either server", async () => {
  for (let count = 0; count < 20; count += 1)
    execute(
      "insert into mail_outbox (id, owner_id, recipient, subject, text, html, created_at, due_at) values (?, 'x', 'x@example.com', 'Many', 'x', 'x', '2026-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z')",
      [`mail-${count}`],
      database,
    );
  await expect.poll(countManyMails, { timeout: 20_000 }).toBe(20);
});

// A server that stops finishes what it has begun.
test("nothing was done twice once both have stopped", async () => {
  for (const { child } of processes) child.kill("SIGTERM");
  const ends = await Promise.all(processes.map(({ exited }) => exited));
  expect(ends.map(({ code }) => code)).toEqual([0, 0]);
  expect(listReplies()).toHaveLength(1);
  expect(countManyMails()).toBe(20);
});
