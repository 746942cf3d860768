import { URLPattern } from "node:url";
import { expect, test } from "vitest";
import { createFindRoute } from "~/platform/http/find-route";
import { buildSpeculationRules } from "~/platform/http/speculation-rules";
import { loadRoutes } from "../support/app";
import { createClient, createSignedInClient } from "../support/client";
import { listSitemapPaths, loadPages } from "../support/routes";

const pages = await loadPages();

/** What a browser prepares for an address, as it reads the rules. */
function listPreparations(path: string): string[] {
  const url = new URL(path, "http://pathlight.test").href;
  const isListed = (pathname: string) => new URLPattern({ pathname, search: "" }).test(url);
  if (isListed("/*.xml")) return [];
  return (["prerender", "prefetch"] as const).filter((preload) =>
    pages.some((page) => page.handle.preload === preload && isListed(page.path)),
  );
}

const RULES = /<script type="speculationrules" nonce="([^"]+)">([^<]+)<\/script>/;

test("pages that are the same for everyone have the rules, those of an account don't", async () => {
  const client = await createClient();
  for (const path of ["/about", "/", "/interview", "/login", "/mentors", "/nowhere"]) {
    const response = await client.get(path);
    const [, nonce = "none", rules] = RULES.exec(await response.text()) ?? [];
    expect([path, rules]).toEqual([path, buildSpeculationRules(pages)]);
    expect(response.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  }
  const signedIn = await createSignedInClient();
  expect(await (await signedIn.get("/about")).text()).not.toMatch(RULES);
});

test("the rules prepare each page as its handle says, whatever else they match", async () => {
  const routes = await loadRoutes();
  const findRoute = createFindRoute(routes);
  for (const { id, path: pattern, handle } of pages) {
    const isPublicPage = handle.access === "public" && routes[id]?.module.default;
    // Nothing happens if a page for everyone is fetched because a pattern matches its address too.
    if (!handle.preload && isPublicPage) continue;
    const paths = pattern.includes(":")
      ? await listSitemapPaths({ id, path: pattern, handle })
      : [pattern];
    for (const path of paths.filter((each) => findRoute(each) === id))
      expect([path, listPreparations(path)]).toEqual([
        path,
        handle.preload ? [handle.preload] : [],
      ]);
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
  expect(listPreparations(path)).toEqual([]);
});
