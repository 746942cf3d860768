import { expect, test } from "vitest";
import { createClient, createSignedInClient } from "../../support/client";
import { type HtmlElement } from "../../support/html";
import { openPage, readPage } from "../../support/page";

// SPEC.md, section 3 (palette). Which swatches small screens show, and how many stand in a row, is for the browser
// tests.

const client = await createClient();

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

const listSwatches = (element: HtmlElement) =>
  element.allByRole("button").filter((button) => button.attribute("name") === "accent");
const listAccents = (element: HtmlElement) =>
  listSwatches(element).map((button) => button.attribute("value"));
const openWithCookie = async (cookie: string) =>
  readPage(await client.get("/about", { Cookie: cookie }));

test("the palette has five headed groups of six", async () => {
  const header = (await openPage(client, "/")).getByRole("banner");
  const groups: [name: string, accents: (string | undefined)[]][] = [];
  for (const element of header.descendants)
    if (element.tag === "h3") groups.push([element.text, []]);
    else if (element.attribute("name") === "accent")
      groups.at(-1)?.[1].push(element.attribute("value"));
  expect(Object.fromEntries(groups)).toEqual(GROUPS);
});

test("a chosen color that is not among the thirty is the palette's first cell", async () => {
  for (const [cookie, pinned] of [
    ["", "techblue"],
    ["themeColor=ruby", "ruby"],
    ["themeColor=matrix", undefined],
  ] as const) {
    const header = (await openWithCookie(cookie)).getByRole("banner");
    // The first button resets.
    expect(listAccents(header).slice(1)).toEqual([
      ...(pinned ? [pinned] : []),
      ...Object.values(GROUPS).flat(),
    ]);
    expect(header.links()).toContainEqual(["All 50 colors", "/preferences"]);
  }
});

test("the header has a switch between light, dark and system", async () => {
  const panel = (await openPage(client, "/")).getByRole("banner").getByRole("form", "Appearance");
  const isPressed = (name: string) => panel.getByRole("button", name).attribute("aria-pressed");
  expect(["Light theme", "Dark theme", "System theme"].map(isPressed)).toEqual([
    "false",
    "true",
    "false",
  ]);
});

test("dark and techblue unless chosen; only the chosen swatch is pressed", async () => {
  const getChoices = (page: HtmlElement) => [
    page.attribute("data-theme"),
    page.attribute("data-accent"),
  ];
  expect(getChoices(await openWithCookie(""))).toEqual(["dark", "techblue"]);
  const chosen = await openWithCookie("theme=light; themeColor=matrix");
  expect(getChoices(chosen)).toEqual(["light", "matrix"]);
  const pressed = listSwatches(chosen).filter(
    (button) => button.attribute("aria-pressed") === "true",
  );
  expect(pressed.map((button) => button.attribute("value"))).toEqual(["matrix"]);
});

test("50 names are accents, three of them with the grid; any other name is the default", async () => {
  expect(new Set(ALL_50).size).toBe(50);
  const withGrid: string[] = [];
  for (const accent of ALL_50) {
    const page = await openWithCookie(`themeColor=${accent}`);
    expect(page.attribute("data-accent")).toBe(accent);
    if (page.has("data-grid")) withGrid.push(accent);
  }
  expect(withGrid.toSorted()).toEqual(["cyber", "cyberblue", "techblue"]);
  for (const unknown of ["blue", "constructor", "Matrix", ""])
    expect((await openWithCookie(`themeColor=${unknown}`)).attribute("data-accent")).toBe(
      "techblue",
    );
});

test("all 50 can be chosen in the settings, and without an account", async () => {
  for (const page of [
    await openPage(await createSignedInClient(), "/settings/appearance"),
    await openPage(client, "/preferences"),
  ])
    expect(listAccents(page.main).toSorted()).toEqual(ALL_50.toSorted());
});
