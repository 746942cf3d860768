import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createClient } from "../../support/client";

import {
  type Handler,
  dropConnection,
  sendHtml,
  sendJson,
  startHttpServer,
} from "../../support/http-server";
import { openPage } from "../../support/page";

let handle: Handler = dropConnection;
let requests = 0;
const issuer = await startHttpServer((request, response) => {
  requests += 1;
  handle(request, response);
});
Object.assign(process.env, {
  GOOGLE_ISSUER: issuer,
  GOOGLE_CLIENT_ID: "a-client",
  GOOGLE_CLIENT_SECRET: "a-secret",
});

let sentBytes = 0;
/** As much as the other side reads. */
const sendWithoutEnd: Handler = (_, response) => {
  const chunk = Buffer.alloc(64 * 1024, " ");
  const write = () => {
    if (response.destroyed) return;
    sentBytes += chunk.byteLength;
    response.write(chunk, () => setImmediate(write));
  };
  response.writeHead(200, { "Content-Type": "application/json" });
  write();
};

beforeEach(() => {
  requests = 0;
  // Past the moment for which a failure is remembered. The clock then stands still.
  vi.setSystemTime(Date.now() + 3000);
});
afterAll(() => void vi.useRealTimers());

test.each<[string, Handler]>([
  ["is down", dropConnection],
  ["answers HTML", sendHtml],
  ["answers 500", sendJson(500, {})],
  ["answers for another issuer", sendJson(200, { issuer: "https://issuer.example.org" })],
  ["has no page to sign in on", sendJson(200, { issuer })],
  ["answers without end", sendWithoutEnd],
  // Until the server gives up.
  ["doesn't answer", () => undefined],
])("a provider that %s: back with a message", async (_, answer) => {
  handle = answer;
  const client = await createClient();
  const start = await client.post("/social-sign-in", { provider: "google", returnTo: "/register" });
  const response = await client.get(start.headers.get("Location") ?? "");
  expect(response.headers.get("Location")).toBe("/register");
  expect(client.cookies.has("social-sign-in")).toBe(false);
  expect((await openPage(client, "/register")).toasts).toEqual([
    expect.stringContaining("Google didn’t answer as expected, and nothing was changed."),
  ]);
});

test("of an answer without end only the beginning is read", () => {
  expect(sentBytes).toBeGreaterThan(256 * 1024);
  expect(sentBytes).toBeLessThan(8 * 1024 * 1024);
});

test("many at once ask it once", async () => {
  handle = sendHtml;
  const clients = await Promise.all(Array.from({ length: 10 }, () => createClient()));
  await Promise.all(
    clients.map((client) =>
      client.post("/social-sign-in", { provider: "google", returnTo: "/login" }),
    ),
  );
  await Promise.all(clients.map((client) => client.get("/social-sign-in/google")));
  expect(requests).toBe(1);
});

test("the provider that isn't set up says so", async () => {
  const client = await createClient();
  const fields = { provider: "linkedin", returnTo: "/login" };
  expect((await client.post("/social-sign-in", fields)).headers.get("Location")).toBe("/login");
  expect((await openPage(client, "/login")).toasts).toEqual([
    expect.stringContaining("LinkedIn sign-in is not set up on this server"),
  ]);
});
