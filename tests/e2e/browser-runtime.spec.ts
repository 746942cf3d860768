import type { Page } from "@playwright/test";
import { openSession, submitAnswer } from "./interview";
import { postForm } from "./post-form";
import { selectAndWait } from "./preferences";
import { expect, test, waitForHydration } from "./test";

const LESSON_WITH_CODE = "/learning/ml-fundamentals/metrics";

test("a page without islands loads no React", { tag: "@script" }, async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Where Pathlight helps" })).toBeVisible();
  const names = [...scripts].map((path) => path.replace(/^\/assets\/|-[\w-]+\.js$/g, ""));
  expect(names).toContain("entry.client");
  expect(names).not.toContain("mount");
});

test("a choice is shown by the page that the browser kept", { tag: "@script" }, async ({
  page,
}) => {
  await page.goto("/preferences");
  await page.getByRole("link", { name: "Pathlight" }).click();
  await expect(page.getByRole("region", { name: "Where Pathlight helps" })).toBeVisible();

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

test("a draft is saved when its writer leaves for another page", {
  tag: "@script",
}, async ({ page }) => {
  const answer = "I would first ask who reads the report.";
  await openSession(page);
  await page.getByLabel("Your answer").fill(answer);
  await page.getByRole("link", { name: "Pathlight" }).click();
  await expect(page.getByRole("region", { name: "Where Pathlight helps" })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Your answer")).toHaveValue(answer);
  await page.reload();
  await expect(page.getByLabel("Your answer")).toHaveValue(answer);
});

test("another tab of a page leaves what is seen where it is", {
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

// The chrome is the same script on both kinds of page.
for (const { kind, open } of [
  { kind: "without islands", open: (page: Page) => page.goto("/about") },
  { kind: "with an island", open: (page: Page) => page.goto(LESSON_WITH_CODE) },
])
  test.describe(`a page ${kind}`, { tag: "@script" }, () => {
    test("menu, theme and focus", async ({ page }) => {
      await open(page);
      const header = page.getByRole("banner");
      await header.getByLabel("Accent color").click();
      await expect(header.getByRole("button", { name: "Reset" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(header.getByRole("button", { name: "Reset" })).toBeHidden();
      await expect(header.getByLabel("Accent color")).toBeFocused();
      await selectAndWait(page, header.getByRole("button", { name: "Light theme" }));
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    });
  });

test("what was typed before an island is there stays, with the focus", {
  tag: "@script",
}, async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/mount-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const url = await postForm(page, "/interview", { card: "databases", mode: "practice" });
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => {
    const answer = document.querySelector<HTMLTextAreaElement>("textarea[name=answer]");
    answer?.focus();
    answer?.setRangeText("Typed early");
  });
  release();
  await waitForHydration(page);
  const answer = page.getByLabel("Your answer");
  await expect(answer).toHaveValue("Typed early");
  await expect(answer).toBeFocused();
  await expect(page.getByText("2 words")).toBeVisible();
});

test("what was chosen before an island is there stays", { tag: "@script" }, async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/mount-/, async (route) => {
    await isReleased;
    await route.continue();
  });
  const url = await postForm(page, "/interview", { card: "algorithms", mode: "practice" });
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.getElementById("pane-code")?.click());
  release();
  await waitForHydration(page);
  await expect(page.getByRole("radio", { name: "Code" })).toBeChecked();
});

test("after Back the next question’s box is empty", { tag: "@script" }, async ({ page }) => {
  await openSession(page);
  const question = page.getByRole("heading", { level: 1 });
  const first = (await question.textContent()) ?? "";
  await submitAnswer(page, "An inner join keeps the rows that match on both sides.");
  await page.goBack();
  await waitForHydration(page);
  await expect(question).not.toHaveText(first);
  await expect(page.getByLabel("Your answer")).toHaveValue("");
});

test("a page whose scripts don’t load is plain HTML", { tag: "@script" }, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const page = await context.newPage();
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(await postForm(page, "/interview", { card: "databases", mode: "practice" }));
  await page.getByLabel("Your answer").fill("I would look at the query plan first.");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByLabel("Your answer")).toHaveValue("I would look at the query plan first.");
  await context.close();
});
