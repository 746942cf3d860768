import type { IncomingMessage, ServerResponse } from "node:http";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { strFromU8, unzipSync } from "fflate";
import { createHttpAuthApi } from "~/accounts/auth-api/http.server";
import { startHttpServer } from "../../support/http-server";
import { countRowsContaining } from "../../support/database";
import { textOf, createClient } from "../../support/client";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const sendJson =
  (status: number, body: unknown): Handler =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };
const sendHtml: Handler = (_, response) => {
  response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>It works!</h1>");
};
const dropConnection: Handler = (request) => request.socket.destroy();

// Somebody else's account server, as each test wants it.
let handlers: Record<string, Handler> = {};
const address = await startHttpServer((request, response) =>
  (handlers[`${request.method} ${request.url}`] ?? sendJson(404, {}))(request, response),
);
process.env.AUTH_API_URL = address;

const PROFILE = { name: "Noor Haddad", email: "Noor@Example.com" };
const defaultHandlers = () => ({
  "POST /auth/register": sendJson(201, {}),
  "POST /auth/login": sendJson(200, { token: "t-1" }),
  "GET /auth/profile": sendJson(200, PROFILE),
  "POST /auth/logout": sendJson(200, {}),
});

/** Past the time for which a profile is remembered. */
const expireProfileCache = () => vi.setSystemTime(Date.now() + 11_000);

beforeEach(() => {
  handlers = defaultHandlers();
  expireProfileCache();
});

afterAll(() => void vi.useRealTimers());

async function login() {
  const client = await createClient();
  const response = await client.post("/login", { email: "noor@example.com", password: "anything" });
  return { who: client, response };
}

test.each([
  ["bare", PROFILE],
  ["under profile", { profile: PROFILE }],
  ["under user", { user: { ...PROFILE, id: 7 } }],
  ["under data", { data: { ...PROFILE, extra: { deep: true } } }],
])("signs in and practises with a profile that comes %s", async (_, profile) => {
  handlers["GET /auth/profile"] = sendJson(200, profile);
  const { who: client, response } = await login();
  expect(response.headers.get("Location")).toBe("/profile");
  expect(textOf(await (await client.get("/profile")).text())).toContain("Noor Haddad");
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
    const page = await response.text();
    expect(response.status).toBe(status);
    expect(textOf(page)).toContain(status === 418 ? "The kettle is on." : "An error occurred");
    expect(page).toContain('value="noor@example.com"');
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
    const open = await client.get("/interview");
    expect(open.status).toBe(200);
    expect(textOf(await open.text())).toContain("We can’t reach your account right now.");
    const guarded = await client.get("/profile");
    expect(guarded.status).toBe(503);
    expect(textOf(await guarded.text())).toContain("We can’t reach your account right now");
    handlers["GET /auth/profile"] = sendJson(200, PROFILE);
    expireProfileCache();
    expect((await client.get("/profile")).status).toBe(200);
  });

  test("logout fails: nothing is cleared", async () => {
    const { who: client } = await login();
    handlers["POST /auth/logout"] = sendJson(500, { message: "No." });
    await client.post("/logout", {});
    const page = await client.get("/profile");
    expect(page.status).toBe(200);
    expect(textOf(await page.text())).not.toContain("No.");
  });

  test("a 401 ends the session with the server's message", async () => {
    const { who: client } = await login();
    expireProfileCache();
    handlers["GET /auth/profile"] = sendJson(401, { message: "Your licence has run out." });
    const response = await client.get("/profile");
    expect(response.headers.get("Location")).toBe("/login?redirectTo=%2Fprofile");
    expect(textOf(await (await client.get("/login")).text())).toContain(
      "Your licence has run out.",
    );
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
    expect(textOf(await (await client.get(path)).text())).toContain(
      "We can’t reach your account right now.",
    );
  expect(asked).toBe(2);
});

test.each([
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=x",
  "/verify-email",
  "/settings/account",
])("%s says that this is done on the other server, and accepts no form", async (path) => {
  const { who: client } = await login();
  const page = await client.get(path);
  const shown = page.status === 302 ? await client.get(page.headers.get("Location") ?? "") : page;
  expect(shown.status).toBe(200);
  expect(textOf(await shown.text())).toMatch(
    /a separate server run by this site’s operator|this site’s account server/,
  );
  expect([400, 405]).toContain(
    (
      await client.post(path.split("?")[0] ?? "", {
        email: "noor@example.com",
        intent: "end-others",
      })
    ).status,
  );
});

