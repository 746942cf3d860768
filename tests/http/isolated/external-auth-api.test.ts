import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createHttpAuthApi } from "~/accounts/auth-api/http.server";
import { createClient } from "../../support/client";
import {
  PROFILE,
  address,
  expireProfileCache,
  handlers,
  login,
  resetHandlers,
} from "../../support/external-auth-api";
import { type Handler, dropConnection, sendHtml, sendJson } from "../../support/http-server";
import { openPage, readPage } from "../../support/page";

beforeEach(() => {
  resetHandlers();
  expireProfileCache();
});

afterAll(() => void vi.useRealTimers());

test.each([
  ["bare", PROFILE],
  ["under profile", { profile: PROFILE }],
  ["under user", { user: { ...PROFILE, id: 7 } }],
  ["under data", { data: { ...PROFILE, extra: { deep: true } } }],
])("signs in and practices with a profile that comes %s", async (_, profile) => {
  handlers["GET /auth/profile"] = sendJson(200, profile);
  const { who: client, response } = await login();
  expect(response.headers.get("Location")).toBe("/profile");
  expect(await openPage(client, "/profile")).toHaveText("Noor Haddad");
  const session =
    (await client.post("/interview", { card: "databases" })).headers.get("Location") ?? "";
  expect((await client.get(session)).status).toBe(200);
});

describe("when it fails, the page still works and nothing is half done", () => {
  test.each([
    ["is down", dropConnection, 504],
    ["answers HTML", sendHtml, 502],
    ["answers without a token", sendJson(200, {}), 502],
    ["says something of its own", sendJson(418, { message: "The kettle is on." }), 418],
    ["says nothing", sendJson(500, {}), 500],
    [
      "redirects",
      ((_, response) =>
        response.writeHead(302, { Location: "http://127.0.0.1:9/" }).end()) satisfies Handler,
      504,
    ],
  ])("login: it %s", async (_, answer, status) => {
    handlers["POST /auth/login"] = answer;
    const { response } = await login();
    const page = await readPage(response);
    expect(page.status).toBe(status);
    expect(page).toHaveText(status === 418 ? "The kettle is on." : "An error occurred");
    expect(page.getByLabel("Email").value).toBe("noor@example.com");
    expect(response.headers.getSetCookie().join()).not.toContain("session=");
  });

  test("login works but the profile does not: not signed in, and the token is given back", async () => {
    let ended = false;
    handlers["GET /auth/profile"] = sendHtml;
    handlers["POST /auth/logout"] = (request, response) => {
      ended = request.headers.authorization === "Bearer t-1";
      sendJson(200, {})(request, response);
    };
    const { response } = await login();
    expect(response.status).toBe(502);
    expect(ended).toBe(true);
    expect(response.headers.getSetCookie().join()).not.toContain("session=");
  });

  test("down after sign-in: public pages work, protected ones are 503, and the session stays", async () => {
    const { who: client } = await login();
    expireProfileCache();
    handlers["GET /auth/profile"] = dropConnection;
    const publicPage = await openPage(client, "/interview");
    expect(publicPage).toHaveText("We can’t reach your account right now.");
    const privatePage = await openPage(client, "/profile", 503);
    expect(privatePage).toHaveText("We can’t reach your account right now");
    handlers["GET /auth/profile"] = sendJson(200, PROFILE);
    expireProfileCache();
    expect((await client.get("/profile")).status).toBe(200);
  });

  test("logout fails: nothing is cleared", async () => {
    const { who: client } = await login();
    handlers["POST /auth/logout"] = sendJson(500, { message: "No." });
    await client.post("/logout", {});
    expect(await openPage(client, "/profile")).not.toHaveText("No.");
  });

  test("a 401 ends the session with the server's message", async () => {
    const { who: client } = await login();
    expireProfileCache();
    handlers["GET /auth/profile"] = sendJson(401, { message: "Your licence has run out." });
    const response = await client.get("/profile");
    expect(response.headers.get("Location")).toBe("/login?redirectTo=%2Fprofile");
    expect(await openPage(client, "/login")).toHaveText("Your licence has run out.");
    expect(client.cookies.has("session")).toBe(false);
  });

  test("a 401 on a public page does the same", async () => {
    const { who: client } = await login();
    expireProfileCache();
    handlers["GET /auth/profile"] = sendJson(401, { message: "Your licence has run out." });
    expect((await client.get("/about")).headers.get("Location")).toBe("/login?redirectTo=%2Fabout");
    expect(client.cookies.has("session")).toBe(false);
    expect((await client.get("/about")).status).toBe(200);
  });
});

test("many pages in a row make one call, and a slow server delays one page", async () => {
  const { who: client } = await login();
  let asked = 0;
  expireProfileCache();
  handlers["GET /auth/profile"] = (request, response) => {
    asked += 1;
    sendJson(200, PROFILE)(request, response);
  };
  for (const path of ["/profile", "/profile/skills", "/settings/profile", "/about"])
    expect((await client.get(path)).status).toBe(200);
  expect(asked).toBe(1);
  expireProfileCache();
  handlers["GET /auth/profile"] = (request) => {
    asked += 1;
    request.socket.destroy();
  };
  for (const path of ["/about", "/interview", "/about"])
    expect(await openPage(client, path)).toHaveText("We can’t reach your account right now.");
  expect(asked).toBe(2);
});

test("slow counts as down once the time is up", async () => {
  handlers["GET /auth/profile"] = () => undefined;
  expect(await createHttpAuthApi(address, 50).getProfile("t")).toEqual({
    ok: false,
    status: 504,
    message: "An error occurred",
  });
});

test("an endless answer is cut off", async () => {
  handlers["GET /auth/profile"] = (_, response) => {
    response.writeHead(200);
    const more = () => response.writable && response.write("x".repeat(65_536), more);
    more();
  };
  expect(await createHttpAuthApi(address).getProfile("t")).toMatchObject({
    ok: false,
    status: 504,
  });
});

test("wrong passwords are limited here too, and the other server learns the caller's address", async () => {
  let calls = 0;
  let forwardedFor: string | string[] | undefined;
  handlers["POST /auth/login"] = (request, response) => {
    calls += 1;
    forwardedFor = request.headers["x-forwarded-for"];
    sendJson(401, { message: "No." })(request, response);
  };
  const client = await createClient();
  const attempt = () => client.post("/login", { email: "noor@example.com", password: "guess" });
  for (let guess = 0; guess < 10; guess += 1) expect((await attempt()).status).toBe(401);
  const refused = await attempt();
  expect([refused.status, calls]).toEqual([429, 10]);
  expect(forwardedFor).toMatch(/^10\.1\.\d+\.\d+$/);
});

test.each([
  ["7", "7"],
  ["86400", null],
  ["Sun, 06 Nov 2044 08:49:37 GMT", null],
  ["-1", null],
])("its Retry-After %s is passed on as %s", async (sent, passedOn) => {
  handlers["POST /auth/login"] = (_, response) => {
    response.writeHead(429, { "Content-Type": "application/json", "Retry-After": sent }).end("{}");
  };
  const { response } = await login();
  expect([response.status, response.headers.get("Retry-After")]).toEqual([429, passedOn]);
});

test("the embedded API is off", async () => {
  const client = await createClient();
  const response = await client.json("POST", "/auth/login", {
    email: "a@example.com",
    password: "x",
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    message: expect.stringContaining("external account server"),
  });
});
