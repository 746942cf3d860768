import type { Page } from "@playwright/test";
import { fillLoginForm, signUp } from "./people";
import { expect, test } from "./test";

// What a script adds to a form that the browser sends, on a page without React.

const PERSON = { email: "nobody@example.com", password: "not-this-one-no" };

/** Keeps what is posted to a path on its way until it is released. */
async function holdPosts(page: Page, path: string) {
  const held = { release: () => {} };
  const released = new Promise<void>((resolve) => (held.release = resolve));
  await page.route(path, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await released;
    await route.continue();
  });
  return held;
}

async function fillIn(page: Page) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(PERSON.email);
  await page.getByLabel("Password", { exact: true }).fill(PERSON.password);
}

test.describe("a form of a page without React", { tag: "@script" }, () => {
  test("is sent once, and its button says so meanwhile", async ({ page }) => {
    await fillIn(page);
    const posts = await holdPosts(page, "/login");
    // In the page: outside of it everything waits for the next page.
    const sending = await page.evaluate(async () => {
      const stopped: boolean[] = [];
      addEventListener("submit", (event) => stopped.push(event.defaultPrevented));
      const form = document.forms.namedItem("login");
      const submit = form?.querySelector<HTMLButtonElement>("[data-pending-text]");
      submit?.click();
      await new Promise((resolve) => setTimeout(resolve));
      form?.requestSubmit();
      const { textContent: text, disabled: isDisabled, ariaBusy } = submit ?? {};
      return { stopped, text, isDisabled, ariaBusy };
    });
    expect(sending).toEqual({
      stopped: [false, true],
      text: "Signing in…",
      isDisabled: true,
      ariaBusy: "true",
    });
    posts.release();
    await expect(page.getByRole("alert")).toContainText("You aren’t signed in.");
    await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
  });

  test("can be sent again, without its password, when it was stopped on its way", async ({
    page,
  }) => {
    await fillIn(page);
    const posts = await holdPosts(page, "/login");
    await page.evaluate(async () => {
      const stopped = new Promise((resolve) =>
        window.navigation?.addEventListener("navigateerror", resolve),
      );
      const submit = document.querySelector<HTMLButtonElement>("[data-pending-text]");
      submit?.click();
      await new Promise((resolve) => setTimeout(resolve));
      stop();
      await stopped;
    });
    posts.release();
    await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeEnabled();
    await expect(page.getByLabel("Email")).toHaveValue(PERSON.email);
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
    await page.unroute("/login");
    await fillLoginForm(page, PERSON);
    await expect(page.getByRole("alert")).toContainText("You aren’t signed in.");
  });

  test("can be sent again some seconds after it was stopped, in a browser that doesn’t tell", async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: null }));
    await page.clock.install();
    await fillIn(page);
    const posts = await holdPosts(page, "/login");
    await page.evaluate(async () => {
      document.querySelector<HTMLButtonElement>("[data-pending-text]")?.click();
      await new Promise((resolve) => requestIdleCallback(resolve));
      stop();
    });
    posts.release();
    const button = page.locator("[data-pending-text]");
    await page.clock.runFor(1000);
    await expect(button).toBeDisabled();
    await page.clock.runFor(10_000);
    await expect(button).toBeEnabled();
    await expect(button).toHaveText("Sign In");
    await page.unroute("/login");
    await fillLoginForm(page, PERSON);
    await expect(page.getByRole("alert")).toContainText("You aren’t signed in.");
  });

  test("is not sent again by a reload of what came back", async ({ page }) => {
    await page.goto("/login");
    await fillLoginForm(page, PERSON);
    await expect(page.getByRole("alert")).toBeVisible();
    const response = await page.reload();
    expect(response?.request().method()).toBe("GET");
    await expect(page.getByRole("alert")).toBeHidden();
  });

  test("has its questions and its text again after Back and after a reload", async ({ page }) => {
    const posting = "You bring strong SQL skills and explain results to stakeholders.";
    await page.goto("/interview/tailored?from=posting");
    await page.getByLabel("The job posting").fill(posting);
    await page.getByRole("button", { name: "Find my questions" }).click();
    const question = page.getByRole("checkbox", { name: "Why this role" });
    await question.uncheck();
    await page.getByRole("button", { name: "Start this interview" }).click();
    await page.waitForURL(/sessions/);
    await page.goBack();
    for (const isReloaded of [false, true]) {
      if (isReloaded) await page.reload();
      await expect(page.getByRole("heading", { name: /^2 skills found/ })).toBeVisible();
      await expect(page.getByLabel("The job posting")).toHaveValue(posting);
      await expect(question).not.toBeChecked();
    }
    await page.getByRole("button", { name: "Start this interview" }).click();
    await page.waitForURL(/sessions/);
  });

  test("shows what came back to the account it came back to only", async ({ page }) => {
    const { email } = await signUp(page);
    await page.goto("/interview/tailored?from=posting");
    for (const account of ["someone-else@example.com", "", email]) {
      await page.evaluate((owner) => {
        const kept = { result: "<h2>Found for one account</h2>", fields: [], account: owner };
        history.replaceState(kept, "");
      }, account);
      await page.reload();
      await expect(page.getByRole("heading", { name: "Found for one account" })).toHaveCount(
        account === email ? 1 : 0,
      );
    }
  });

  test("shows a password on request", async ({ page }) => {
    await page.goto("/register");
    const field = page.getByLabel("Password", { exact: true });
    const button = page.getByRole("button", { name: "Show password" }).first();
    await field.fill("violin");
    await button.click();
    await expect(field).toHaveAttribute("type", "text");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await button.click();
    await expect(field).toHaveAttribute("type", "password");
    await expect(field).toHaveValue("violin");
  });
});
