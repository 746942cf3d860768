import { expect, test } from "vitest";
import {
  listElementTexts,
  listLinks,
  openPage,
  openExistingPage,
  splitAfter,
} from "../../support/page";
import { textOf, createClient } from "../../support/client";

// SPEC.md, sections 1, 2 (home, resources, motivation, not found), 3 and 9.

const client = await createClient();

test("home: hero with both calls to action, the product itself, stats, closing call", async () => {
  const { main, words } = await openExistingPage(client, "/");
  // Its main area brings no padding of its own.
  expect(main).toMatch(/^<main id="main">/);
  expect(listElementTexts(main, "h1")).toHaveLength(1);
  expect(listLinks(main).filter(([label]) => label === "Start Free Trial")).toEqual(
    Array.from({ length: 2 }, () => ["Start Free Trial", "/register"]),
  );
  expect(listLinks(main).filter(([label]) => label === "Try AI Interview")).toEqual(
    Array.from({ length: 2 }, () => ["Try AI Interview", "/interview"]),
  );
  expect(listElementTexts(main, "figcaption")[0]).toContain("An example answer and its review");
  for (const claim of [
    /4,800 \+ ?Tech professionals/,
    /\+ 64 % ?Interview success after 3 sessions/,
    /93 % ?Satisfaction/,
    /12,000 \+ ?Career paths analysed/,
  ])
    expect(parseStats(main)).toMatch(claim);
  expect(words).toContain("Illustrative figures.");
});

const parseStats = (main: string) =>
  splitAfter(main, '<div class="flex flex-col-reverse')
    .map((stat) => `${/<dd[\s\S]*?<\/dd>/.exec(stat)?.[0]}${/<dt[\s\S]*?<\/dt>/.exec(stat)?.[0]}`)
    .map(textOf)
    .map((stat) => stat.trim())
    .join("; ");

test("home: twelve tiles on eight fields, each with a line of its own", async () => {
  const { main } = await openExistingPage(client, "/");
  const tiles = splitAfter(main, '<a class="tile').map((tile) => [
    listElementTexts(tile, "h3")[0],
    /href="([^"]*)"/.exec(tile)?.[1],
    textOf(/<p[\s\S]*?<\/p>/.exec(tile)?.[0] ?? "").trim(),
  ]);
  expect(tiles).toHaveLength(12);
  const fields = [
    "technology",
    "healthcare",
    "business",
    "finance",
    "marketing",
    "engineering",
    "legal",
    "education",
  ];
  expect([...new Set(tiles.map(([, to]) => to))].toSorted()).toEqual(
    fields.map((field) => `/careers/${field}`).toSorted(),
  );
  for (const at of [0, 2]) expect(new Set(tiles.map((tile) => tile[at])).size).toBe(12);
  for (const [title, , figures] of tiles) expect(figures, title).toMatch(/\d/);
});

test("home: the strip's five labels, one of them highlighted", async () => {
  const strip =
    splitAfter((await openExistingPage(client, "/")).main, 'class="strip"')[0]?.split("</ol>")[0] ??
    "";
  expect(listElementTexts(strip, "li")).toEqual([
    "Education",
    "Business",
    "Technology",
    "Innovation",
    "Growth",
  ]);
  expect(splitAfter(strip, 'data-state="on"')).toHaveLength(1);
});

test("resources: nine categories with three links each, to 27 different places", async () => {
  const { main } = await openExistingPage(client, "/resources");
  const cards = splitAfter(main, "category-card");
  expect(cards.map((card) => listElementTexts(card, "h2")[0])).toEqual([
    "Technology & IT",
    "Healthcare",
    "Business & Finance",
    "Education",
    "Legal",
    "Engineering",
    "Creative Arts",
    "Environmental Science",
    "General Career Resources",
  ]);
  const resources = cards.flatMap((card) => {
    expect(card).toMatch(/<\/h2><p[^>]*>[^<]{20,}<\/p>/);
    const found = [
      ...card.matchAll(
        /<a href="(https:\/\/[^"]+)"[^>]*><span[^>]*><span[^>]*>([^<]+)<\/span><span[^>]*>([^<]{15,})<\/span>/g,
      ),
    ];
    expect(found).toHaveLength(3);
    return found.map(([, to]) => to);
  });
  expect(new Set(resources).size).toBe(27);
});

test("motivation: four quotes with their authors, six talks with picture, title, description, length and author", async () => {
  const { main } = await openExistingPage(client, "/motivation");
  const quotes = splitAfter(main, "<figure").map((figure) => [
    listElementTexts(figure, "blockquote")[0],
    listElementTexts(figure, "figcaption")[0],
  ]);
  expect(quotes).toHaveLength(4);
  for (const [quote, author] of quotes)
    expect([quote, author]).toEqual([
      expect.stringMatching(/^“.{20,}”$/),
      expect.stringMatching(/^\S+ \S+.*\d{4}$/),
    ]);
  const talks = splitAfter(main, '<li class="lit-card');
  expect(talks).toHaveLength(6);
  for (const talk of talks) {
    expect(talk).toContain('class="artwork');
    expect(listLinks(talk)).toEqual([
      [expect.stringMatching(/.{10,}/), expect.stringMatching(/^https:\/\//)],
    ]);
    expect(textOf(talk)).toMatch(/\d+ min .{60,} \S+ \S+ TED/);
  }
  expect(new Set(talks.flatMap((talk) => listLinks(talk).map(([, to]) => to))).size).toBe(6);
});

test.each(["/nowhere", "/careers", "/learning/a/b/c", "/interviews", "/%F0%9F%92%A5"])(
  "%s: not found, with a link home",
  async (path) => {
    const { status, main, html, words } = await openPage(client, path);
    expect(status).toBe(404);
    expect(words).toContain("Oops! Page not found");
    expect(listLinks(main)[0]?.[1]).toBe("/");
    expect(html).toContain("<title>Oops! Page not found · Pathlight</title>");
  },
);

test.each(["/about", "/privacy", "/terms", "/contact", "/blog", "/blog/tell-me-about-yourself"])(
  "%s stands, with a title and a description of its own",
  async (path) => {
    const { html } = await openExistingPage(client, path);
    expect(html).toMatch(/<title>[^<]+ · Pathlight<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
  },
);

test("blog: the first two articles", async () => {
  const { main } = await openExistingPage(client, "/blog");
  const articles = listLinks(main).filter(([, to]) => to.startsWith("/blog/"));
  expect(articles).toHaveLength(2);
  for (const [, to] of articles) await openExistingPage(client, to);
  expect((await openPage(client, "/blog/nothing")).status).toBe(404);
});
