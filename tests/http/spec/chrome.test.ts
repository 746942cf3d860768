import { describe, expect, test } from "vitest";
import { listElementTexts, listLinks, openExistingPage, splitAfter } from "../../support/page";
import { registerPerson, createSignedInClient, textOf, createClient } from "../../support/client";

// SPEC.md, sections 2 (route table, page chrome), 3 (palette) and 9.

const client = await createClient();

const NAVIGATION = [
  ["Home", "/"],
  ["AI Interviews", "/interview"],
  ["Career Assessment", "/assessment"],
  ["Learning Paths", "/learning"],
  ["Find Mentors", "/mentors"],
  ["Resources", "/resources"],
  ["Motivation", "/motivation"],
] as const;
const FIELDS = [
  "Technology",
  "Healthcare",
  "Business",
  "Education",
  "Legal",
  "Engineering",
  "Environmental",
].map((label) => [label, `/careers/${label.toLowerCase()}`] as const);
const ALL = ["All Career Assessments", "/assessment"] as const;

const header = (html: string) => /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
const footer = (html: string) => /<footer[\s\S]*?<\/footer>/.exec(html)?.[0] ?? "";
const nav = (html: string, label: string) =>
  new RegExp(`<nav aria-label="${label}"[\\s\\S]*?</nav>`).exec(header(html))?.[0] ?? "";

test.each([
  "/",
  "/interview",
  "/assessment",
  "/learning",
  "/mentors",
  "/resources",
  "/motivation",
  "/login",
  "/register",
  "/careers/technology",
  "/careers/healthcare",
  "/careers/business",
  "/careers/education",
  "/careers/legal",
  "/careers/engineering",
  "/careers/environmental",
  "/careers/finance",
  "/careers/marketing",
  "/blog",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
])("%s stands, with a header, a main area and a footer", async (path) => {
  const { html } = await openExistingPage(client, path);
  for (const part of ["<header", "<main", "<footer", "<h1"])
    expect([part, html.split(part).length - 1]).toEqual([part, 1]);
});

test("navigation: seven items, the career fields under Career Assessment", async () => {
  const { html } = await openExistingPage(client, "/motivation");
  const expected = [...NAVIGATION.slice(0, 3), ...FIELDS, ALL, ...NAVIGATION.slice(3)];
  expect(listLinks(nav(html, "Main"))).toEqual(expected);
  expect(textOf(nav(html, "Main"))).toContain("Career Fields");
  // The menu of small screens holds the same.
  expect(listLinks(nav(html, "Menu"))).toEqual(expected);
});

const ACTIVE: { path: string; label: string | null }[] = [
  ...NAVIGATION.map(([label, to]) => ({ path: to, label })),
  { path: "/careers/legal", label: "Career Assessment" },
  { path: "/learning/python-intro", label: "Learning Paths" },
  { path: "/login", label: null },
];
test.each(ACTIVE)("on $path the highlighted item is $label", async ({ path, label }) => {
  const { html } = await openExistingPage(client, path);
  const currentLabels = [
    ...nav(html, "Main").matchAll(
      /<a aria-current="(?:page|true)" class="nav-link"[^>]*>([^<]*)</g,
    ),
  ].map(([, words]) => words);
  expect(currentLabels).toEqual(label ? [label] : []);
});

test("anonymous: Sign In and Get Started, on wide and on small screens", async () => {
  const { html } = await openExistingPage(client, "/");
  const ends = listLinks(header(html)).filter(([, to]) => to === "/login" || to === "/register");
  expect(ends).toEqual([
    ["Sign In", "/login"],
    ["Get Started", "/register"],
    ["Get Started", "/register"],
    ["Sign In", "/login"],
  ]);
  expect(header(html)).not.toContain("Log out");
});

test("signed in: an avatar menu with name, email, Profile, Settings and Log out", async () => {
  const freshClient = await createClient();
  const { email, password } = await registerPerson(freshClient, {
    firstName: "amina",
    lastName: "Diallo",
    email: "amina@example.com",
    password: "violin-tractor-moss",
  });
  await freshClient.post("/login", { email, password });
  const html = header((await openExistingPage(freshClient, "/")).html);
  const menu = splitAfter(html, '<summary aria-label="amina Diallo’s account"')[0] ?? "";
  expect(textOf(menu)).toMatch(/ A .*amina Diallo.*amina@example\.com.*Profile.*Settings.*Log out/);
  expect(listLinks(menu).slice(0, 2)).toEqual([
    ["Profile", "/profile"],
    ["Settings", "/settings"],
  ]);
  expect(menu).toMatch(/<form method="post" action="\/logout"[\s\S]*?Log out<\/button>/);
  expect(listLinks(html).filter(([, to]) => to === "/login" || to === "/register")).toEqual([]);
});

