import { randomBytes } from "node:crypto";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.server";

interface RequestInput {
  method?: string;
  url?: string;
  headers?: Record<string, string>;
}

function createRequest({ method = "GET", url = "/about", headers = {} }: RequestInput = {}) {
  const incoming = new IncomingMessage(new Socket());
  return Object.assign(incoming, { method, url, headers: { host: "pathlight.test", ...headers } });
}

/** A cache in front of pages that say how often, and for which request, they were rendered. */
function createCache(
  respond: (text: string) => Response = (text) => new Response(text),
  limits?: Parameters<typeof createPageCache>[0]["limits"],
) {
  const rendered: Request[] = [];
  const cache = createPageCache({
    getPolicy: (path) => {
      if (path.startsWith("/private")) return null;
      if (path.startsWith("/No")) return { readsCookies: [], sameAs: "/404", status: 404 };
      return path === "/times"
        ? { maxAgeInMs: 15_000, readsCookies: ["zone"] }
        : { readsCookies: [] };
    },
    // Any letters are a preference, but for one cookie that some pages read; all else is another cookie.
    normalizeCookies: (header = "") => {
      if (header === "zone=1") return { cookie: "", others: ["zone"] };
      return /^[a-z]*$/.test(header) ? { cookie: header, others: [] } : null;
    },
    render: async (request) => {
      rendered.push(request);
      return respond(`page ${rendered.length} for ${request.url}`);
    },
    limits,
  });
  const read = async (input?: RequestInput) => {
    const page = await cache.find(createRequest(input));
    return page && brotliDecompressSync(page.body).toString();
  };
  return { cache, rendered, read };
}

test("a page is rendered once, also for all who ask at the same time", async () => {
  const { cache, rendered, read } = createCache();
  const first = await Promise.all(Array.from({ length: 50 }, () => read()));
  expect(new Set(first)).toEqual(new Set(["page 1 for http://pathlight.test/about"]));
  expect(await read({ method: "HEAD" })).toBe(first[0]);
  expect(rendered).toHaveLength(1);
  expect(cache.size().entries).toBe(1);
});

test("a page is rendered from its key: nothing else of a request reaches it", async () => {
  const { rendered, read } = createCache();
  await read({
    url: "/about?tab=data",
    headers: {
      cookie: "light",
      "accept-language": "de",
      "user-agent": "evil",
      "x-forwarded-for": "10.0.0.1",
      "x-forwarded-host": "evil.test",
      "x-forwarded-proto": "https",
      "x-original-url": "/evil",
      referer: "http://evil.test",
      range: "bytes=0-1",
    },
  });
  expect(rendered.map(({ url, headers }) => [url, ...headers])).toEqual([
    ["http://pathlight.test/about?tab=data", ["cookie", "light"]],
  ]);
});

test.each([
  ["path", { url: "/terms" }],
  ["query", { url: "/about?tab=data" }],
  ["preferences", { headers: { cookie: "light" } }],
  ["host", { headers: { host: "evil.test" } }],
])("another %s is another page", async (_, input) => {
  const { read } = createCache();
  const pages = [await read(), await read(input), await read(), await read(input)];
  expect(new Set(pages).size).toBe(2);
  expect(pages.slice(2)).toEqual(pages.slice(0, 2));
});

test.each<[string, RequestInput]>([
  ["a POST", { method: "POST" }],
  ["an unknown method", { method: "PURGE" }],
  ["another cookie", { headers: { cookie: "session=1" } }],
  ["an Authorization header", { headers: { authorization: "Bearer x" } }],
  ["a body", { headers: { "content-length": "3" } }],
  ["a chunked body", { headers: { "transfer-encoding": "chunked" } }],
  ["a page of one owner", { url: "/private" }],
  ["capital letters", { url: "/About" }],
  ["an encoded letter", { url: "/%61bout" }],
  ["an empty segment", { url: "//about" }],
  ["a slash at the end", { url: "/about/" }],
  ["dots", { url: "/blog/../about" }],
  ["an address of another server", { url: "http://evil.test/about" }],
  ["a long path", { url: `/${"a".repeat(151)}` }],
  ["no host", { headers: { host: "" } }],
  ["a host with a path", { headers: { host: "evil.test/x" } }],
  ["a host with a user", { headers: { host: "a@evil.test" } }],
  ["a host with quotes", { headers: { host: '"><script>' } }],
  ["a port out of range", { headers: { host: "pathlight.test:99999" } }],
])("%s is not for the cache", async (_, input) => {
  const { cache, rendered, read } = createCache();
  await read();
  expect(await read(input)).toBe(null);
  expect([rendered.length, cache.size().entries]).toEqual([1, 1]);
});

