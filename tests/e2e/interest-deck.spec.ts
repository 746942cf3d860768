import { expectAccessible } from "./axe";
import { expect, test } from "./test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("a phone shows one activity at a time; a choice brings the next, and undo takes it back", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/assessment/2");
  const place = page.locator("[data-deck-place]");
  const rows = page.locator(".choice-row");
  const press = (row: number, choice: number) =>
    rows.nth(row).getByRole("radio").nth(choice).click();
  await expect(place).toHaveText("1 of 24");
  await expect(page.locator(".deck input:checked")).toHaveCount(0);
  await expectAccessible(page);
  await press(0, 4);
  await expect(place).toHaveText("2 of 24");
  await press(1, 0);
  await expect(place).toHaveText("3 of 24");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(place).toHaveText("2 of 24");
  await expect(page.locator(".deck input:checked")).toHaveCount(1);
  // A number answers and goes on; an arrow changes the answer and stays.
  await page.keyboard.press("2");
  await expect(place).toHaveText("3 of 24");
  await page.keyboard.press("ArrowDown");
  await expect(place).toHaveText("3 of 24");
  await page.keyboard.press("Tab");
  await expect(place).toHaveText("4 of 24");
});

test("Continue waits for the last card; before that the rest can be skipped", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/assessment/2");
  const next = page.getByRole("button", { name: "Continue" });
  const skip = page.getByRole("button", { name: "Skip the rest" });
  const rows = page.locator(".choice-row");
  await expect(skip).toBeVisible();
  await expect(next).toBeHidden();
  await rows.last().scrollIntoViewIfNeeded();
  await expect(next).toBeVisible();
  await expect(skip).toBeHidden();
  await rows.first().scrollIntoViewIfNeeded();
  await expect(skip).toBeVisible();
  for (const row of await rows.all()) await row.getByRole("radio").first().check({ force: true });
  await expect(next).toBeVisible();
  await expect(skip).toBeHidden();
  await next.click();
  await page.waitForURL(/assessment\/(2\?part=2|3)/);
});

test("without a connection the answers of the deck stay on the page", {
  tag: "@script",
}, async ({ page, context }) => {
  await page.goto("/assessment/2");
  await page.locator(".choice-row").first().getByRole("radio").nth(4).click();
  await expect(page.locator("[data-deck-place]")).toHaveText("2 of 24");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Skip the rest" }).click();
  await expect(page.getByRole("alert")).toContainText("You’re offline");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Skip the rest" }).click();
  await page.waitForURL(/assessment\/3/);
  await page.goto("/assessment/2");
  await expect(page.locator(".deck input:checked")).toHaveCount(1);
  // It begins at the first one without an answer.
  await expect(page.locator("[data-deck-place]")).toHaveText("2 of 24");
});