test("footer: what the product is, the year, and nine links", async () => {
  const html = footer((await openExistingPage(client, "/")).html);
  const words = textOf(html);
  expect(words).toContain(
    "Advanced AI-powered career coaching and interview preparation to help you land your dream job.",
  );
  expect(words).toContain(`© ${new Date().getFullYear()}`);
  expect(listLinks(html).toSorted()).toEqual([
    ["About", "/about"],
    ["Blog", "/blog"],
    ["Career Guides", "/resources"],
    ["Contact", "/contact"],
    ["Industry Reports", "/resources"],
    ["Privacy", "/privacy"],
    ["Success Stories", "/resources"],
    ["Terms", "/terms"],
    ["Webinars", "/resources"],
  ]);
});

describe("appearance", () => {
  const GROUPS = {
    "Cyber Themes": ["cyberblue", "cyber-purple", "cyber", "matrix", "neon-blue", "electric-cyan"],
    "Vibrant Themes": [
      "deep-violet",
      "vibrant-pink",
      "neon-green",
      "electric-yellow",
      "plasma",
      "digital",
    ],
    "Cosmic Themes": ["nebula", "quantum", "celestial", "holographic", "aurora", "cosmic"],
    "Retro Themes": ["synthwave", "retro-wave", "vapor", "glitch", "binary", "techno"],
    "Classic Themes": ["purple", "teal", "green", "amber", "rose", "cool-gray"],
  };
  const MOBILE = [
    "cyber",
    "matrix",
    "neon-blue",
    "deep-violet",
    "cyber-purple",
    "synthwave",
    "electric-cyan",
    "nebula",
  ];
  const MORE = [
    "crimson",
    "emerald",
    "golden",
    "ocean",
    "magenta",
    "midnight",
    "sunset",
    "lava",
    "forest",
    "ruby",
    "sapphire",
    "topaz",
    "amethyst",
    "turquoise",
    "slate",
    "charcoal",
    "silver",
    "bronze",
    "futuristic",
    "techblue",
  ];
  const ALL_50 = [...Object.values(GROUPS).flat(), ...MORE];
  const swatches = (html: string) =>
    [...html.matchAll(/<button name="accent" value="([^"]*)" aria-pressed/g)].map(
      ([, value]) => value,
    );
  const root = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? "";
  const getWithPreferences = (look: string) =>
    client.get("/about", { Cookie: look }).then((response) => response.text());

  test("the palette: five headed groups of six, three in a row", async () => {
    const { html } = await openExistingPage(client, "/");
    const panel =
      splitAfter(header(html), 'aria-label="Accent color"')[0]?.split("mobile-panel")[0] ?? "";
    const found = Object.fromEntries(
      splitAfter(panel, "<section>").map((group) => [
        listElementTexts(group, "h3")[0],
        swatches(group),
      ]),
    );
    expect(found).toEqual(GROUPS);
    expect(splitAfter(panel, 'class="grid gap-y-1 grid-cols-3"')).toHaveLength(5);
  });

  test("small screens: eight swatches, four in a row, and a switch between light and dark", async () => {
    const panel =
      splitAfter(header((await openExistingPage(client, "/")).html), "mobile-panel")[0] ?? "";
    expect(swatches(panel)).toEqual(MOBILE);
    expect(splitAfter(panel, 'class="grid gap-y-1 grid-cols-4"')).toHaveLength(1);
    expect(panel).toMatch(
      /value="light" aria-label="Light theme" aria-pressed="false"[\s\S]*value="dark" aria-label="Dark theme" aria-pressed="true"/,
    );
  });

  test("dark and techblue unless chosen; the chosen swatch, and no other, says so", async () => {
    expect(root(await getWithPreferences(""))).toMatch(/data-theme="dark" data-accent="techblue"/);
    const chosen = await getWithPreferences("theme=light; themeColor=matrix");
    expect(root(chosen)).toMatch(/data-theme="light" data-accent="matrix"/);
    expect(
      [...chosen.matchAll(/name="accent" value="([^"]*)" aria-pressed="true"/g)].map(
        ([, value]) => value,
      ),
    ).toEqual(["matrix", "matrix"]);
  });

  test("50 names are themes, with the grid under three of them; any other name is the default", async () => {
    expect(new Set(ALL_50).size).toBe(50);
    const grids: string[] = [];
    for (const accent of ALL_50) {
      const tag = root(await getWithPreferences(`themeColor=${accent}`));
      expect(tag).toContain(`data-accent="${accent}"`);
      if (tag.includes("data-grid")) grids.push(accent);
    }
    expect(grids.toSorted()).toEqual(["cyber", "cyberblue", "techblue"]);
    for (const unknown of ["blue", "constructor", "Matrix", ""])
      expect(root(await getWithPreferences(`themeColor=${unknown}`))).toContain(
        'data-accent="techblue"',
      );
  });

  test("all 50 can be chosen in Settings", async () => {
    const { main } = await openExistingPage(await createSignedInClient(), "/settings/appearance");
    expect(swatches(main).toSorted()).toEqual(ALL_50.toSorted());
  });
});
