import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { Page } from "~/platform/http/pages";
import { listSitemapPaths, loadPages } from "../../support/routes";
import { sendRaw } from "../../support/raw-request";
import { createTempFolder, spawnServer } from "../../support/server-process";

let origin = "";
let proxied = "";

beforeAll(async () => {
  const start = (env: Record<string, string>) =>
    spawnServer({ DATA_DIR: createTempFolder(), ...env }).address();
  [origin, proxied] = await Promise.all([start({}), start({ TRUST_PROXY: "1" })]);
});

/** A cookie that keeps a request from the cache and that no page reads. */
const PAST_THE_CACHE = { Cookie: "unknown=1" };
/** The nonce, and the id of a quiz's form. */
const PER_RENDERING = / nonce="[^"]+"|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
/** With parameters, and not in the sitemap. */
const UNLISTED_PAGES: Record<string, string> = {
  "routes/interview.questions.$id": "/interview/questions/slow-join-query",
  "routes/learning.$slug_.all": "/learning/python-intro/all",
};
/** An address of every page that is the same for everyone, with a value of its query if there is one. */
const PAGES = (await Promise.all((await loadPages()).map(listAddresses))).flat();
async function listAddresses(page: Page): Promise<string[]> {
  const { cache, sitemap } = page.handle;
  if (cache === undefined || (cache !== "same-for-everyone" && "sameAs" in cache)) return [];
  const [path = UNLISTED_PAGES[page.id] ?? page.path] = sitemap ? await listSitemapPaths(page) : [];
  const query = cache === "same-for-everyone" ? {} : (cache.query ?? {});
  return [
    path,
    ...Object.entries(query).map(([name, values]) => `${path}?${name}=${values.at(-1)}`),
  ];
}
const isStored = ({ headers }: Awaited<ReturnType<typeof sendRaw>>) => "etag" in headers;

