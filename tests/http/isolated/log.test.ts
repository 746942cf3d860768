import { once } from "node:events";
import { type IncomingMessage, get } from "node:http";
import { expect, test } from "vitest";
import { answerAt, changePerson, google } from "../../support/identity-providers";
import { createTempFolder, spawnServer } from "../../support/server-process";

test("each request has a line of its own, whatever its address", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder() });
  const { port, hostname } = new URL(await server.address());
  const paths = ["/about?token=1", "/about", '/no"where', "/readyz"];
  for (const path of paths) {
    const request = get({ port, hostname, path, headers: { "X-Request-Id": "id-of-a-proxy" } });
    const [response] = (await once(request, "response")) as [IncomingMessage];
    await once(response.resume(), "end");
  }
  server.child.kill("SIGTERM");
  const { output } = await server.exited;
  const lines = output
    .split("\n")
    .filter((line) => line.includes('"id"'))
    .map((line): unknown => JSON.parse(line));
  expect(lines).toEqual(
    ["/about", "/about", '/no"where', "/readyz"].map((path, index) => ({
      level: 30,
      time: expect.any(Number),
      id: "id-of-a-proxy",
      method: "GET",
      path,
      status: index === 2 ? 404 : 200,
      ms: expect.any(Number),
    })),
  );
});

test("no line is lost or torn where many come at once and one is long", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder() });
  const origin = await server.address();
  const paths = Array.from({ length: 300 }, (_, index) =>
    index === 150 ? `/${"long".repeat(3000)}` : `/no-such-page-${index}-${"x".repeat(200)}`,
  );
  await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(origin + path);
      await response.arrayBuffer();
    }),
  );
  server.child.kill("SIGTERM");
  const { output } = await server.exited;
  const logged = output
    .split("\n")
    .filter((line) => line.includes('"status":404'))
    .map((line) => (JSON.parse(line) as { path: string }).path);
  expect(logged.toSorted()).toEqual(paths.toSorted());
});

test("requests for data that no page makes leave no stack in the log", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder() });
  const origin = await server.address();
  const statuses: [string, number][] = [];
  for (const [method, path] of [
    ["GET", "/login?_data=root"],
    ["GET", "/?_data=nowhere"],
    ["GET", "/auth/profile?_data=routes/auth.profile"],
    ["POST", "/login?_data=routes/login"],
    ["GET", "/__manifest?version=1&p=/a"],
    ["GET", "/nowhere.data"],
    ["GET", "/%E0%A4%A.data"],
    ["GET", "/about.data?_routes=nowhere"],
    ["GET", "/settings/account.data"],
    ["GET", "/preferences.data"],
    ["POST", "/nowhere.data"],
    ["POST", "/about.data"],
    ["POST", "/login.data"],
    ["PUT", "/login.data"],
  ] as const) {
    const response = await fetch(origin + path, {
      method,
      headers: method === "POST" ? { Origin: origin } : {},
      body: method === "POST" ? new URLSearchParams({ email: "" }) : undefined,
    });
    statuses.push([`${method} ${path}`, response.status]);
  }
  server.child.kill("SIGTERM");
  const { output } = await server.exited;
  expect(statuses.filter(([, status]) => status >= 500)).toEqual([]);
  expect(output).toContain('"path":"/login"');
  expect(output).not.toContain("stack");
  expect(output).not.toContain('"level":50');
});

