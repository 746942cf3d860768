import { describe, expect, test } from "vitest";
import { cardById } from "~/data/questions/cards.server";
import { createClient } from "../../support/client";
import { type HtmlElement } from "../../support/html";
import { openPage } from "../../support/page";

// SPEC.md, sections 2 (interview practice, learning paths, mentors), 3 and 9. The assessment has a file of its own.

const client = await createClient();

const listTabs = (main: HtmlElement, name: string) =>
  main
    .getByRole("navigation", name)
    .allByRole("link")
    .map((link) => ({
      name: link.name,
      href: link.attribute("href"),
      isOpen: link.attribute("aria-current") === "page",
    }));

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
    "%s: three cards with title, difficulty, topics, at least so many questions, and minutes",
    async (tab, figures) => {
      const { main } = await openPage(client, `/interview?tab=${tab}`);
      const buttons = main.allByRole("button", /^Start Practice: /);
      const cards = buttons.map((button) => button.closest("listitem"));
      expect(buttons.map(({ text }) => text)).toEqual(cards.map(() => "Start Practice"));
      expect(cards).toHaveLength(figures.length);
      for (const [index, card] of cards.entries()) {
        const [, questions, minutes] = /(\d+) questions (\d+) min/.exec(card.text) ?? [];
        const [minQuestions = 0, expectedMinutes] = figures[index] ?? [];
        expect(Number(questions), card.text).toBeGreaterThanOrEqual(minQuestions);
        expect(Number(minutes), card.text).toBe(expectedMinutes);
        expect(card).toHaveText(/(Easy|Medium|Hard) \d+ questions/);
        expect(card.getByRole("heading").text).not.toBe("");
        const topics = card.getByRole("list", "Topics").allByRole("listitem");
        expect(topics.length).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test("has three tabs, the first one open", async () => {
    const { main } = await openPage(client, "/interview");
    expect(listTabs(main, "Interview type")).toEqual([
      { name: "Technical", href: "/interview?tab=technical", isOpen: true },
      { name: "Behavioral", href: "/interview?tab=behavioral", isOpen: false },
      { name: "Case", href: "/interview?tab=case", isOpen: false },
    ]);
  });

  test.each([
    ["algorithms", "/interview"],
    ["conflict", "/interview?tab=behavioral"],
    ["market-sizing", "/interview?tab=case"],
  ])(
    "starting %s opens a session with question, answer field, tips and both buttons; ending it leads back to %s",
    async (card, list) => {
      const freshClient = await createClient();
      const session =
        (await freshClient.post("/interview", { card })).headers.get("Location") ?? "";
      const page = await openPage(freshClient, session);
      expect(page.main).toHaveText(/tips/i);
      expect(page.main.getField("answer").tag).toBe("textarea");
      const { prompt } = cardById(card)?.questions[0] ?? expect.unreachable();
      expect(page.main).toHaveText(prompt);
      for (const button of ["Submit Response", "End Session"])
        expect(page.names("button")).toContain(button);
      expect((await freshClient.post(session, { intent: "end" })).headers.get("Location")).toBe(
        list,
      );
    },
  );
});

describe("learning paths", () => {
  const COURSES = {
    technical: ["python-intro", "web-dev-fundamentals", "advanced-react"],
    "soft-skills": ["effective-communication", "leadership", "problem-solving", "job-search"],
    "data-science": ["data-science-essentials", "ml-fundamentals"],
    design: ["ux-design", "figma-ui-design"],
  };

  test("has four tabs, the first one open", async () => {
    const { main } = await openPage(client, "/learning");
    expect(listTabs(main, "Subject")).toMatchObject(
      Object.keys(COURSES).map((tab, index) => ({
        href: `/learning?tab=${tab}`,
        isOpen: index === 0,
      })),
    );
  });

  test.each(Object.entries(COURSES))(
    "%s: each card has picture, title, description, level, duration, instructor and a link to its course",
    async (tab, slugs) => {
      const { cards } = (await openPage(client, `/learning?tab=${tab}`)).main;
      expect(cards.flatMap((card) => card.links().map(([, href]) => href))).toEqual(
        expect.arrayContaining(slugs.map((slug) => `/learning/${slug}`)),
      );
      for (const card of cards) {
        expect(card.allByTag("svg").length).toBeGreaterThan(0);
        expect(card).toHaveText(
          /(Beginner|Intermediate|All Levels) .* \S+ \S+ \d+ lessons, [\d.]+ hours/,
        );
        expect(card.allByTag("p")[0]?.text.length).toBeGreaterThanOrEqual(40);
      }
    },
  );

  test.each(Object.values(COURSES).flat())(
    "/learning/%s has description, instructor, syllabus and a link back",
    async (slug) => {
      const { main } = await openPage(client, `/learning/${slug}`);
      for (const part of ["Level", "Duration", "Instructor", "Syllabus"])
        expect(main).toHaveText(part);
      expect(main.links().map(([, href]) => href)).toContain("/learning");
    },
  );

  test.each([
    ["/learning/alchemy", 404],
    ["/learning/constructor", 404],
    ["/learning?tab=constructor", 200],
  ])("%s: %i", async (path, status) => {
    expect((await client.get(path)).status).toBe(status);
  });
});