test("the download has all data stored here and the other server's profile", async () => {
  const { who: client } = await login();
  await client.post("/mentors/hannah-brandt", { preferredTime: "Tuesday", goal: "Kept here" });
  const response = await client.get("/settings/account/export");
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const stored = JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array())) as Record<
    string,
    object[]
  >;
  expect(stored.users).toMatchObject([{ name: "Noor Haddad", email: "Noor@Example.com" }]);
  expect(stored.mentor_requests?.at(-1)).toMatchObject({ goal: "Kept here" });
  expect(stored.auth_tokens).toEqual([]);
});

test("an invalid date is shown as unknown", async () => {
  handlers["GET /auth/profile"] = sendJson(200, { ...PROFILE, createdAt: "the other day" });
  const { who: client } = await login();
  expect((await client.get("/profile")).status).toBe(200);
  const response = await client.get("/settings/account/export");
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(JSON.parse(strFromU8(files["data.json"] ?? new Uint8Array()))).toMatchObject({
    users: [{ createdAt: "" }],
  });
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

describe("settings, where the accounts live elsewhere", () => {
  const changes = { fullName: "Noor Haddad", displayName: "Noor" };

  test("the profile is saved there", async () => {
    handlers["PUT /auth/update-profile"] = sendJson(200, PROFILE);
    const { who: client } = await login();
    await client.post("/settings/profile", changes);
    expect(textOf(await (await client.get("/settings/profile")).text())).toContain(
      "Profile updated successfully",
    );
  });

  test("its refusal is the form's, and the values stay", async () => {
    handlers["PUT /auth/update-profile"] = sendJson(422, {
      message: "Names are frozen this week.",
    });
    const { who } = await login();
    const response = await who.post("/settings/profile", changes);
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(textOf(page)).toContain("Names are frozen this week.");
    expect(page).toContain('value="Noor"');
  });

  test("a 401 ends the session with its words", async () => {
    handlers["PUT /auth/update-profile"] = sendJson(401, { message: "Signed out elsewhere." });
    const { who } = await login();
    expect((await who.post("/settings/profile", changes)).headers.get("Location")).toBe("/login");
    expect(textOf(await (await who.get("/login")).text())).toContain("Signed out elsewhere.");
  });

  test("the page says that the password can only be changed on the other server", async () => {
    const { who } = await login();
    const page = await (await who.get("/settings/account")).text();
    expect(textOf(page)).toContain("Change your password there.");
    expect(page).not.toContain('name="newPassword"');
    expect(
      (
        await who.post("/settings/account", {
          intent: "password",
          currentPassword: "a",
          newPassword: "b",
          confirmPassword: "b",
        })
      ).status,
    ).toBe(400);
  });

  test("deleting removes the data here, then calls the other server", async () => {
    handlers["DELETE /auth/delete-account"] = sendJson(200, {});
    const { who } = await login();
    await who.post("/mentors/hannah-brandt", { preferredTime: "Tuesday", goal: "Kept here only" });
    expect(
      (await who.post("/settings/account/delete", { password: "anything" })).headers.get(
        "Location",
      ),
    ).toBe("/");
    expect(countRowsContaining("Kept here only")).toEqual({});
  });

  test("if the other server rejects the deletion, the page says what was deleted", async () => {
    const { who } = await login();
    const response = await who.post("/settings/account/delete", { password: "anything" });
    expect(response.status).toBe(404);
    expect(textOf(await response.text())).toContain(
      "Your data was deleted, but not the account itself",
    );
  });

  test("a wrong password is checked there, and nothing is erased", async () => {
    const { who } = await login();
    await who.post("/mentors/hannah-brandt", { preferredTime: "Tuesday", goal: "Still here" });
    handlers["POST /auth/login"] = sendJson(401, { message: "No." });
    const response = await who.post("/settings/account/delete", { password: "wrong" });
    expect(response.status).toBe(400);
    expect(textOf(await response.text())).toContain("That password is incorrect.");
    expect(countRowsContaining("Still here")).toEqual({ mentor_requests: 1 });
  });
});