test("security events are logged with the account's id and no other personal data", async () => {
  const server = spawnServer({ DATA_DIR: createTempFolder() });
  const origin = await server.address();
  const person = {
    name: "Maya Okafor",
    email: "maya@example.com",
    password: "violin-tractor-moss",
  };
  const call = (method: string, path: string, body?: object, token = "") =>
    fetch(`${origin}/auth/${path}`, {
      method,
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: body && JSON.stringify(body),
    });
  await call("POST", "register", { ...person, userType: "standard" });
  for (let guess = 0; guess < 11; guess += 1)
    await call("POST", "login", { ...person, password: "wrong-guess" });
  await call("POST", "login", { email: "nobody@example.com", password: "wrong-guess" });
  server.child.kill("SIGTERM");
  const { output } = await server.exited;
  const events = output
    .split("\n")
    .filter((line) => line.includes('"security"'))
    .map((line): unknown => JSON.parse(line));
  const account: unknown = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(events).toEqual([
    expect.objectContaining({ security: "register", account }),
    ...Array.from({ length: 10 }, () =>
      expect.objectContaining({ security: "sign-in-failed", account }),
    ),
    expect.objectContaining({ security: "rate-limited", limit: "login-account-address" }),
    expect.not.objectContaining({ account }),
  ]);
  for (const text of ["maya", "Okafor", "violin", "wrong-guess", "127.0.0.1"])
    expect(output).not.toContain(text);
});

test("the log of a sign-in with Google has no code, token, state or address", async () => {
  changePerson(google);
  const server = spawnServer({
    DATA_DIR: createTempFolder(),
    LOG_LEVEL: "trace",
    GOOGLE_ISSUER: process.env.GOOGLE_ISSUER ?? "",
    GOOGLE_CLIENT_ID: "a-client",
    GOOGLE_CLIENT_SECRET: "a-very-secret-secret",
  });
  const origin = await server.address();
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, { redirect: "manual", ...init });
    const [cookie = ""] = response.headers.getSetCookie();
    return { response, cookie: cookie.split(";")[0] ?? "" };
  };
  const signInWithGoogle = async (callback = (path: string) => path) => {
    const { cookie } = await send("/social-sign-in", {
      method: "POST",
      headers: { Origin: origin },
      body: new URLSearchParams({ provider: "google", returnTo: "/login" }),
    });
    const { response } = await send("/social-sign-in/google", { headers: { Cookie: cookie } });
    const address = new URL((response.headers.get("Refresh") ?? "").replace("0; url=", ""));
    const path = await answerAt(address);
    const answer = await send(callback(path), { headers: { Cookie: cookie } });
    return { path, location: answer.response.headers.get("Location") };
  };
  const done = await signInWithGoogle();
  expect(done.location).toBe("/profile");
  google.answerOnce((response) =>
    Object.assign(response, {
      statusCode: 400,
      body: { error: "invalid_grant", error_description: "a-description" },
    }),
  );
  const refused = await signInWithGoogle();
  const declined = await signInWithGoogle((path) => `${path}&error=a-made-up-error`);
  expect([refused.location, declined.location]).toEqual(["/login", "/login"]);
  server.child.kill("SIGTERM");
  const { output } = await server.exited;
  expect(output).toContain('"path":"/social-sign-in/google/callback","status":302');
  expect(output).toContain('"reason":"OAUTH_RESPONSE_BODY_ERROR"');
  const secrets = [done, refused, declined].flatMap(({ path }) =>
    ["code", "state"].map((name) => new URL(path, origin).searchParams.get(name) ?? ""),
  );
  for (const text of [
    ...secrets,
    "maya",
    "a-very-secret-secret",
    "a-description",
    "a-made-up-error",
    "eyJ",
    String(google.claims.sub),
  ])
    expect(output).not.toContain(text);
});

test("the start warns that an external account server has no use for Google", async () => {
  const server = spawnServer({
    DATA_DIR: createTempFolder(),
    AUTH_API_URL: "https://accounts.example.org",
    GOOGLE_CLIENT_ID: "a-client",
    GOOGLE_CLIENT_SECRET: "a-secret",
  });
  await server.address();
  server.child.kill("SIGTERM");
  expect((await server.exited).output).toContain("Not used with AUTH_API_URL: GOOGLE_…");
});

test("the start warns when APP_URL is https and no proxy is trusted", async () => {
  const server = spawnServer({
    DATA_DIR: createTempFolder(),
    APP_URL: "https://coach.example.org",
  });
  await server.address();
  server.child.kill("SIGTERM");
  const { output } = await server.exited;
  expect(output).toContain("APP_URL is https but TRUST_PROXY is 0");
});
