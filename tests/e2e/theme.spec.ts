import { openSession } from "./interview";
import { expectAccessible } from "./axe";
import { fillLoginForm, signUp } from "./people";
import { selectAndWait } from "./preferences";
import { expect, test } from "./test";

test("a color is chosen from the palette and stays", async ({ page, javaScriptEnabled }) => {
  await page.goto("/interview");
  const root = page.locator("html");
  const palette = page.locator("summary", { hasText: /^$/ }).and(page.getByLabel("Accent color"));
  await palette.click();
  const panel = page.locator(".menu-panel", { has: page.getByText("Cosmic Themes") });
  await expect(panel).toHaveCSS("width", "340px");
  await expect(panel.locator(".palette-list")).toHaveCSS("height", "300px");
  // The thirty, and before them the chosen one that is not among them.
  await expect(panel.locator(".swatches > button")).toHaveCount(31);
  await expect(panel.getByRole("button", { name: "Tech Blue, default" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  if (javaScriptEnabled) await expectAccessible(page);
  await selectAndWait(page, panel.getByRole("button", { name: "Matrix" }));
  await expect(root).toHaveAttribute("data-accent", "matrix");
  await expect(page).toHaveURL("/interview");

  await page.reload();
  await expect(root).toHaveAttribute("data-accent", "matrix");
  await palette.click();
  await expect(panel.locator(".swatches > button")).toHaveCount(30);
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
  if (javaScriptEnabled) await expectAccessible(page);
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

test("signing in brings the account's theme", async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.goto("/profile");
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
  await fillLoginForm(page, { email, password });
  await expect(page).toHaveURL("/profile");
  await expect(root).toHaveAttribute("data-theme", "light");
});

test("preferences need no account", async ({ page, javaScriptEnabled }) => {
  await page.goto("/preferences");
  const root = page.locator("html");
  const main = page.getByRole("main");
  await selectAndWait(page, main.getByRole("switch", { name: "Dark mode" }));
  await expect(root).toHaveAttribute("data-theme", "light");
  await expect(main.getByRole("switch", { name: "Dark mode" })).not.toBeChecked();
  // Another element than the pressed one.
  if (javaScriptEnabled)
    await expect(main.getByRole("switch", { name: "Dark mode" })).toBeFocused();
  await selectAndWait(page, main.getByRole("button", { name: "System" }));
  await expect(root).toHaveAttribute("data-theme", "system");
  await selectAndWait(page, main.getByRole("switch", { name: "Animations" }));
  await expect(root).toHaveAttribute("data-animations", "off");
  await selectAndWait(page, main.getByRole("button", { name: "×1.5" }));
  await selectAndWait(page, main.getByRole("button", { name: "Ruby" }));
  await expect(root).toHaveAttribute("data-accent", "ruby");
  await expect(page).toHaveURL("/preferences");
  if (javaScriptEnabled) await expectAccessible(page);
  await page.reload();
  await expect(root).toHaveAttribute("data-theme", "system");
  await expect(main.getByRole("button", { name: "×1.5" })).toHaveAttribute("aria-pressed", "true");
  await expect(main.getByRole("switch", { name: "Animations" })).not.toBeChecked();
});

test("forced colors: numbers in drawings and chosen marks have the system’s colors", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  await page.goto("/how-scoring-works/tests");
  const text = await page.evaluate("getComputedStyle(document.body).color");
  await expect(page.locator("main svg text").first()).toHaveCSS("fill", `${text}`);
  await page.goto("/assessment/1");
  const mark = page.locator("input:checked + span").first();
  const others = page.locator("input:not(:checked) + span").first();
  const plain = await others.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(mark).not.toHaveCSS("background-color", plain);
  await expect(mark).toHaveCSS("forced-color-adjust", "none");
});

test("forced colors: the current tab, choice and page have another ground than the others", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  const highlight = await page.evaluate(() => {
    document.body.style.cssText = "background: Highlight; forced-color-adjust: none";
    return getComputedStyle(document.body).backgroundColor;
  });
  await page.goto("/interview");
  for (const name of ["Interview type", "Session mode"]) {
    const links = page.getByRole("navigation", { name });
    await expect(links.locator("[aria-current]")).toHaveCSS("background-color", highlight);
    await expect(links.locator("a:not([aria-current])").first()).not.toHaveCSS(
      "background-color",
      highlight,
    );
  }
  await page.goto("/preferences");
  const main = page.getByRole("main");
  await expect(main.locator('[aria-pressed="true"]').first()).toHaveCSS(
    "background-color",
    highlight,
  );
  await expect(main.locator('[aria-pressed="false"]').first()).not.toHaveCSS(
    "background-color",
    highlight,
  );
});

test("forced colors: a session shows what is left, and what can’t be pressed", {
  tag: "@script",
}, async ({ page }) => {
  await openSession(page);
  await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
  const [gray, canvas] = await page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement("p"));
    sample.style.cssText = "color: GrayText; background: Canvas; forced-color-adjust: none";
    const { color, backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return [color, backgroundColor];
  });
  expect(gray).not.toBe(canvas);
  const steps = page.getByRole("list", { name: /^Question 1 of/ });
  await expect(steps.locator("li:last-child [aria-hidden]")).toHaveCSS(
    "background-color",
    `${gray}`,
  );
  const submit = page.getByRole("button", { name: "Submit Response" });
  await submit.evaluate((button: HTMLButtonElement) => {
    button.disabled = true;
  });
  await expect(submit).toHaveCSS("color", `${gray}`);
  await expect(submit).toHaveCSS("background-color", `${canvas}`);
});
