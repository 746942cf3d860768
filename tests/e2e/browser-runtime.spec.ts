import { openSession, submitAnswer } from "./interview";
import { fillLoginForm, signUp } from "./people";
import { postForm } from "./post-form";
import { selectAndWait } from "./preferences";
import { expect, test, waitUntilInteractive } from "./test";

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

const KINDS = [
  { kind: "without islands", path: "/contact", button: "Send message", pendingText: "Sending…" },
  { kind: "with an island", path: LESSON_WITH_CODE, button: "Save code", pendingText: "Saving…" },
];

for (const { kind, path, button, pendingText } of KINDS)
  test.describe(`a page ${kind}`, { tag: "@script" }, () => {
    test("has the same menus, closed by Escape, by a press elsewhere and by focus elsewhere", async ({
      page,
    }) => {
      await page.goto(path);
      const header = page.getByRole("banner");
      const menu = header.getByLabel("Accent color");
      const reset = header.getByRole("button", { name: "Reset" });
      await menu.click();
      await expect(reset).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(reset).toBeHidden();
      await expect(menu).toBeFocused();
      await menu.click();
      await page.getByRole("heading", { level: 1 }).click();
      await expect(reset).toBeHidden();
      await menu.click();
      await header.getByRole("link", { name: "Pathlight" }).focus();
      await expect(reset).toBeHidden();
    });

    test("shows a theme in place, keeps the focus and tells other tabs", async ({
      page,
      context,
    }) => {
      await page.goto(path);
      const other = await context.newPage();
      await other.goto("/about");
      await waitUntilInteractive(other);
      const light = page.getByRole("banner").getByRole("button", { name: "Light theme" });
      await selectAndWait(page, light);
      await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
      await expect(light).toHaveAttribute("aria-pressed", "true");
      await expect(light).toBeFocused();
      await expect(other.locator("html")).toHaveAttribute("data-theme", "light");
    });

    test("has a toast that is dismissed", async ({ page }) => {
      const person = await signUp(page);
      await page.context().clearCookies();
      await page.goto(`/login?redirectTo=${path}`);
      await fillLoginForm(page, person);
      await page.waitForURL(path);
      await waitUntilInteractive(page);
      await expect(page.getByText("Login successful!")).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.getByText("Login successful!")).toHaveCount(0);
    });

    test("has a button that says that its form is being sent", async ({ page }) => {
      await page.goto(path);
      await waitUntilInteractive(page);
      // Held until the test is over, so that the page stays.
      await page.route(path, () => {});
      const sending = await page.getByRole("button", { name: button }).evaluate(async (submit) => {
        if (!(submit instanceof HTMLButtonElement)) return null;
        submit.click();
        await new Promise((resolve) => setTimeout(resolve));
        return { text: submit.textContent, isDisabled: submit.disabled, busy: submit.ariaBusy };
      });
      expect(sending).toEqual({ text: pendingText, isDisabled: true, busy: "true" });
    });
  });

test("a refused form has the focus on both kinds of page", { tag: "@script" }, async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await openSession(page);
  await page.getByRole("button", { name: "Submit Response" }).click();
  const answer = page.getByLabel("Your answer");
  await expect(answer).toHaveAttribute("aria-invalid", "true");
  await waitUntilInteractive(page);
  await expect(answer).toBeFocused();
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
  await waitUntilInteractive(page);
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
  await waitUntilInteractive(page);
  await expect(page.getByRole("radio", { name: "Code" })).toBeChecked();
});

test("after Back the next question’s box is empty", { tag: "@script" }, async ({ page }) => {
  await openSession(page);
  const question = page.getByRole("heading", { level: 1 });
  const first = (await question.textContent()) ?? "";
  await submitAnswer(page, "An inner join keeps the rows that match on both sides.");
  await page.goBack();
  await waitUntilInteractive(page);
  await expect(question).not.toHaveText(first);
  await expect(page.getByLabel("Your answer")).toHaveValue("");
});
