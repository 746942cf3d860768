import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test";

const ANSWER =
  "I run EXPLAIN ANALYZE and compare the real plan with last month's. A sequential scan where there was an index scan tells me the index is no longer used.";

async function openReview(page: Page, answer: string): Promise<void> {
  await page.goto("/interview");
  await page.getByRole("button", { name: "Start practice: Databases and SQL" }).click();
  await page.waitForURL(/sessions/);
  await page.goto(`${page.url()}?question=4`);
  await page.getByLabel("Your answer").fill(answer);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByRole("heading", { name: "Key points" })).toBeVisible();
}

test("asked for, a second opinion stands beside the first, which stays", async ({
  page,
  javaScriptEnabled,
}) => {
  await openReview(page, ANSWER);
  const score = await page.getByText(/^Score \d+ of 100/).textContent();
  await expect(page.getByText("Nothing else about you is sent.")).toBeVisible();
  await page.getByRole("button", { name: "Ask for a second opinion" }).click();
  await expect(page.getByRole("heading", { name: "Second opinion" })).toBeVisible();
  await expect(page.getByText(/By a-model, prompt 1/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for a second opinion" })).toHaveCount(0);
  expect(await page.getByText(/^Score \d+ of 100/).textContent()).toBe(score);
  if (javaScriptEnabled) await expectAccessible(page);
});

test("a service that sends nonsense: it is said, and one can ask again", async ({ page }) => {
  await openReview(page, `${ANSWER} Then I look at the zebra crossing.`);
  await page.getByRole("button", { name: "Ask for a second opinion" }).click();
  await expect(page.getByText("We couldn’t use the service’s response.")).toBeVisible();
  await expect(
    page.getByRole("button", { name: /^Ask (again|for a second opinion)$/ }),
  ).toBeEnabled();
  await expect(page.getByRole("heading", { name: "Second opinion" })).toHaveCount(0);
});

test("a service that never ends can be stopped", async ({ page, javaScriptEnabled }) => {
  test.skip(!javaScriptEnabled, "Without a script the browser's own stop button does it.");
  await openReview(page, `${ANSWER} It was an endless road.`);
  await page.getByRole("button", { name: "Ask for a second opinion" }).click();
  await expect(page.getByText("a-model is reading your answer.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Ask for a second opinion" })).toBeVisible();
});
