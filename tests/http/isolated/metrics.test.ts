import { expect, test } from "vitest";
import { createTempFolder, spawnServer } from "../../support/server-process";

const METRICS_TOKEN = "a-token-for-prometheus";
const VALUE = /^([\w]+(?:\{[^}]*\})?) (\S+)$/;

/** Each metric's value by its name and labels. */
function readValues(text: string): Record<string, number> {
  const lines = text.split("\n").flatMap((line) => [VALUE.exec(line)?.slice(1) ?? []]);
  return Object.fromEntries(lines.map(([name = "", value]) => [name, Number(value)]));
}

test("whoever has the token reads how many requests there were, stored pages too", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder(), METRICS_TOKEN });
  const origin = await server.address();
  const read = () =>
    fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  await read();
  const before = readValues(await (await read()).text());
  for (const path of ["/about", "/about", "/healthz", "/nowhere", "/profile"])
    await (await fetch(origin + path, { redirect: "manual" })).text();
  const response = await read();
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toContain("text/plain");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const after = readValues(await response.text());
  const count = (method: string, status: number) => {
    const name = `http_request_duration_seconds_count{method="${method}",status="${status}"}`;
    return (after[name] ?? 0) - (before[name] ?? 0);
  };
  // The reading of `before` was counted after it had been read.
  expect({ 200: count("GET", 200), 302: count("GET", 302), 404: count("GET", 404) }).toEqual({
    200: 4,
    302: 1,
    404: 1,
  });
  expect(after).toMatchObject({
    pathlight_mail_unsent: 0,
    pathlight_jobs_due: 0,
    process_resident_memory_bytes: expect.any(Number),
  });
  expect(after.pathlight_page_cache_bytes).toBeGreaterThan(0);
});

test("emails that wait are counted", async () => {
  const server = spawnServer({
    DATA_DIR: createTempFolder(),
    METRICS_TOKEN,
    // Nobody listens there.
    SMTP_URL: "smtp://localhost:9",
  });
  const origin = await server.address();
  const person = { name: "Maya", email: "maya@example.com", password: "violin-tractor-moss" };
  const registration = await fetch(`${origin}/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...person, userType: "standard" }),
  });
  expect(registration.status).toBe(201);
  const response = await fetch(`${origin}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(readValues(await response.text()).pathlight_mail_unsent).toBe(1);
});

test("without the right token: 401 and no metrics", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder(), METRICS_TOKEN });
  const origin = await server.address();
  const others = [
    "",
    "Bearer",
    "Bearer wrong",
    `Basic ${METRICS_TOKEN}`,
    `Bearer ${METRICS_TOKEN}x`,
  ];
  for (const Authorization of others) {
    const response = await fetch(`${origin}/metrics`, { headers: { Authorization } });
    expect([response.status, response.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
    expect(await response.text()).not.toContain("http_request");
  }
});

test("without a token in the environment, the address has no page", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder() });
  const origin = await server.address();
  for (const Authorization of ["", "Bearer ", "Bearer undefined"]) {
    const response = await fetch(`${origin}/metrics`, { headers: { Authorization } });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Pathlight");
  }
});
