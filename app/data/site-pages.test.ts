import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { SITE_PAGES } from "./site-pages";

test("every page there is, once, with a text of its own", () => {
  const routes = globSync(["app/routes/*.tsx", "app/routes/*/route.tsx"]).map(
    (file) =>
      `/${file
        .replace(/^app\/routes\/|\.tsx$|\/route\.tsx$/g, "")
        .replace(/(^|\.)_index$/, "")
        .replaceAll(/_?\./g, "/")}`,
  );
  for (const { to, text } of SITE_PAGES) {
    expect(routes).toContain(to);
    expect(text).toMatch(/^[A-Z0-9].*\.$/);
  }
  for (const key of ["to", "title", "text"] as const)
    expect(new Set(SITE_PAGES.map((page) => page[key])).size).toBe(SITE_PAGES.length);
});
