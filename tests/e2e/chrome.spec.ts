import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible as expectNothingFound, registerAndSignIn, test } from "./test";

/** axe needs a page that runs scripts; the markup is the same without. */
async function expectAccessible(page: Page, javaScriptEnabled: boolean | undefined) {
  if (javaScriptEnabled) await expectNothingFound(page);
}

/** A choice shows before it is saved: wait for both. */
async function selectAndWait(page: Page, button: Locator) {
  const saved = page.waitForResponse((response) => response.url().includes("/preferences"));
  await button.click();
  await saved;
}

test("the header grows compact past ten pixels", async ({ page }) => {
  await page.goto("/");
  const bar = page.locator(".site-bar");
  const getElementBehind = () =>
    page.evaluate(`getComputedStyle(document.querySelector(".site-header"), "::before").opacity`);
  await expect(bar).toHaveCSS("height", "76px");
  await page.evaluate("scrollTo(0, 10)");
  await expect(bar).toHaveCSS("height", "76px");
  expect(await getElementBehind()).toBe("0");
  await page.evaluate("scrollTo(0, 11)");
  await expect(bar).toHaveCSS("height", "56px");
  await expect.poll(getElementBehind).toBe("1");
  expect(
    await page.evaluate(
      `getComputedStyle(document.querySelector(".site-header"), "::before").backdropFilter`,
    ),
  ).toContain("blur(16px)");
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

test("a color is chosen from the palette and stays", async ({ page }) => {
  await page.goto("/interview");
  const root = page.locator("html");
  const palette = page.locator("summary", { hasText: /^$/ }).and(page.getByLabel("Accent color"));
  await palette.click();
  const panel = page.locator(".menu-panel", { has: page.getByText("Cosmic Themes") });
  await expect(panel).toHaveCSS("width", "340px");
  await expect(panel.locator(".palette-list")).toHaveCSS("height", "300px");
  // The thirty, and before them the chosen one that is not among them.
  await expect(panel.locator(".swatch")).toHaveCount(31);
  await expect(panel.getByRole("button", { name: "Tech Blue, default" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await selectAndWait(page, panel.getByRole("button", { name: "Matrix" }));
  await expect(root).toHaveAttribute("data-accent", "matrix");
  await expect(page).toHaveURL("/interview");

  await page.reload();
  await expect(root).toHaveAttribute("data-accent", "matrix");
  await palette.click();
  await expect(panel.locator(".swatch")).toHaveCount(30);
  await expect(panel.getByRole("button", { name: "Matrix" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await selectAndWait(page, panel.getByRole("button", { name: "Reset" }));
  await expect(root).toHaveAttribute("data-accent", "techblue");
});

test("light and dark", async ({ page, javaScriptEnabled }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await selectAndWait(
    page,
    page.getByRole("button", { name: "Light theme" }).filter({ visible: true }),
  );
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page).toHaveURL("/");
  await expectAccessible(page, javaScriptEnabled);
});

test("System is what the device shows, also when that changes", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  const root = page.locator("html");
  const button = page.getByRole("button", { name: "System theme" }).filter({ visible: true });
  await selectAndWait(page, button);
  await expect(root).toHaveAttribute("data-theme", "system");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  const isLight = () =>
    root.evaluate((element) => {
      const [lightness = 0] = (getComputedStyle(element).backgroundColor.match(/[\d.]+/) ?? []).map(
        Number,
      );
      return lightness > 0.5;
    });
  expect(await isLight()).toBe(true);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await isLight()).toBe(false);
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "system");
  expect(await isLight()).toBe(false);
});

test("a choice shows in the browser's other tabs", async ({ page, context, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without a script a page is as it was loaded");
  const other = await context.newPage();
  await other.goto("/about");
  await page.goto("/");
  const header = page.getByRole("banner");
  for (const theme of ["light", "system", "dark"]) {
    await selectAndWait(page, header.getByRole("button", { name: `${theme} theme` }));
    await expect(other.locator("html")).toHaveAttribute("data-theme", theme);
  }
  await page.locator("summary[aria-label='Accent color']").click();
  await selectAndWait(page, header.getByRole("button", { name: "Matrix" }).first());
  await expect(other.locator("html")).toHaveAttribute("data-accent", "matrix");
});

test("an unknown address keeps a theme that was just chosen", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "without a script each page is loaded");
  await page.goto("/");
  await selectAndWait(
    page,
    page.getByRole("button", { name: "Light theme" }).filter({ visible: true }),
  );
  await page.evaluate(
    "history.pushState(null, '', '/no/such-place'); dispatchEvent(new PopStateEvent('popstate'))",
  );
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("signing in brings the account's theme", async ({ page }) => {
  const { email, password } = await registerAndSignIn(page);
  const root = page.locator("html");
  const choose = (name: string) =>
    selectAndWait(page, page.getByRole("button", { name }).filter({ visible: true }));
  await choose("Light theme");
  await page.getByLabel("Maya Okafor’s account").first().click();
  await page.getByRole("button", { name: "Log out" }).filter({ visible: true }).click();
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
  await choose("Dark theme");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await page.getByRole("link", { name: "Sign In" }).filter({ visible: true }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/profile");
  await expect(root).toHaveAttribute("data-theme", "light");
});

test("preferences need no account", async ({ page, javaScriptEnabled }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/preferences");
  const root = page.locator("html");
  const main = page.getByRole("main");
  await selectAndWait(page, main.getByRole("switch", { name: "Dark mode" }));
  await expect(root).toHaveAttribute("data-theme", "light");
  await expect(main.getByRole("switch", { name: "Dark mode" })).not.toBeChecked();
  await selectAndWait(page, main.getByRole("button", { name: "System" }));
  await expect(root).toHaveAttribute("data-theme", "system");
  await selectAndWait(page, main.getByRole("switch", { name: "Animations" }));
  await expect(root).toHaveAttribute("data-animations", "off");
  await selectAndWait(page, main.getByRole("button", { name: "×1.5" }));
  await selectAndWait(page, main.getByRole("button", { name: "Ruby" }));
  await expect(root).toHaveAttribute("data-accent", "ruby");
  await expect(page).toHaveURL("/preferences");
  await expectAccessible(page, javaScriptEnabled);
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "system");
  await expect(main.getByRole("button", { name: "×1.5" })).toHaveAttribute("aria-pressed", "true");
  await expect(main.getByRole("switch", { name: "Animations" })).not.toBeChecked();
});

test.describe("on a small screen", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu holds everything and closes when the page changes", async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.goto("/");
    await page.locator("summary[aria-label=Menu]").click();
    const menu = page.getByRole("navigation", { name: "Menu" });
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
    await expect(page.locator(".mobile-panel .swatch")).toHaveCount(8);
    await expectAccessible(page, javaScriptEnabled);
    await selectAndWait(
      page,
      page.locator(".mobile-panel").getByRole("button", { name: "Nebula" }),
    );
    await expect(page.locator("html")).toHaveAttribute("data-accent", "nebula");

    await page.goto("/");
    await page.locator("summary[aria-label=Menu]").click();
    await menu.getByRole("link", { name: "AI Interviews" }).click();
    await expect(page).toHaveURL("/interview");
    await expect(menu).toBeHidden();

    // Back and forward change the page too.
    await page.locator("summary[aria-label=Menu]").click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
  });

  test("nothing is wider than the screen", async ({ page, javaScriptEnabled }) => {
    await page.goto("/");
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
    await expectAccessible(page, javaScriptEnabled);
  });
});

test("the icon strip stands still where less motion is asked for", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "stands still without a script");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  const activeItem = page.locator(".strip [data-state=on]");
  await expect(page.locator(".beam-grid")).toHaveAttribute("data-aligned");
  await page.clock.runFor(9000);
  await expect(activeItem).toHaveText("Technology");
  await expect(page.getByRole("button", { name: "Pause the highlight" })).toBeHidden();
});

test("the icon strip moves on every three seconds and wraps", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, "stands still without a script");
  await page.clock.install();
  await page.goto("/");
  const activeItem = page.locator(".strip [data-state=on]");
  await expect(activeItem).toHaveText("Technology");
  await expect(page.locator(".beam-grid")).toHaveAttribute("data-aligned");
  for (const label of ["Innovation", "Growth", "Education"]) {
    await page.clock.runFor(3000);
    await expect(activeItem).toHaveText(label);
  }
  await page.getByRole("button", { name: "Pause the highlight" }).click();
  await page.clock.runFor(9000);
  await expect(activeItem).toHaveText("Education");
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