describe("a page from the cache", () => {
  test("is the page as it is rendered, with the same headers, for every kind of page", async () => {
    expect(PAGES.length).toBeGreaterThan(30);
    for (const path of PAGES) {
      const rendered = await sendRaw(origin, path, PAST_THE_CACHE);
      const stored = await sendRaw(origin, path);
      expect([path, isStored(rendered), isStored(stored)]).toEqual([path, false, true]);
      const [a, b] = [rendered, stored].map(({ body }) => body.replaceAll(PER_RENDERING, ""));
      expect(b).toBe(a);
      const {
        etag: _,
        vary,
        "cache-control": cacheControl,
        "content-security-policy": policy,
        ...others
      } = stored.headers;
      expect([vary, cacheControl]).toEqual(["Accept-Encoding, Cookie", "private, no-cache"]);
      expect(Object.keys(others).toSorted()).toEqual(
        Object.keys(rendered.headers)
          .filter((name) => name !== "vary" && name !== "content-security-policy")
          .toSorted(),
      );
      for (const name of Object.keys(others))
        if (!["content-length", "date", "x-request-id"].includes(name))
          expect([name, others[name]]).toEqual([name, rendered.headers[name]]);
      expect(String(policy)).not.toContain("nonce");
      for (const [, code = ""] of stored.body.matchAll(
        /<script(?:(?! src=|ld\+json)[^>])*>([^]*?)<\/script>/g,
      ))
        expect(policy).toContain(createHash("sha256").update(code).digest("base64"));
    }
  });

  test("comes in Brotli, or as it is to who doesn't accept that, with its length", async () => {
    const plain = await sendRaw(origin, "/about");
    for (const [accepted, encoding] of [
      ["gzip, br", "br"],
      ["gzip", undefined],
    ] as const) {
      const headers = { "Accept-Encoding": accepted };
      const response = await sendRaw(origin, "/about", headers);
      expect(response.headers["content-encoding"]).toBe(encoding);
      expect(response.body).toBe(plain.body);
      expect(Number(response.headers["content-length"])).toBeGreaterThan(1000);
      const head = await sendRaw(origin, "/about", headers, "HEAD");
      expect([head.status, head.body]).toEqual([200, ""]);
      expect(head.headers["content-length"]).toBe(response.headers["content-length"]);
    }
  });

  test("is the same at every address that no page has, and is said to be not found", async () => {
    const rendered = await sendRaw(origin, "/nowhere", PAST_THE_CACHE);
    for (const path of ["/nowhere", "/Nowhere/at//all?x=evil", "/about;evil", "/404"]) {
      const { status, headers, body } = await sendRaw(origin, path);
      expect([path, status, headers["cache-control"]]).toEqual([path, 404, "private, no-cache"]);
      expect(body.replaceAll('value="/404"', 'value="/nowhere"')).toBe(
        rendered.body.replaceAll(PER_RENDERING, ""),
      );
    }
    const light = await sendRaw(origin, "/nowhere", {
      Cookie: "theme=light",
      "If-None-Match": "*",
    });
    expect([light.status, light.body.includes('data-theme="light"')]).toEqual([404, true]);
    // What isn't a page: files, data for the browser's router, and whether the server is ready.
    for (const path of ["/favicon.ico", "/icon.svg", "/about.data", "/readyz", "/robots.txt"])
      expect([path, (await sendRaw(origin, path)).status]).toEqual([path, 200]);
    expect((await sendRaw(origin, "/nowhere.data")).headers["content-type"]).toContain("x-script");
  });

  test("is not sent again to a browser that has it, unless its preferences changed", async () => {
    const { headers } = await sendRaw(origin, "/about");
    const ask = (more: Record<string, string>) =>
      sendRaw(origin, "/about", { "If-None-Match": String(headers.etag), ...more });
    const unchanged = await ask({ "Accept-Encoding": "br" });
    expect([unchanged.status, unchanged.body]).toEqual([304, ""]);
    expect(unchanged.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect((await ask({ Cookie: "theme=light" })).status).toBe(200);
    expect((await ask({ "If-None-Match": '"other"' })).status).toBe(200);
    expect((await ask(PAST_THE_CACHE)).status).toBe(200);
  });

  test("has an id of its own for each request, or the proxy's", async () => {
    const ids = [];
    for (const id of [undefined, "from-the-proxy", "with space"])
      ids.push(
        (await sendRaw(origin, "/about", id ? { "X-Request-Id": id } : {})).headers["x-request-id"],
      );
    expect(ids).toEqual([
      expect.stringMatching(/^[\w-]{12}-\d+$/),
      "from-the-proxy",
      expect.stringMatching(/^[\w-]{12}-\d+$/),
    ]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});

describe("poisoning", () => {
  /** What an attacker sends first, to a page of their own choice; others must not see it. */
  async function attack(path: string, headers: Record<string, string>, server = origin) {
    const attacked = await sendRaw(server, path, headers);
    const next = await sendRaw(server, path);
    expect(next.status).toBe(200);
    expect(isStored(next)).toBe(true);
    expect(JSON.stringify([next.body, next.headers])).not.toContain("evil");
    return { attacked, next };
  }

  test.each([
    ["Host", "/careers/finance", { Host: "evil.test" }],
    [
      "X-Forwarded-Host",
      "/careers/marketing",
      { "X-Forwarded-Host": "evil.test", "X-Forwarded-Proto": "https" },
    ],
    ["X-Request-Id", "/careers/legal", { "X-Request-Id": "evil" }],
    [
      "addresses",
      "/resources",
      { "X-Original-URL": "/evil", "X-Rewrite-URL": "/evil", Referer: "http://evil.test" },
    ],
    [
      "languages and browsers",
      "/motivation",
      { "Accept-Language": "evil", "User-Agent": "evil", Accept: "evil/evil" },
    ],
    [
      "overrides",
      "/privacy",
      { "X-HTTP-Method-Override": "evil", "X-HTTP-Method": "DELETE", Forwarded: "host=evil.test" },
    ],
    ["ranges", "/terms", { Range: "bytes=0-9", "If-Range": "evil" }],
    ["Origin", "/about", { Origin: "http://evil.test", "Sec-Fetch-Site": "cross-site" }],
    [
      "cookies",
      "/blog",
      { Cookie: "theme=evil; themeColor=evil; animations=evil; extraTime=evil" },
    ],
    ["cookies of other names", "/learning", { Cookie: "toast=evil; __proto__=evil; session=evil" }],
  ])("by %s changes nobody else's page", async (_, path, headers) => {
    await attack(path, headers);
  });

  test("by X-Forwarded-Host through a trusted proxy stays with that host", async () => {
    const headers = { "X-Forwarded-Host": "evil.test", "X-Forwarded-Proto": "https" };
    const { attacked, next } = await attack("/about", headers, proxied);
    expect(attacked.body).toContain("https://evil.test/about");
    expect(attacked.headers["strict-transport-security"]).toBeDefined();
    expect(next.headers["strict-transport-security"]).toBeUndefined();
    // Two hosts: the one that the proxy added counts.
    const twice = { "X-Forwarded-Host": "evil.test, pathlight.test" };
    expect((await sendRaw(proxied, "/about", twice)).body).toContain("http://pathlight.test/about");
  });

  test.each([
    "?tab=evil",
    "?tab=design&x=evil",
    "?x=evil&tab=design",
    "?TAB=evil",
    "?tab=%65vil",
    "?evil",
    "?",
  ])("by the query %s: not stored", async (query) => {
    const attacked = await sendRaw(origin, `/learning${query}`);
    expect([attacked.status, isStored(attacked)]).toEqual([200, false]);
    for (const path of ["/learning", "/learning?tab=design"])
      expect((await sendRaw(origin, path)).body).not.toContain("evil");
  });

  test.each([
    "/About",
    "/about/",
    "//about",
    "/%61bout",
    "/about/../about",
    "/about;evil",
    "/nowhere",
    "/nowhere/evil",
  ])("by the address %s: not stored", async (path) => {
    expect(isStored(await sendRaw(origin, path))).toBe(false);
    expect(isStored(await sendRaw(origin, path))).toBe(false);
  });

  test("by a time zone: only pages with times depend on it, and those are not stored", async () => {
    const cookie = { Cookie: "time-zone=Asia/Tokyo" };
    for (const path of ["/mentors", "/mentors/hannah-brandt"]) {
      const { attacked, next } = await attack(path, cookie);
      const shown = [attacked, next].map(({ body }) => /Tokyo|[AP]M your time/.test(body));
      expect([path, isStored(attacked), ...shown]).toEqual([path, false, true, false]);
    }
    expect(isStored((await attack("/blog", cookie)).attacked)).toBe(true);
  });

  test("by a preference cookie sent twice: the first counts, as without a cache", async () => {
    const cookie = { Cookie: "theme=light; theme=dark" };
    const stored = await sendRaw(origin, "/about", cookie);
    const rendered = await sendRaw(origin, "/about", { Cookie: `${cookie.Cookie}; unknown=1` });
    expect([isStored(stored), isStored(rendered)]).toEqual([true, false]);
    for (const { body } of [stored, rendered]) expect(body).toContain('data-theme="light"');
    expect((await sendRaw(origin, "/about")).body).toContain('data-theme="dark"');
  });
});
