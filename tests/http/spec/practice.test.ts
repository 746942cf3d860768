import { describe, expect, test } from "vitest";
import {
  listElementTexts,
  listLinks,
  openPage,
  openExistingPage,
  splitAfter,
} from "../../support/page";
import { textOf, createClient } from "../../support/client";

// SPEC.md, sections 2 (interview practice, learning paths, mentors), 3 and 9. The assessment has a file of its own.

const client = await createClient();

describe("interview practice", () => {
  test.each([
    [
      "technical",
      [
        [15, 45],
        [8, 60],
        [12, 40],
      ],
    ],
    [
      "behavioral",
      [
        [10, 30],
        [8, 25],
        [12, 35],
      ],
    ],
    [
      "case",
      [
        [5, 45],
        [7, 40],
        [6, 35],
      ],
    ],
  ])(
    "%s: three cards with title, difficulty, topics, questions and minutes",
    async (tab, figures) => {
      const { main } = await openExistingPage(client, `/interview?tab=${tab}`);
      const cards = splitAfter(
        main.split('aria-label="Interview type"')[1] ?? "",
        ' name="card"',
      ).length;
      expect(cards).toBe(3);
      const pageText = textOf(main);
      expect(
        [...pageText.matchAll(/(\d+) questions (\d+) min/g)].map(([, questions, minutes]) => [
          Number(questions),
          Number(minutes),
        ]),
      ).toEqual(figures);
      expect([...pageText.matchAll(/(Easy|Medium|Hard) \d+ questions/g)]).toHaveLength(3);
      const topics = splitAfter(main, '<ul aria-label="Topics"').map(
        (list) => listElementTexts(list.split("</ul>")[0] ?? "", "li").length,
      );
      expect(topics).toHaveLength(3);
      for (const count of topics) expect(count).toBeGreaterThanOrEqual(3);
      expect(
        listElementTexts(main, "button").filter((label) => label === "Start Practice"),
      ).toHaveLength(3);
    },
  );

  test("three tabs, the first one open", async () => {
    const { main } = await openExistingPage(client, "/interview");
    expect(listLinks(main).slice(0, 3)).toEqual([
      ["Technical", "/interview?tab=technical"],
      ["Behavioral", "/interview?tab=behavioral"],
      ["Case", "/interview?tab=case"],
    ]);
    expect(main).toMatch(/aria-current="page"[^>]*href="\/interview\?tab=technical"/);
  });

  test.each(["algorithms", "conflict", "market-sizing"])(
    "any start button (%s) opens a session: question, place to answer, tips, Submit Response; End Session leads back",
    async (card) => {
      const freshClient = await createClient();
      const session =
        (await freshClient.post("/interview", { card })).headers.get("Location") ?? "";
      const { html, words } = await openExistingPage(freshClient, session);
      expect(textOf(html)).toContain("Interview Session Started");
      expect(words).toMatch(/tips/i);
      expect(html).toContain('name="answer"');
      expect(listElementTexts(html, "h1")[0]?.length).toBeGreaterThan(20);
      for (const button of ["Submit Response", "End Session"])
        expect(listElementTexts(html, "button")).toContain(button);
      expect((await freshClient.post(session, { intent: "end" })).headers.get("Location")).toBe(
        "/interview",
      );
    },
  );
});

