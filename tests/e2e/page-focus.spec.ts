import { openFold, openSession } from "./interview";
import { signUp } from "./people";
import { emptyField, expect, test } from "./test";

const ANSWER =
  "An inner join keeps only the rows that match on both sides. A left join keeps every customer.";

test.describe("after a change of page", { tag: "@script" }, () => {
  test("another query leaves the focus on its link", async ({ page }) => {
    await page.goto("/interview");
    const tab = page.getByRole("link", { name: "Behavioral", exact: true });
    await tab.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("/interview?tab=behavioral");
    await expect(tab).toHaveAttribute("aria-current", "page");
    await expect(tab).toBeFocused();
  });

  test("a form that changes a part of its page keeps the focus there", async ({ page }) => {
    await signUp(page);
    await openSession(page);
    await page.getByLabel("Your answer").fill(ANSWER);
    await page.keyboard.press("Control+Enter");
    await page.waitForURL(/review\/1$/);
    await openFold(page, "Keep or delete");
    await page.getByRole("button", { name: "Remove it from my record" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Removed from your record")).toBeVisible();
    await expect(page.getByRole("button", { name: "Put it back" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Back in your record")).toBeVisible();
    await expect(page.getByText("Removed from your record")).toBeHidden();
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
    await emptyField(page.getByLabel("Email"));
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Email")).toBeFocused();
  });
});
