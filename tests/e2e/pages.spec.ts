import type { Page } from "@playwright/test";
import { expect, registerAndSignIn, test } from "./test";

// Every page at every width: it fits the screen, cuts no words off, and loads without an error in the console (test.ts watches that).

// Downward, as a window is made smaller: a page may fit when loaded small and not when made small.
const WIDTHS = [2560, 1440, 820, 390, 320];
const TABS = [
  "/interview?tab=behavioral",
  "/interview?tab=case",
  "/learning?tab=soft-skills",
  "/learning?tab=data-science",
  "/learning?tab=design",
  "/mentors?tab=data",
  "/mentors?tab=product",
  "/mentors?tab=ux",
  "/mentors?tab=analytics",
  ...[
    "technology",
    "healthcare",
    "business",
    "education",
    "legal",
    "engineering",
    "environmental",
  ].flatMap((field) => [
    `/careers/${field}?tab=learning-paths`,
    `/careers/${field}?tab=certifications`,
  ]),
  "/assessment/1",
  "/assessment/2",
  "/assessment/3",
  "/assessment/4",
  "/assessment/5",
  "/nowhere",
];
const SIGNED_IN_PATHS = [
  "/profile",
  "/profile/skills",
  "/profile/learning",
  "/profile/sessions",
  "/settings/profile",
  "/settings/account",
  "/settings/appearance",
  "/settings/notifications",
  "/settings/account/delete",
];

/** Words that reach beyond a box that clips them. What is shortened on purpose, or can be scrolled to, is not cut off. */
function findClippedText(): string[] {
  const found: string[] = [];
  const isScrolled = (element: Element | null, box: Element): boolean =>
    element !== null &&
    element !== box &&
    (getComputedStyle(element).overflowX === "auto" || isScrolled(element.parentElement, box));
  for (const box of document.querySelectorAll("body *")) {
    // Boxes for screen readers alone are a pixel wide.
    if (box.clientWidth <= 1 || box.scrollWidth <= box.clientWidth) continue;
    const { overflowX, textOverflow } = getComputedStyle(box);
    if (!["hidden", "clip"].includes(overflowX) || textOverflow === "ellipsis") continue;
    const edges = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (
        width > 0 &&
        (right > edges.right + 1 || left < edges.left - 1) &&
        !isScrolled(text.parentElement, box)
      )
        found.push(text.textContent ?? "");
    }
  }
  return found;
}

async function expectNoOverflow(page: Page, path: string) {
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await page.evaluate(
      `({ width: document.documentElement.scrollWidth, cut: (${findClippedText.toString()})() })`,
    );
    expect([path, shown]).toEqual([path, { width, cut: [] }]);
  }
}

const SHARD_COUNT = 4;
for (let part = 0; part < SHARD_COUNT; part += 1) {
  test(`every page for everybody fits every screen, part ${part + 1} of ${SHARD_COUNT}`, async ({
    page,
    request,
    javaScriptEnabled,
  }) => {
    test.setTimeout(180_000);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    expect(listed.length).toBeGreaterThan(90);
    // The 42 role pages share one layout, and without a script every layout is the same style sheet's: some tell enough.
    const roles = listed.filter((path) => /^\/careers\/\w+\/(?!certifications)/.test(path));
    // So do the lessons; one a course, each with other code, tables and figures.
    const lessons = listed.filter((path) => /^\/learning\/[\w-]+\/./.test(path));
    const paths = [
      ...listed.filter((path) => !roles.includes(path) && !lessons.includes(path)),
      ...roles.filter((_, index) => index % 5 === 0),
      ...lessons.filter((_, index) => index % 11 === 0),
      ...TABS,
    ]
      .filter((_, index) => index % SHARD_COUNT === part)
      .filter((_, index) => javaScriptEnabled || index % 3 === 0);
    for (const path of paths) await expectNoOverflow(page, path);
  });
}

test("every page of somebody signed in fits every screen", async ({ page }) => {
  test.setTimeout(120_000);
  await registerAndSignIn(page);
  // What people write may hold one word as long as a line.
  const long = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);
  await page.goto("/settings/profile");
  for (const label of ["Display name", "Professional title", "Location", "Bio"])
    await page.getByLabel(label).fill(long);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.goto("/mentors/hannah-brandt");
  for (const label of ["When are you available?", "What would you like to talk about?"])
    await page.getByLabel(label).fill(long);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Session Request Sent")).toBeVisible();
  await expectNoOverflow(page, "/mentors/hannah-brandt");
  for (const path of SIGNED_IN_PATHS) await expectNoOverflow(page, path);
});
