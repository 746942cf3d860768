import { expect, test } from "vitest";
import { createClient } from "../../support/client";
import { openPage } from "../../support/page";

// SPEC.md, sections 1, 2 (home, resources, motivation, not found), 3 and 9.

const client = await createClient();
const home = await openPage(client, "/");

test("home has a hero with both calls to action, a question to answer, figures and a closing call", () => {
  const { main } = home;
  // Its main area brings no padding of its own.
  expect(main.has("class")).toBe(false);
  expect(main.headings(1)).toHaveLength(1);
  for (const link of [
    ["Start Free Trial", "/register"],
    ["Try AI Interview", "/interview"],
  ])
    expect(main.links().filter(([text]) => text === link[0])).toEqual([link, link]);
  expect(main.getByLabel("Your answer").tag).toBe("textarea");
  const figures = main
    .allByTag("dt")
    .map(({ text: label }, index) => [main.allByTag("dd")[index]?.text.replaceAll(" ", ""), label]);
  expect(figures).toEqual([
    ["4,800+", "Tech professionals"],
    ["+64%", "Interview success after 3 sessions"],
    ["93%", "Satisfaction"],
    ["12,000+", expect.stringMatching(/^Career paths analy[sz]ed$/)],
  ]);
  const inFigures = main.getByRole("region", "Pathlight in figures");
  expect(inFigures.headings(2).map(({ text }) => text)).toEqual([
    "Sample figures",
    "Counted on this server",
  ]);
  expect(inFigures).toHaveText(/\d+ interview questions \d+ courses \d+ occupations \d+ skills/);
});

test("home has at least twelve tiles on eight fields, each with a title and figures of its own", () => {
  const tiles = home.main
    .allByRole("link")
    .filter((link) => link.allByRole("heading").length > 0)
    .map((tile) => ({
      title: tile.getByRole("heading").text,
      href: tile.attribute("href"),
      figures: tile.text.replace(tile.getByRole("heading").text, ""),
    }));
  expect(tiles.length).toBeGreaterThanOrEqual(12);
  const FIELDS = [
    "technology",
    "healthcare",
    "business",
    "finance",
    "marketing",
    "engineering",
    "legal",
    "education",
  ];
  expect([...new Set(tiles.map(({ href }) => href))].toSorted()).toEqual(
    FIELDS.map((field) => `/careers/${field}`).toSorted(),
  );
  expect(new Set(tiles.map(({ title }) => title)).size).toBe(tiles.length);
  expect(new Set(tiles.map(({ figures }) => figures)).size).toBe(tiles.length);
  for (const { title, figures } of tiles) expect(figures, title).toMatch(/\d/);
});

test("the home page's strip has five labels, one of them highlighted", () => {
  const labels = home.main.getByRole("region", "Where Pathlight helps").allByRole("listitem");
  expect(labels.map(({ text }) => text)).toEqual([
    "Education",
    "Business",
    "Technology",
    "Innovation",
    "Growth",
  ]);
  const highlighted = labels.flatMap((label) =>
    [label, ...label.descendants].filter((element) => element.attribute("data-state") === "on"),
  );
  expect(highlighted).toHaveLength(1);
});

test("resources: nine categories and marketing, with at least three links each, to different places", async () => {
  const { cards } = (await openPage(client, "/resources")).main;
  expect(cards.map((card) => card.getByRole("heading").text)).toEqual([
    "Technology & IT",
    "Healthcare",
    "Business & Finance",
    "Education",
    "Legal",
    "Engineering",
    "Creative Arts",
    "Environmental Science",
    "Marketing",
    "General Career Resources",
  ]);
  const addresses = cards.flatMap((card) => {
    expect(card.allByTag("p")[0]?.text.length).toBeGreaterThanOrEqual(20);
    const links = card.allByRole("link");
    expect(links.length).toBeGreaterThanOrEqual(3);
    return links.map((link) => {
      const [title, description] = link.children;
      expect(title?.text).toBeTruthy();
      expect(description?.text.length).toBeGreaterThanOrEqual(15);
      expect(link.attribute("href")).toMatch(/^https:\/\//);
      return link.attribute("href");
    });
  });
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("motivation: at least four quotes with their authors, and six talks with picture, title, description, length and speaker", async () => {
  const { main } = await openPage(client, "/motivation");
  const quotes = main.allByRole("figure");
  expect(quotes.length).toBeGreaterThanOrEqual(4);
  for (const quote of quotes) {
    expect(quote.getByRole("blockquote").text).toMatch(/^“.{20,}”$/);
    expect(quote.name).toMatch(/^\S+ \S+.*\d{4}$/);
  }
  const talks = main.cards;
  expect(talks.length).toBeGreaterThanOrEqual(6);
  for (const talk of talks) {
    expect(talk.allByTag("svg").length).toBeGreaterThan(0);
    expect(talk.links()).toEqual([
      [expect.stringMatching(/.{10,}/), expect.stringMatching(/^https:\/\//)],
    ]);
    expect(talk).toHaveText(/\d+ min .{60,} \S+ \S+ TED/);
  }
  expect(new Set(talks.flatMap((talk) => talk.links().map(([, href]) => href))).size).toBe(
    talks.length,
  );
});

test.each(["/nowhere", "/careers", "/learning/a/b/c", "/interviews", "/%F0%9F%92%A5"])(
  "%s is not found and links home",
  async (path) => {
    const page = await openPage(client, path, 404);
    expect(page.main).toHaveText("Oops! Page not found");
    expect(page.main.links()[0]?.[1]).toBe("/");
    expect(page.title).toBe("Oops! Page not found · Pathlight");
  },
);

test.each([
  "/about",
  "/privacy",
  "/terms",
  "/accessibility",
  "/contact",
  "/blog",
  "/blog/tell-me-about-yourself",
])("%s has a title and a description of its own", async (path) => {
  const page = await openPage(client, path);
  expect(page.title).toMatch(/^.+ · Pathlight$/);
  expect(page.meta("description")?.length).toBeGreaterThanOrEqual(40);
});

test("the blog leads to at least two articles, and lists them by RSS", async () => {
  const { main } = await openPage(client, "/blog");
  const articles = main.links().filter(([, href]) => href.startsWith("/blog/"));
  const pages = articles.filter(([, href]) => href !== "/blog/rss.xml");
  expect(pages.length).toBeGreaterThanOrEqual(2);
  for (const [, href] of pages) await openPage(client, href);
  const feed = await client.get("/blog/rss.xml");
  expect(feed.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
  const xml = await feed.text();
  expect([...xml.matchAll(/<item>/g)]).toHaveLength(pages.length);
  for (const [title, href] of pages) {
    expect(xml).toContain(`<title>${title}</title>`);
    expect(xml).toMatch(new RegExp(`<link>https?://[^<]+${href}</link>`));
  }
  expect((await client.get("/blog/nothing")).status).toBe(404);
});
