import { basename } from "node:path";
import { expect, test } from "vitest";
import { select } from "../support/database";
import { getDatabaseUrl, queryPostgres } from "../support/postgres-sync";
import { createTempFolder, spawnServer } from "../support/server-process";

const SERVER = process.env.TEST_POSTGRES_URL ?? "";

/** Ends every connection to a database, and lets none in until it is allowed again. */
function setAvailable(name: string, isAvailable: boolean): void {
  const run = (query: string) => queryPostgres(`${SERVER}/postgres`, query);
  run(`alter database "${name}" allow_connections ${isAvailable}`);
  if (!isAvailable)
    run(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
}

/** What is the same for everyone, in the page cache or not. */
const CONTENT = [
  ..."/about /blog /careers/technology /careers/technology/data-scientist /careers/finance".split(
    " ",
  ),
  ..."/occupations /occupations/15-2051.00 /occupations?q=nurse /learning /learning/leadership".split(
    " ",
  ),
  ..."/learning/leadership/clear-goals /resources /interview /interview/questions/slow-join-query".split(
    " ",
  ),
  ..."/how-scoring-works /privacy /terms /search /assessment/methods".split(" "),
];

const login = (origin: string) =>
  fetch(`${origin}/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: "nobody@example.com", password: "violin-tractor-moss" }),
  });
const contact = (origin: string) =>
  fetch(`${origin}/contact`, {
    method: "POST",
    headers: { Origin: origin },
    body: new URLSearchParams({
      name: "Maya Okafor",
      email: "maya@example.com",
      topic: "other",
      message: "Is anybody there?",
    }),
    redirect: "manual",
  });

test("while the database is away, people are told; once it is back, the server goes on", async () => {
  const folder = createTempFolder();
  const server = spawnServer({ DATA_DIR: folder, DATABASE_URL: getDatabaseUrl(folder) });
  const origin = await server.address();
  expect((await login(origin)).status).toBe(401);

  setAvailable(basename(folder), false);
  const call = await login(origin);
  expect([call.status, call.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect(await call.json()).toEqual({
    message: expect.stringContaining("database isn’t responding"),
  });
  const page = await contact(origin);
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect(await page.text()).toContain("try again in a minute");
  expect((await fetch(`${origin}/`)).status).toBe(200);
  for (const path of CONTENT)
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  const search = await fetch(`${origin}/search?q=nurse`);
  expect([search.status, await search.text()]).toEqual([
    200,
    expect.stringContaining("Mentors can’t be searched right now"),
  ]);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);

  setAvailable(basename(folder), true);
  await expect.poll(async () => (await login(origin)).status, { timeout: 15_000 }).toBe(401);
  expect((await contact(origin)).status).toBe(302);
  server.child.kill("SIGTERM");
  const { code, output } = await server.exited;
  expect(code).toBe(0);
  expect(output).not.toContain("postgres:postgres");
});

test("people can sign out while the database is away, and it is saved once it is back", async () => {
  const folder = createTempFolder();
  const server = spawnServer({ DATA_DIR: folder, DATABASE_URL: getDatabaseUrl(folder) });
  const origin = await server.address();
  const person = { email: "maya@example.com", password: "violin-tractor-moss" };
  const call = (method: string, path: string, body?: object, token = "") =>
    fetch(origin + path, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
  const post = (path: string, fields: Record<string, string>, cookie = "") =>
    fetch(origin + path, {
      method: "POST",
      headers: { Origin: origin, Cookie: cookie },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  await call("POST", "/auth/register", { ...person, name: "Maya" });
  const { token } = (await (await call("POST", "/auth/login", person)).json()) as { token: string };
  const cookies = (await post("/login", person)).headers.getSetCookie();
  const session = cookies.find((cookie) => cookie.startsWith("session="))?.split(";")[0] ?? "";
  const getProfile = async () =>
    (await fetch(`${origin}/profile`, { headers: { Cookie: session }, redirect: "manual" })).status;
  expect(await getProfile()).toBe(200);

  setAvailable(basename(folder), false);
  const signedOut = await post("/logout", {}, session);
  expect([signedOut.status, signedOut.headers.get("Location")]).toEqual([302, "/"]);
  expect(signedOut.headers.getSetCookie().join()).toContain("session=;");
  expect((await call("POST", "/auth/logout", undefined, token)).status).toBe(204);

  setAvailable(basename(folder), true);
  await expect.poll(getProfile, { timeout: 15_000 }).toBe(302);
  expect((await call("GET", "/auth/profile", undefined, token)).status).toBe(401);
  const listTokens = () => select("select token_hash from auth_tokens", [], folder);
  await expect.poll(listTokens, { timeout: 15_000 }).toEqual([]);
  server.child.kill("SIGTERM");
  expect((await server.exited).code).toBe(0);
});

test.each([
  ["postgres://maya:hunter2@127.0.0.1:9/pathlight", '"postgres://•••@127.0.0.1:9/pathlight"'],
  [`${SERVER.replace(":postgres@", ":hunter2@")}/postgres`, "password authentication failed"],
  [`${SERVER}/missing?password=hunter2`, "cannot be used"],
  ["postgres://maya:hunter2%@127.0.0.1/pathlight", "DATABASE_URL is •••, expected the address"],
  ["mysql://maya:hunter2@127.0.0.1/pathlight", "DATABASE_URL is •••, expected the address"],
])("%s: the start ends with one line that has no password", async (DATABASE_URL, message) => {
  const { code, output } = await spawnServer({ DATA_DIR: createTempFolder(), DATABASE_URL }).exited;
  expect([code, output.trim().split("\n")]).toEqual([1, [expect.stringContaining(message)]]);
  expect(output).not.toContain("hunter2");
});
