import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./test";

// Every page at every width: it fits the screen, cuts no words off, and loads without an error in the console (test.ts watches that).

const WIDTHS = [320, 390, 820, 1440, 2560];
const TABS = [
  "/interview?tab=behavioral", "/interview?tab=case", "/learning?tab=soft-skills", "/learning?tab=data-science", "/learning?tab=design",
  "/mentors?tab=data", "/mentors?tab=product", "/mentors?tab=ux", "/mentors?tab=analytics",
  ...["technology", "healthcare", "business", "education", "legal", "engineering", "environmental"].flatMap((field) => [`/careers/${field}?tab=learning-paths`, `/careers/${field}?tab=certifications`]),
  "/assessment/1", "/assessment/2", "/assessment/3", "/assessment/4", "/assessment/5", "/nowhere",
];
const OWN = [
  "/profile", "/profile/skills", "/profile/learning", "/profile/sessions",
  "/settings/profile", "/settings/account", "/settings/appearance", "/settings/notifications", "/settings/account/delete",
];

/** Words that reach beyond the box that clips them. What is hidden for the eye only, or shortened on purpose, is neither. */
function cutOff(): string[] {
  const clips = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    return ["hidden", "clip"].includes(overflowX) && textOverflow === "clip" && element.clientWidth > 1;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const parent = text.parentElement;
    if (width === 0 || !parent || parent.closest(".sr-only, script, style, .skip-link")) continue;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const edges = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowX === "auto" || getComputedStyle(box).textOverflow === "ellipsis") break;
      if (clips(box) && (right > edges.right + 1 || left < edges.left - 1)) found.push(text.textContent ?? "");
    }
  }
  return found;
}

async function expectToFit(page: Page, path: string) {
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await page.evaluate(`({ width: document.documentElement.scrollWidth, cut: (${cutOff.toString()})() })`);
    expect([path, shown]).toEqual([path, { width, cut: [] }]);
  }
}

const PARTS = 4;
for (let part = 0; part < PARTS; part += 1) {
  test(`every page for everybody fits every screen, part ${part + 1} of ${PARTS}`, async ({ page, request, javaScriptEnabled }) => {
    test.setTimeout(180_000);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
    expect(listed.length).toBeGreaterThan(90);
    // The layout is the style sheet's: without a script every third page tells enough.
    const paths = [...listed, ...TABS].filter((_, index) => index % PARTS === part).filter((_, index) => javaScriptEnabled || index % 3 === 0);
    for (const path of paths) await expectToFit(page, path);
  });
}

test("every page of somebody signed in fits every screen", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  // What people write may hold one word as long as a line.
  const long = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2);
  await page.goto("/settings/profile");
  for (const label of ["Display name", "Professional title", "Location", "Bio"]) await page.getByLabel(label).fill(long);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await page.goto("/mentors/hannah-brandt");
  for (const label of ["When would suit you?", "What should the hour be about?"]) await page.getByLabel(label).fill(long);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Session Request Sent")).toBeVisible();
  await expectToFit(page, "/mentors/hannah-brandt");
  for (const path of OWN) await expectToFit(page, path);
});
