import { readdirSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { createSignedInClient, createClient } from "../support/client";

const bundles = new URL("../../build/client/assets/", import.meta.url);
const bundle = readdirSync(bundles).find((name) => /^entry\.client-.*\.js$/.test(name)) ?? "";

test.each(["/", "/nowhere", "/healthz", `/assets/${bundle}`, "/favicon.ico", "/auth/profile"])(
  "%s carries the security headers",
  async (path) => {
    const { headers } = await (await createClient()).get(path);
    expect(headers.get("Content-Security-Policy")).toMatch(
      /^default-src 'none'; .*frame-ancestors 'none'$/,
    );
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("X-Request-Id")).toMatch(/^[\w-]{10,}$/);
    expect(headers.has("X-Powered-By")).toBe(false);
  },
);

const MAIN_SCRIPT = /^<script type="module" src="\/assets\/entry\.client-[\w-]+\.js">$/;

test("every script of a page carries that page's nonce, and no two pages share one", async () => {
  const client = await createClient();
  const nonces = new Set<string>();
  for (const path of ["/", "/learning/ml-fundamentals/metrics", "/nowhere"]) {
    const response = await client.get(path);
    const nonce =
      /'nonce-([^']+)'/.exec(response.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "";
    nonces.add(nonce);
    // Structured data isn't executed.
    const scripts = ((await response.text()).match(/<script\b[^>]*>/g) ?? []).filter(
      (tag) => !tag.includes("application/ld+json"),
    );
    expect(scripts.length).toBeGreaterThan(0);
    // The page's own script comes from a file of this origin.
    for (const script of scripts.filter((tag) => !MAIN_SCRIPT.test(tag)))
      expect(script).toContain(`nonce="${nonce}"`);
  }
  expect(nonces.size).toBe(3);
});

test("no page needs what the policy forbids: no style attributes, no inline handlers", async () => {
  const client = await createSignedInClient();
  for (const path of [
    "/",
    "/login",
    "/register",
    "/interview",
    "/profile",
    "/profile/sessions",
    "/nowhere",
    "/careers/legal",
    "/mentors",
    "/motivation",
    "/learning",
    "/learning/python-intro",
    "/blog/tell-me-about-yourself",
    "/assessment/1",
  ]) {
    const html = await (await client.get(path)).text();
    expect([path, html.match(/<[^>]+\s(style|on\w+)="/g)]).toEqual([path, null]);
  }
});

test("no page contains the zero bytes with which React pads its blocks", async () => {
  const client = await createClient();
  for (const path of [
    "/",
    "/mentors",
    "/motivation",
    "/careers/legal",
    "/blog",
    "/learning/python-intro",
    "/interview",
  ]) {
    expect([path, (await (await client.get(path)).text()).includes("\0")]).toEqual([path, false]);
  }
});

test("personal pages are not cached, public pages can use the back/forward cache", async () => {
  const client = await createSignedInClient();
  expect((await client.get("/profile")).headers.get("Cache-Control")).toBe("private, no-store");
  expect((await client.get("/profile.data")).headers.get("Cache-Control")).toBe(
    "private, no-store",
  );
  expect((await (await createClient()).get("/")).headers.get("Cache-Control") ?? "").not.toContain(
    "no-store",
  );
});

test("hashed files are immutable and precompressed", async () => {
  const client = await createClient();
  const response = await client.get(`/assets/${bundle}`, { "Accept-Encoding": "br" });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("Content-Encoding")).toBe("br");
});

test("a file of an earlier build is a short response that is not kept", async () => {
  const response = await (await createClient()).get("/assets/entry.client-EARLIER1.js");
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(await response.text()).toBe("Not found");
});

test("a file the browser still has is not sent again", async () => {
  const client = await createClient();
  const path = `/assets/${bundle}`;
  const first = await client.get(path, { "Accept-Encoding": "br" });
  const modified = first.headers.get("Last-Modified") ?? "";
  expect((await first.arrayBuffer()).byteLength).toBeGreaterThan(0);
  const again = await client.get(path, { "Accept-Encoding": "br", "If-Modified-Since": modified });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(again.headers.get("Cache-Control")).toContain("immutable");
  for (const header of ["Content-Length", "Content-Encoding"])
    expect(again.headers.has(header), header).toBe(false);
  for (const older of [new Date(Date.parse(modified) - 1000).toUTCString(), "nonsense", ""])
    expect(
      (await client.get(path, { "Accept-Encoding": "br", "If-Modified-Since": older })).status,
    ).toBe(200);
});

test.each([
  "/assets/../../package.json",
  "/..%2f..%2fpackage.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/.env",
])("%s leads nowhere", async (path) => {
  const response = await (await createClient()).get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("better-sqlite3");
});

test("no address lists the routes that match others", async () => {
  const client = await createClient();
  const { status } = await client.get(`/__manifest?version=1&p=${"/a".repeat(3500)}`);
  expect(status).toBe(404);
});

test.each(["root", "routes/profile._index", "nowhere"])(
  "?_data=%s is the page, not a route's data",
  async (id) => {
    const response = await (await createClient()).get(`/about?_data=${id}`);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(await response.text()).toContain("<title>About");
  },
);

test("health", async () => {
  const client = await createClient();
  expect(await (await client.get("/healthz")).text()).toBe("ok");
  expect(await (await client.get("/readyz")).text()).toBe("ready");
});

test("the session cookie is signed, out of reach of scripts, and stays on this site", async () => {
  const client = await createClient();
  const response = await client.post("/interview", { card: "databases" });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("session=")) ?? "";
  for (const attribute of ["HttpOnly", "SameSite=Lax", "Path=/"])
    expect(cookie).toContain(attribute);
  const location = response.headers.get("Location") ?? "";
  expect((await client.get(location)).status).toBe(200);
  client.cookies.set("session", (client.cookies.get("session") ?? "").replace(/^.{4}/, "AAAA"));
  const forged = await client.get(location);
  expect([forged.status, forged.headers.get("Location")]).toEqual([
    302,
    `/login?redirectTo=${encodeURIComponent(location)}`,
  ]);
});

test("invalid cookies are ignored", async () => {
  const client = await createClient();
  for (const value of ["", "x", "%00", "e30=.forged", "a".repeat(4000)]) {
    client.cookies.set("session", value);
    client.cookies.set("toast", value);
    client.cookies.set("theme", value);
    client.cookies.set("themeColor", value);
    expect((await client.get("/")).status).toBe(200);
  }
});

test.each(["/%ff", "/blog/%", "/blog/%zz", "/learning/python-intro/%c3", "/about.data/%e0%a4"])(
  "%s, which stands for no text, is not found, and nothing is written about it",
  async (path) => {
    const warn = vi.spyOn(console, "warn");
    const response = await (await createClient()).get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("Oops! Page not found");
    expect(warn).not.toHaveBeenCalled();
  },
);
