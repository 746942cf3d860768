import { describe, expect, test } from "vitest";
import { FIELD_NAMES } from "~/data/careers/field-names";
import { listLinks, toAnchor, wordCount } from "~/data/prose";
import { questionById } from "~/data/questions/cards.server";
import { ARTICLES, articleBySlug, isAboutField, nextArticles, readingMinutes } from "./articles";

const QUESTION_PATH = "/interview/questions/";

test("newest first, with unique slugs", () => {
  expect(new Set(ARTICLES.map((article) => article.slug)).size).toBe(ARTICLES.length);
  const dates = ARTICLES.map((article) => article.published);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(articleBySlug("no-such-article")).toBeUndefined();
});

test("an article about a field ends at that field's questions", () => {
  const fields = ARTICLES.filter(isAboutField).map(
    ({ next }) => /^\/interview\?field=(\w+)#fields$/.exec(next.to)?.[1],
  );
  expect(fields.toSorted()).toEqual(Object.keys(FIELD_NAMES).toSorted());
});

test("each article leads to two others, which are for every field", () => {
  for (const article of ARTICLES) {
    const next = nextArticles(article);
    expect(next).not.toContain(article);
    expect(next.some(isAboutField)).toBe(false);
    expect(new Set(next).size).toBe(Math.min(2, ARTICLES.length - 1));
  }
});

describe.each(ARTICLES.map((article) => [article.slug, article] as const))(
  "%s",
  (slug, article) => {
    test("is long enough to help and short enough to finish", () => {
      expect(wordCount(article.blocks)).toBeGreaterThanOrEqual(900);
      expect(wordCount(article.blocks)).toBeLessThanOrEqual(1400);
      expect(readingMinutes(article)).toBeGreaterThanOrEqual(4);
    });

    test("has a valid slug, date and link, and a description short enough for search results", () => {
      expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(new Date(article.published).toISOString().slice(0, 10)).toBe(article.published);
      expect(article.description.length).toBeLessThanOrEqual(200);
      expect(article.next.to).toMatch(/^\/[a-z]/);
    });

    test("links only to questions of the bank, to pages of this site and to its sources", () => {
      const links = listLinks(article.blocks);
      for (const link of links.filter((each) => each.startsWith(QUESTION_PATH)))
        expect(questionById(link.slice(QUESTION_PATH.length)), `${slug}: ${link}`).toBeDefined();
      const outside = links.filter((link) => !link.startsWith("/"));
      expect(
        [...new Set(outside)].toSorted(),
        `${slug}: the text links to each of its sources`,
      ).toEqual(article.sources.map(({ link }) => link).toSorted());
    });

    test("names each source with its publisher, an https address and the day it was read", () => {
      for (const { title, publisher, link, read } of article.sources) {
        expect(title.length, link).toBeGreaterThan(5);
        expect(publisher.length, link).toBeGreaterThan(2);
        expect(new URL(link).protocol, link).toBe("https:");
        expect(new Date(read).toISOString().slice(0, 10), link).toBe(read);
      }
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

describe.each(ARTICLES.filter(({ slug }) => /^interviews-in-|^questions-to-ask/.test(slug)))(
  "$slug",
  ({ blocks, sources }) => {
    test("has at least three sources, and ends with three questions to practice", () => {
      expect(sources.length).toBeGreaterThanOrEqual(3);
      const ending = blocks.slice(blocks.findLastIndex(({ kind }) => kind === "heading"));
      const questions = listLinks(ending).filter((link) => link.startsWith(QUESTION_PATH));
      expect(new Set(questions).size).toBe(3);
    });
  },
);
