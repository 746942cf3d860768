import { endSession, openSession } from "./interview";
import { signUp } from "./people";
import { expect, test } from "./test";

test("a session is left, continued, skipped through and ended", async ({ page }) => {
  await signUp(page);
  const session = await openSession(page, "conflict");
  await page.getByLabel("Your answer").fill("A draft of the first question");
  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect(page.getByRole("list", { name: /Question 2 of/ })).toBeVisible();

  await page.goto("/interview");
  await expect(page.getByRole("heading", { name: "Continue where you left off" })).toBeVisible();
  await page.getByRole("link", { name: /^Continue: / }).click();
  await expect(page).toHaveURL(session);

  await page
    .getByRole("list", { name: /Question 2 of/ })
    .getByRole("link", { name: /^1/ })
    .click();
  await expect(page.getByLabel("Your answer")).toHaveValue("A draft of the first question");
  await page
    .getByRole("list", { name: /Question 1 of/ })
    .getByRole("link", { name: /^3/ })
    .click();
  await expect(page.getByRole("list", { name: /Question 3 of/ })).toBeVisible();

  await page.getByRole("button", { name: "End Session" }).click();
  await expect(page.getByText(/you answered 0 of/)).toBeVisible();
  await expect(page.getByText("Your draft of question 1 will be in the report")).toBeVisible();
  await page.getByRole("link", { name: "Keep going" }).click();
  await expect(page).toHaveURL(session);
  await endSession(page);
  await expect(page).toHaveURL(/\/interview(\?|$)/);
  await expect(page.getByText("Session ended and saved")).toBeVisible();
  await page.getByRole("link", { name: "See the report" }).first().click();
  await expect(page).toHaveURL(`${session}/report`);
  await page.goto("/interview");
  await expect(page.getByText("Your last session:")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Continue where you left off" })).toBeHidden();
});

test("on a phone the questions are behind the progress", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, "algorithms");
  await page.getByText("1 of 15").filter({ visible: true }).click();
  await page
    .getByRole("listitem")
    .filter({ hasText: /^4/ })
    .getByRole("link")
    .filter({ visible: true })
    .click();
  await expect(page.getByText("4 of 15").filter({ visible: true })).toBeVisible();
});
