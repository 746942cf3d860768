import type { Page } from "@playwright/test";
import { openSession } from "./interview";
import { signUp } from "./people";
import { expect, test } from "./test";

const ANSWER =
  "An inner join keeps only the rows that match on both sides. A left join keeps every customer.";

const getHeading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("after a change of page", { tag: "@script" }, () => {
  test("the heading has the focus: by a link, back, and the keyboard", async ({ page }) => {
    await openSession(page);
    await page.getByRole("button", { name: "Skip for now" }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "skip" })).toBeVisible();
    const steps = page.getByRole("banner").getByRole("listitem").getByRole("link");
    const second = (await getHeading(page).textContent()) ?? "";
    await steps.first().click();
    await expect(getHeading(page)).not.toHaveText(second);
    await expect(getHeading(page)).toBeFocused();
    expect(await page.evaluate("scrollY")).toBe(0);
    // A heading without an outline, unless the keyboard brought the focus there.
    await expect(getHeading(page)).toHaveCSS("outline-style", "none");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
    await page.goBack();
    await expect(getHeading(page)).toHaveText(second);
    await expect(getHeading(page)).toBeFocused();

    await steps.first().focus();
    await page.keyboard.press("Enter");
    await expect(getHeading(page)).not.toHaveText(second);
    await expect(getHeading(page)).toBeFocused();
  });

  test("another query leaves the focus on its link", async ({ page }) => {
    await page.goto("/interview");
    const tab = page.getByRole("link", { name: "Behavioral", exact: true });
    await tab.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("/interview?tab=behavioral");
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(tab).toBeFocused();
  });

  test("Ctrl+Enter leads to the review's heading, and skipping to the next question", async ({
    page,
  }) => {
    await signUp(page);
    const session = await openSession(page);
    await page.getByLabel("Your answer").fill(ANSWER);
    await page.keyboard.press("Control+Enter");
    await page.waitForURL(/review\/1$/);
    await expect(getHeading(page)).toBeFocused();

    // A form that changes its page in place: what replaces its button has the focus, and what it
    // says replaces what the one before said.
    await page.getByRole("button", { name: "Take it out of my record" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Taken out of your record")).toBeVisible();
    await expect(page.getByRole("button", { name: "Put it back" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Back in your record")).toBeVisible();
    await expect(page.getByText("Taken out of your record")).toBeHidden();

    await page.goto(session);
    const question = (await getHeading(page).textContent()) ?? "";
    await page.getByRole("button", { name: "Skip for now" }).click();
    await expect(getHeading(page)).not.toHaveText(question);
    await expect(getHeading(page)).toBeFocused();
  });

  test("a refused form has the focus: its summary, or the first field to correct", async ({
    page,
  }) => {
    await page.goto("/login");
    await page.getByLabel("Email").fill("nobody@example.com");
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert")).toHaveText(
      "You aren’t signed in. Check both fields, or reset your password.",
    );
    await page.getByLabel("Email").fill("");
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Email")).toBeFocused();
  });
});
