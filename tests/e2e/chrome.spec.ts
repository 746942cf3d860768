import type { Locator, Page } from "@playwright/test";
import { expectAccessible as expectNothingFound } from "./axe";
import { selectAndWait } from "./preferences";
import { expect, test } from "./test";

/** axe needs a page that runs scripts; the markup is the same without. */
async function expectAccessible(page: Page, javaScriptEnabled: boolean | undefined) {
  if (javaScriptEnabled) await expectNothingFound(page);
}

const getHeight = async (bar: Locator) => (await bar.boundingBox())?.height ?? NaN;

test("the header grows compact past ten pixels", async ({ page }) => {
  await page.goto("/");
  const bar = page.locator(".site-bar");
  const getElementBehind = () =>
    page.evaluate(`getComputedStyle(document.querySelector(".site-header"), "::before").opacity`);
  const height = await getHeight(bar);
  await page.evaluate("scrollTo(0, 10)");
  expect(await getHeight(bar)).toBe(height);
  expect(await getElementBehind()).toBe("0");
  await page.evaluate("scrollTo(0, 11)");
  await expect.poll(() => getHeight(bar)).toBeLessThan(height);
  await expect.poll(getElementBehind).toBe("1");
  expect(
    await page.evaluate(
      `getComputedStyle(document.querySelector(".site-header"), "::before").backdropFilter`,
    ),
  ).toContain("blur(");
});

test("a script makes the header compact where the scroll doesn’t drive it", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/");
  const bar = page.locator(".site-bar");
  const height = await getHeight(bar);
  await page.locator(".site-header").evaluate(async (header) => {
    header.style.animationPlayState = "paused";
    // It pauses with the next frame, and at whatever the scroll says by then.
    await Promise.all(header.getAnimations().map(({ ready }) => ready));
  });
  await page.evaluate("scrollTo(0, 400)");
  await expect.poll(() => getHeight(bar)).toBeLessThan(height);
  await page.evaluate("scrollTo(0, 0)");
  await expect.poll(() => getHeight(bar)).toBe(height);
});

test("the career menu lists the fields", async ({ page, javaScriptEnabled }) => {
  await page.goto("/");
  const nav = page.getByRole("navigation", { name: "Main" });
  const toggle = nav.getByLabel("Career Fields").first();
  await toggle.click();
  await expect(nav.getByRole("link", { name: "Environmental" })).toHaveAttribute(
    "href",
    "/careers/environmental",
  );
  await expect(nav.getByRole("link", { name: "All Career Assessments" })).toBeVisible();
  await expectAccessible(page, javaScriptEnabled);
  await (javaScriptEnabled ? page.keyboard.press("Escape") : toggle.click());
  await expect(nav.getByRole("link", { name: "Environmental" })).toBeHidden();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu holds everything and closes when the page changes", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("navigation", { name: "Main" });
    await expect(menu.getByRole("link")).toHaveText([
      "Home",
      "AI Interviews",
      "Career Assessment",
      "Technology",
      "Healthcare",
      "Business",
      "Education",
      "Legal",
      "Engineering",
      "Environmental",
      "All Career Assessments",
      "Learning Paths",
      "Find Mentors",
      "Resources",
      "Motivation",
    ]);
    const appearance = page.getByRole("form", { name: "Appearance" });
    const swatches = appearance.locator(".swatches > button").filter({ visible: true });
    expect((await swatches.allTextContents()).toSorted()).toEqual([
      "Cyber",
      "Cyber Purple",
      "Deep Violet",
      "Electric Cyan",
      "Matrix",
      "Nebula",
      "Neon Blue",
      "Synthwave",
    ]);
    await expectAccessible(page, javaScriptEnabled);
    await selectAndWait(page, appearance.getByRole("button", { name: "Nebula" }));
    await expect(page.locator("html")).toHaveAttribute("data-accent", "nebula");

    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await menu.getByRole("link", { name: "AI Interviews" }).click();
    await expect(page).toHaveURL("/interview");
    await expect(menu).toBeHidden();

    // Back and forward change the page too.
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
  });

  test("what is open in the menu stays open while something else in it is pressed", {
    tag: "@script",
  }, async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const careers = page.locator("#site-menu .nav-list .menu");
    // Browsers without ::details-content show a button for it.
    await careers.evaluate((menu) => menu.toggleAttribute("open", true));
    await page.locator("#site-menu").getByRole("heading", { name: "Appearance" }).click();
    await expect(careers).toHaveAttribute("open");
    await page.keyboard.press("Escape");
    await expect(careers).not.toHaveAttribute("open");
  });

  test("nobody sees or reaches the closed menu", async ({ page }) => {
    await page.goto("/about");
    const menu = page.locator("#site-menu");
    await expect(menu.getByRole("link", { includeHidden: true }).first()).toBeHidden();
    await page.getByRole("button", { name: "Menu", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toBeVisible();
  });

  test("an open menu is the bar once the screen is wide", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.setViewportSize({ width: 1440, height: 844 });
    const nav = page.getByRole("navigation", { name: "Main" });
    const logo = page.getByRole("link", { name: "Pathlight", exact: true });
    const edge = (box: { x: number; width: number } | null) => (box ? box.x + box.width : NaN);
    await expect(nav.getByRole("link", { name: "Motivation" })).toBeInViewport();
    expect((await nav.boundingBox())?.x).toBeGreaterThan(edge(await logo.boundingBox()));
    const start = page.getByRole("banner").getByRole("link", { name: "Get Started" });
    expect(edge(await start.boundingBox())).toBeLessThanOrEqual(1440);
  });
});

test("an unknown address: the page says so, the console names it", async ({
  page,
  javaScriptEnabled,
}) => {
  const announcements: string[] = [];
  page.on("console", (message) => announcements.push(message.text()));
  await page.goto("/no/such-place");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  if (javaScriptEnabled)
    await expect.poll(() => announcements).toContain("Page not found: /no/such-place");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
});
