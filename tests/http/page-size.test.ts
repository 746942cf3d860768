import { describe, expect, test } from "vitest";
import { createClient } from "../support/client";

// What a page costs to send and to lay out, in bytes before compression.

const PAGE_MAX = 35_000;
/** Header with its menus, and footer. */
const CHROME_MAX = 9_800;

/** Pages with long lists or drawings of their own, each with what it may weigh until it is lighter. */
const HEAVY_PAGES: Record<string, number> = {
  "/": 39_500,
  "/resources": 41_500,
  "/mentors": 68_500,
  // No other file books this mentor, so the page shows no reviews and the whole week.
  "/mentors/carlos-villar": 42_500,
  "/learning/python-intro": 50_500,
  "/occupations": 45_000,
  "/how-scoring-works": 68_000,
};

const PAGES = [
  "/about",
  "/assessment",
  "/assessment/methods",
  "/blog",
  "/blog/tell-me-about-yourself",
  "/careers/finance",
  "/careers/marketing",
  "/careers/technology",
  "/careers/technology/certifications",
  "/careers/technology/data-scientist",
  "/contact",
  "/interview",
  "/interview/questions/slow-join-query",
  "/learning",
  "/login",
  "/motivation",
  "/nowhere",
  "/occupations/15-2051.00",
  "/preferences",
  "/privacy",
  "/register",
  "/terms",
];

const client = await createClient();
const byteLength = (text: string | undefined) => Buffer.byteLength(text ?? "");

describe("HTML of a page", () => {
  test.each([...PAGES.map((path) => [path, PAGE_MAX] as const), ...Object.entries(HEAVY_PAGES)])(
    "%s: at most %d bytes",
    async (path, max) => {
      const html = await (await client.get(path)).text();
      expect(byteLength(html)).toBeLessThanOrEqual(max);
      const header = /<header class="site-header.*?<\/header>/s.exec(html)?.[0];
      const footer = /<footer class="site-footer.*?<\/footer>/s.exec(html)?.[0];
      expect(byteLength(header)).toBeGreaterThan(1000);
      expect(byteLength(header) + byteLength(footer)).toBeLessThanOrEqual(CHROME_MAX);
    },
  );
});
