import { describe, expect, test } from "vitest";
import { toAnchor, wordCount } from "~/data/prose";
import { ARTICLES, articleBySlug, readingMinutes } from "./articles";

test("newest first, with unique slugs", () => {
  expect(new Set(ARTICLES.map((article) => article.slug)).size).toBe(ARTICLES.length);
  const dates = ARTICLES.map((article) => article.published);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(articleBySlug("no-such-article")).toBeUndefined();
});

describe.each(ARTICLES.map((article) => [article.slug, article] as const))(
  "%s",
  (slug, article) => {
    test("is long enough to help and short enough to finish", () => {
      expect(wordCount(article.blocks)).toBeGreaterThanOrEqual(1000);
      expect(wordCount(article.blocks)).toBeLessThanOrEqual(1400);
      expect(readingMinutes(article)).toBeGreaterThanOrEqual(5);
    });

    test("has a valid slug, date and link, and a description short enough for search results", () => {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(new Date(article.published).toISOString().slice(0, 10)).toBe(article.published);
      expect(article.description.length).toBeLessThanOrEqual(200);
      expect(article.next.to).toMatch(/^\/[a-z]/);
    });

    test("has unique heading anchors", () => {
      const anchors = article.blocks.flatMap((block) =>
        block.kind === "heading" ? [toAnchor(block.text)] : [],
      );
      expect(anchors.length).toBeGreaterThanOrEqual(4);
      expect(new Set(anchors).size).toBe(anchors.length);
      for (const anchor of anchors) expect(anchor).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    });
  },
);
