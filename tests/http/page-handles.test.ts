import { expect, test } from "vitest";
import { createFindRoute } from "~/platform/http/find-route";
import { loadRoutes } from "../support/app";
import { listSitemapPaths, loadPages } from "../support/routes";

const pages = await loadPages();

test("only public pages are the same for everyone, prepared before a click or in the sitemap", () => {
  const declared = pages.filter(
    ({ handle: { cache, preload, sitemap } }) => cache ?? preload ?? sitemap,
  );
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.filter(({ handle }) => handle.access !== "public")).toEqual([]);
});

test("what is in the sitemap or prepared before a click is the same for everyone", () => {
  const declared = pages.filter(({ handle: { preload, sitemap } }) => preload ?? sitemap);
  expect(declared.length).toBeGreaterThan(20);
  expect(declared.filter(({ handle }) => !handle.cache)).toEqual([]);
});

test("a page lists its own addresses for the sitemap", async () => {
  const findRoute = createFindRoute(await loadRoutes());
  for (const page of pages.filter(({ handle }) => handle.sitemap)) {
    const paths = await listSitemapPaths(page);
    expect([page.id, paths.length]).not.toEqual([page.id, 0]);
    expect(paths.filter((path) => findRoute(path) !== page.id)).toEqual([]);
  }
});

test("the search knows one page of each title and text, at an address without parameters", () => {
  const found = pages.flatMap(({ path, handle: { search } }) =>
    search ? [{ path, ...search }] : [],
  );
  expect(found.length).toBeGreaterThan(20);
  for (const { path, text } of found) {
    expect(path).not.toMatch(/[:*]/);
    expect(text).toMatch(/^[A-Z0-9].*\.$/);
  }
  for (const key of ["path", "title", "text"] as const)
    expect(new Set(found.map((page) => page[key])).size).toBe(found.length);
});
