import type { Page } from "@playwright/test";
import { openSession } from "./interview";
import { signUp } from "./people";
import { expect, test } from "./test";

const ANSWER =
  "An inner join keeps only the rows that match on both sides. A left join keeps every customer.";

const getHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** The heading of the page with this title has the focus, and nothing was scrolled to it. */
async function expectHeadingFocused(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title);
  await expect(getHeading(page)).toBeFocused();
  expect(await page.evaluate("scrollY")).toBe(0);
}

test.describe("after a change of page", { tag: "@script" }, () => {
  test("the heading has the focus: links, tabs, back, and the mobile menu", async ({ page }) => {
    await signUp(page);
    await page.goto("/settings/profile");
    await expect(getHeading(page)).not.toBeFocused();
    const tabs = page.getByRole("navigation", { name: "Settings" });
    await tabs.getByRole("link", { name: "Appearance", exact: true }).click();
    await page.waitForURL("/settings/appearance");
    await expectHeadingFocused(page, /Appearance/);
    // A heading without an outline, unless the keyboard brought the focus there.
    await expect(getHeading(page)).toHaveCSS("outline-style", "none");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeVisible();
    await page.goBack();
    await page.waitForURL("/settings/profile");
    await expectHeadingFocused(page, /Profile settings/);

    await tabs.getByRole("link", { name: "Notifications", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("/settings/notifications");
    await expect(getHeading(page)).toBeFocused();

    // Away from the page first: another size would end its transition.
    await page.goto("/settings/appearance");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("link", { name: "Settings" }).filter({ visible: true }).first().click();
    await expectHeadingFocused(page, /Profile settings/);
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