describe("mentors", async () => {
  const TABS = ["software", "data", "product", "ux", "analytics"];
  const pages = await Promise.all(
    TABS.map(async (tab) => ({ tab, main: (await openPage(client, `/mentors?tab=${tab}`)).main })),
  );
  // Other files may have added mentors with an account.
  const cards = pages
    .flatMap(({ main }) => main.cards)
    .filter(({ text }) => text.includes("reviews (sample)"));

  test("has five tabs, the first one open, and a link for experts", async () => {
    const { main } = await openPage(client, "/mentors");
    expect(listTabs(main, "Field")).toMatchObject(
      TABS.map((tab, index) => ({ href: `/mentors?tab=${tab}`, isOpen: index === 0 })),
    );
    expect(main).toHaveText("Are you an industry expert?");
    expect(main.links()).toContainEqual(["Become a Mentor", "/mentors/apply"]);
  });

  test("every card has picture, name, title, company, rating, reviews, specialties, experience, price and days", () => {
    expect(cards.length).toBeGreaterThanOrEqual(10);
    for (const card of cards) {
      expect(card.getByRole("img").attribute("src")).toMatch(/^\/portraits\/[a-z-]+\.svg$/);
      expect(card).toHaveText(/[\w']+ [\w']+ .+, .+ Rated [45]\.\d \d+ reviews .+ \$\d+ per hour/);
      expect(card).toHaveText(/Available (Mon|Tue|Wed|Thu|Fri|Sat|Sun)/);
      expect(card.getByRole("list").allByRole("listitem").length).toBeGreaterThanOrEqual(3);
    }
  });

  test("prices go from $90 to $150, ratings from 4.6 to 5.0", () => {
    const getFigures = (pattern: RegExp) =>
      cards.map(({ text }) => Number(pattern.exec(text)?.[1])).toSorted((a, b) => a - b);
    const prices = getFigures(/\$(\d+) per hour/);
    const ratings = getFigures(/Rated (\d\.\d)/);
    expect([prices[0], prices.at(-1)]).toEqual([90, 150]);
    expect([ratings[0], ratings.at(-1)]).toEqual([4.6, 5]);
  });

  test.each(pages)(
    "$tab: each mentor has a View Profile dialog and Book Session",
    async ({ main }) => {
      const profiles = main.allByRole("link", /^View Profile/);
      expect(profiles.length).toBeGreaterThanOrEqual(2);
      expect(main.allByRole("button", /^Book Session with/)).toHaveLength(profiles.length);
      for (const profile of profiles) {
        // Without JavaScript the link leads to the mentor's page.
        const path = profile.attribute("href") ?? "";
        expect((await client.get(path)).status).toBe(200);
        const dialog = await openPage(client, `${path}/dialog`);
        expect(profile.name).toContain(dialog.headings(2)[0]?.text);
        expect(dialog.names("button")).toContain("Close");
        expect(dialog.allByRole("button", /^Book Session with/)).toHaveLength(1);
      }
    },
  );

  test.each(["", "constructor", "%00"])("?tab=%s opens the first tab", async (tab) => {
    expect((await openPage(client, `/mentors?tab=${tab}`)).main).toHaveText("Hannah Brandt");
  });
});