test("addresses that show the same page share one, whatever they look like", async () => {
  const { cache, rendered, read } = createCache((text) => new Response(text, { status: 404 }));
  for (const url of ["/No", "/No?x=1", "/No//where;x=1", `/No/${"a".repeat(500)}`])
    expect(await read({ url })).toBe("page 1 for http://pathlight.test/404");
  for (const url of ["/No/../about", "/No/%61", "/No/./x"]) expect(await read({ url })).toBe(null);
  expect([rendered.length, cache.size().entries]).toEqual([1, 1]);
  expect(await read({ url: "/No", headers: { cookie: "light" } })).toMatch(/^page 2/);
  expect((await cache.find(createRequest({ url: "/No" })))?.status).toBe(404);
  expect(await read({ url: "/about" })).toBe(null);
});

test("a cookie that few pages read keeps only those from the cache", async () => {
  const { cache, rendered, read } = createCache();
  const headers = { cookie: "zone=1" };
  for (let count = 0; count < 2; count += 1) {
    expect(await read({ url: "/about", headers })).toBe("page 1 for http://pathlight.test/about");
    expect(await read({ url: "/times", headers })).toBe(null);
    await read({ url: "/times" });
  }
  expect(rendered.map(({ headers: sent }) => [...sent])).toEqual([[], []]);
  expect(cache.size().entries).toBe(2);
});

test.each<[string, ResponseInit]>([
  ["an error", { status: 500 }],
  ["a page not found", { status: 404 }],
  ["a redirect", { status: 302, headers: { Location: "/login" } }],
  ["a cookie", { headers: { "Set-Cookie": "toast=1" } }],
  ["its own lifetime", { headers: { "Cache-Control": "no-store" } }],
  ["something else it depends on", { headers: { Vary: "Accept-Encoding, Accept-Language" } }],
])("a response with %s is not stored", async (_, init) => {
  const { cache, read } = createCache((text) => new Response(text, init));
  expect([await read(), cache.size().entries]).toEqual([null, 0]);
});

test("a page with an age of its own is rendered again after it, however often it is asked for", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const { read, rendered } = createCache();
    const readAll = () => Promise.all([read({ url: "/times" }), read({ url: "/about" })]);
    const first = await readAll();
    vi.advanceTimersByTime(15_000);
    expect(await readAll()).toEqual(first);
    vi.advanceTimersByTime(1);
    const [times, about] = await readAll();
    expect([times, about]).toEqual(["page 3 for http://pathlight.test/times", first[1]]);
    expect(rendered).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test("after a page failed to render, it is rendered again", async () => {
  let failures = 1;
  const { read } = createCache((text) => {
    if (failures-- > 0) throw new Error("failed");
    return new Response(text);
  });
  expect([await read(), await read()]).toEqual([null, "page 2 for http://pathlight.test/about"]);
});

test("a flood of addresses, hosts and preferences leaves the cache within its limits", async () => {
  const limits = { maxEntries: 60, maxBytes: 500_000, maxAgeInMs: 60_000 };
  const flood = async (pageLength: number) => {
    const { cache, read } = createCache(
      (text) => new Response(`${text} ${fill(pageLength)}`),
      limits,
    );
    for (const letters of listWords(100))
      await Promise.all([
        read({ url: `/${letters}` }),
        read({ headers: { host: `${letters}.test` } }),
        read({ headers: { cookie: letters } }),
      ]);
    const size = cache.size();
    await read({ url: "/about" });
    expect(await read({ url: "/about" })).toMatch(/^page 301 for/);
    return size;
  };
  expect((await flood(100)).entries).toBe(60);
  const large = await flood(20_000);
  expect(large.entries).toBeLessThan(limits.maxEntries);
  expect(large.bytes).toBeLessThanOrEqual(limits.maxBytes);
});

/** Text that compresses to half its length. */
function fill(length: number): string {
  return randomBytes(length / 2).toString("hex");
}

function listWords(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    [...String(index)].map((digit) => "abcdefghij"[Number(digit)]).join(""),
  );
}
