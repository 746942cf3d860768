import { openSession } from "./interview";
import { selectAndWait } from "./preferences";
import { expect, test } from "./test";

// Pages that are only read load one small script and no React.

test("from a page with React to one without and back", { tag: "@script" }, async ({ page }) => {
  await page.goto("/preferences");
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  await page.getByRole("link", { name: "Pathlight" }).click();
  await expect(page.getByRole("region", { name: "Where Pathlight helps" })).toBeVisible();
  expect(await page.evaluate("'__remixContext' in window")).toBe(false);
  expect([...scripts]).toEqual(["/build/enhance.js"]);

  const root = page.locator("html");
  const header = page.getByRole("banner");
  await header.getByLabel("Accent color").click();
  await selectAndWait(page, header.getByRole("button", { name: "Reset" }));
  await selectAndWait(page, header.getByRole("button", { name: "Matrix" }).first());
  await expect(root).toHaveAttribute("data-accent", "matrix");
  await expect(header.getByText("Matrix", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(header.getByRole("button", { name: "Reset" })).toBeHidden();
  await selectAndWait(page, header.getByRole("button", { name: "Light theme" }));

  // The page that the browser kept shows what was chosen since.
  await page.goBack();
  await expect(page).toHaveTitle(/preferences/i);
  await expect(root).toHaveAttribute("data-accent", "matrix");
  await expect(root).toHaveAttribute("data-theme", "light");
});

test("Back to the lesson before, which loaded React, shows that lesson", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/learning/ml-fundamentals/metrics");
  const heading = page.getByRole("heading", { level: 1 });
  const lessons = page.getByRole("navigation", { name: "Lessons before and after" });
  await lessons.getByRole("link", { name: "Next" }).click();
  await expect(heading).toHaveText("Cross-validation without leaks");
  // Without an exercise in code a new document has no React.
  await page.reload();
  expect(await page.evaluate("'__remixContext' in window")).toBe(false);
  await page.goBack();
  await expect(heading).toHaveText("Metrics and thresholds");
});

test("a color that is not in the palette becomes its first cell", { tag: "@script" }, async ({
  page,
}) => {
  await page.goto("/about");
  const header = page.getByRole("banner");
  await header.getByLabel("Accent color").click();
  await selectAndWait(page, header.getByRole("button", { name: "Matrix" }).first());
  await page.reload();
  await header.getByLabel("Accent color").click();
  const swatches = page.locator(".palette-list button");
  await expect(swatches).toHaveCount(30);
  await selectAndWait(page, header.getByRole("button", { name: "Reset" }));
  await expect(swatches).toHaveCount(31);
  await expect(swatches.first()).toHaveText("Tech Blue, default");
  await expect(swatches.first()).toHaveAttribute("aria-pressed", "true");
});

test("a draft is saved when its writer leaves for a page without React", {
  tag: "@script",
}, async ({ page }) => {
  const answer = "I would first ask who reads the report.";
  await openSession(page);
  await page.getByLabel("Your answer").fill(answer);
  await page.getByRole("link", { name: "Pathlight" }).click();
  await expect(page.getByRole("region", { name: "Where Pathlight helps" })).toBeVisible();
  expect(await page.evaluate("'__remixContext' in window")).toBe(false);
  await page.goBack();
  await expect(page.getByLabel("Your answer")).toHaveValue(answer);
  await page.reload();
  await expect(page.getByLabel("Your answer")).toHaveValue(answer);
});

test("another tab of a page without React leaves what is seen where it is", {
  tag: "@script",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto("/interview");
  await page.evaluate(() => scrollTo(0, 250));
  await page.getByRole("link", { name: "Behavioral", exact: true }).click();
  await page.waitForURL("/interview?tab=behavioral");
  await expect.poll(() => page.evaluate("scrollY")).toBe(250);
  await page.getByText("More", { exact: true }).click();
  await selectAndWait(page, page.getByRole("button", { name: "×1.5" }));
  await expect(page.getByRole("button", { name: "×1.5" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: "×1.5" })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole("button", { name: "×1.5" })).toHaveAttribute("aria-pressed", "true");
});
