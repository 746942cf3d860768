import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createClient } from "../support/client";
import { PAGE_MAX, byteLength, countElements } from "../support/page-size";

// What a page costs to send, in bytes before compression, to lay out, in elements, and to show: HTML
// and style sheets, compressed.

/** Header with its menus, and footer. */
const CHROME_MAX = 6_300;

const PAGES = [
  "/",
  "/about",
  "/assessment",
  "/assessment/methods",
  "/blog",
  "/blog/interviews-in-engineering",
  "/blog/tell-me-about-yourself",
  "/careers/finance",
  "/careers/finance/certifications",
  "/careers/finance/corporate-finance",
  "/careers/marketing",
  "/careers/technology",
  "/careers/technology/certifications",
  "/careers/technology/data-scientist",
  "/contact",
  "/how-scoring-works",
  "/how-scoring-works/tests",
  "/interview",
  "/interview/questions",
  "/interview/questions/slow-join-query",
  "/learning",
  "/learning/python-intro",
  "/login",
  "/mentors",
  "/mentors/carlos-villar",
  "/motivation",
  "/nowhere",
  "/occupations",
  "/occupations/15-2051.00",
  "/preferences",
  "/privacy",
  "/register",
  "/resources",
  "/search",
  "/stories",
  "/stories/new",
  "/stories/paste",
  "/search?q=data",
  "/search?q=data&kind=occupations",
  "/terms",
  "/accessibility",
];

const client = await createClient();

describe("HTML of a page", () => {
  test.each(PAGES)("%s: at most 36 KB and 450 elements", async (path) => {
    const [maxBytes, maxElements] = PAGE_MAX;
    const html = await (await client.get(path)).text();
    expect(byteLength(html)).toBeLessThanOrEqual(maxBytes);
    expect(countElements(html)).toBeLessThanOrEqual(maxElements);
    const header = /<header class="site-header.*?<\/header>/s.exec(html)?.[0];
    const footer = /<footer class="site-footer.*?<\/footer>/s.exec(html)?.[0];
    expect(byteLength(header)).toBeGreaterThan(1000);
    expect(byteLength(header) + byteLength(footer)).toBeLessThanOrEqual(CHROME_MAX);
  });
});

const WITH_STYLES_MAX = 25_000;

function measureWithStyles(html: string): number {
  // No page waits for a sheet of another medium, or for one after its content.
  const head = html.slice(0, html.indexOf("<body"));
  const sheets = [...head.matchAll(/rel="stylesheet" href="([^"]+)"(?! media=)/g)].map(
    ([, href]) => readFileSync(`build/client${href}.br`).byteLength,
  );
  expect(sheets.length).toBeGreaterThan(1);
  // What comes after the page is not needed to show it.
  const shown = html.replace(/<script type="speculationrules".*?<\/script>/, "");
  // At Brotli's best, like the sheets: what is compressed for a request is a sixth larger.
  const page = brotliCompressSync(shown);
  return sheets.reduce((sum, bytes) => sum + bytes, page.byteLength);
}

test.each(PAGES)("%s: HTML and CSS within what it may need before it is shown", async (path) => {
  const bytes = measureWithStyles(await (await client.get(path)).text());
  expect(bytes).toBeLessThanOrEqual(WITH_STYLES_MAX);
});