describe("learning paths", () => {
  const COURSES = {
    technical: ["python-intro", "web-dev-fundamentals", "advanced-react"],
    "soft-skills": ["effective-communication", "leadership", "problem-solving"],
    "data-science": ["data-science-essentials", "ml-fundamentals"],
    design: ["ux-design", "figma-ui-design"],
  };

  test("four tabs, the first one open", async () => {
    const { main } = await openExistingPage(client, "/learning");
    expect(
      listLinks(main)
        .slice(0, 4)
        .map(([, to]) => to),
    ).toEqual(Object.keys(COURSES).map((tab) => `/learning?tab=${tab}`));
    expect(main).toMatch(/aria-current="page"[^>]*href="\/learning\?tab=technical"/);
  });

  test.each(Object.entries(COURSES))(
    "%s: each card has picture, title, description, level, duration, instructor, and leads to its course",
    async (tab, slugs) => {
      const { main } = await openExistingPage(client, `/learning?tab=${tab}`);
      const cards = splitAfter(main, '<li class="lit-card');
      expect(cards.flatMap((card) => listLinks(card).map(([, to]) => to))).toEqual(
        slugs.map((slug) => `/learning/${slug}`),
      );
      for (const card of cards) {
        expect(card).toContain('class="artwork');
        expect(textOf(card)).toMatch(
          /(Beginner|Intermediate|All Levels) .* \S+ \S+ \d+ lessons, [\d.]+ hours/,
        );
        expect(card).toMatch(/<p[^>]*>[^<]{40,}<\/p>/);
      }
    },
  );

  test.each(Object.values(COURSES).flat())(
    "/learning/%s: description, instructor, syllabus, and the way back",
    async (slug) => {
      const { main, words } = await openExistingPage(client, `/learning/${slug}`);
      for (const part of ["Level", "Duration", "Instructor", "Syllabus"])
        expect(words).toContain(part);
      expect(listLinks(main).map(([, to]) => to)).toContain("/learning");
    },
  );

  test.each([
    ["/learning/alchemy", 404],
    ["/learning/constructor", 404],
    ["/learning?tab=constructor", 200],
  ])("%s: %i", async (path, status) => {
    expect((await openPage(client, path)).status).toBe(status);
  });
});

describe("mentors", async () => {
  const TABS = ["software", "data", "product", "ux", "analytics"];
  const mentors = await Promise.all(
    TABS.map(async (tab) => ({ tab, ...(await openExistingPage(client, `/mentors?tab=${tab}`)) })),
  );
  const cards = mentors.flatMap(({ main }) =>
    splitAfter(main.split("Are you an industry expert")[0] ?? "", '<li class="lit-card').map(
      (card) => card.split("<dialog")[0] ?? "",
    ),
  );

  test("five tabs, the first one open, and the door for experts", async () => {
    const { main, words } = await openExistingPage(client, "/mentors");
    expect(
      listLinks(main)
        .slice(0, 5)
        .map(([, to]) => to),
    ).toEqual(TABS.map((tab) => `/mentors?tab=${tab}`));
    expect(main).toMatch(/aria-current="page"[^>]*href="\/mentors\?tab=software"/);
    expect(words).toContain("Are you an industry expert?");
    expect(listLinks(main)).toContainEqual(["Become a Mentor", "/mentors/apply"]);
  });

  test("every card: picture, name, title, company, rating, reviews, specialties, experience, price, days", () => {
    expect(cards.length).toBeGreaterThanOrEqual(10);
    for (const card of cards) {
      expect(card).toMatch(/<img[^>]*src="\/portraits\/[a-z-]+\.svg"/);
      expect(textOf(card)).toMatch(
        /[\w']+ [\w']+ .+, .+ Rated [45]\.\d \d+ reviews .+ \$\d+ per hour/,
      );
      expect(textOf(card)).toMatch(/Available (Mon|Tue|Wed|Thu|Fri|Sat|Sun)/);
      expect(listElementTexts(card, "li").length).toBeGreaterThanOrEqual(3);
    }
  });

  test("prices from $90 to $150, ratings from 4.6 to 5.0", () => {
    const figures = (pattern: RegExp) =>
      cards.map((card) => Number(pattern.exec(textOf(card))?.[1])).toSorted((a, b) => a - b);
    const prices = figures(/\$(\d+) per hour/);
    const ratings = figures(/Rated (\d\.\d)/);
    expect([prices[0], prices.at(-1)]).toEqual([90, 150]);
    expect([ratings[0], ratings.at(-1)]).toEqual([4.6, 5]);
  });

  test.each(mentors)("$tab: a View Profile dialog and Book Session for each", ({ main }) => {
    const profiles = [...main.matchAll(/popovertarget="([^"]*)"[^>]*>View Profile/gi)].map(
      ([, id]) => id,
    );
    expect(profiles.length).toBeGreaterThanOrEqual(2);
    for (const id of profiles) expect(main).toMatch(new RegExp(`<dialog id="${id}"`));
    const books = listLinks(main).filter(([words]) => words.startsWith("Book Session with"));
    expect(books).toHaveLength(profiles.length);
    for (const [, to] of books) expect(to).toMatch(/^\/mentors\/[a-z-]+#book$/);
  });

  test.each(["", "constructor", "%00"])("?tab=%s shows the first", async (tab) => {
    expect((await openExistingPage(client, `/mentors?tab=${tab}`)).words).toContain(
      "Hannah Brandt",
    );
  });
});
