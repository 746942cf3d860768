import { URLPattern } from "node:url";
import { expect, test } from "vitest";
import {
  PREFETCHED_PAGES,
  PRERENDERED_PAGES,
  SPECULATION_RULES,
} from "~/platform/http/speculation-rules";
import { createClient, createSignedInClient } from "../support/client";

const PREPARED_PAGES = [...PRERENDERED_PAGES, ...PREFETCHED_PAGES];
const patterns = PREPARED_PAGES.map((pathname) => new URLPattern({ pathname, search: "" }));
const isPrepared = (path: string) =>
  patterns.some((pattern) => pattern.test(new URL(path, "http://pathlight.test").href));

const RULES = /<script type="speculationrules" nonce="([^"]+)">([^<]+)<\/script>/;

test("pages that are the same for everyone have the rules, those of an account don't", async () => {
  const client = await createClient();
  for (const path of ["/about", "/", "/interview", "/login", "/mentors", "/nowhere"]) {
    const response = await client.get(path);
    const [, nonce = "none", rules] = RULES.exec(await response.text()) ?? [];
    expect([path, rules]).toEqual([path, SPECULATION_RULES]);
    expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  }
  const signedIn = await createSignedInClient();
  expect(await (await signedIn.get("/about")).text()).not.toMatch(RULES);
});

test("every address in them is a public page that is the same for everyone", async () => {
  const client = await createClient();
  const sitemap = await (await client.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  for (const [index, pattern] of patterns.entries()) {
    const isListed = paths.some((path) => pattern.test(`http://pathlight.test${path}`));
    const isKnown =
      isListed || ["/login", "/register", "/preferences"].includes(PREPARED_PAGES[index] ?? "");
    expect([PREPARED_PAGES[index], isKnown]).toEqual([PREPARED_PAGES[index], true]);
  }
});

test.each([
  "/logout",
  "/interview/sandbox",
  "/interview/sessions/1",
  "/interview/due",
  "/settings/account/export",
  "/profile",
  "/profile/skills/export",
  "/assessment/results/1/csv",
  "/assessment/skills",
  "/learning/python-intro/offline",
  "/mentors/sessions/1/calendar.ics",
  "/verify-email?token=1",
  "/login?redirectTo=/profile",
  "/preferences?returnTo=/",
])("%s is never fetched before a click", (path) => {
  expect(isPrepared(path)).toBe(false);
});
