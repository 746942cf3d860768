import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { openFold, openSession, submitAnswer } from "./interview";
import { expect, test } from "./test";

const ANSWER =
  "I run EXPLAIN ANALYZE and compare the real plan with last month's. A sequential scan where there was an index scan tells me the index is no longer used. I ask what was deployed and who may have dropped it.";

async function openReview(page: Page, answer: string): Promise<void> {
  const session = await openSession(page);
  await page.goto(`${session}?question=4`);
  await submitAnswer(page, answer);
  await openFold(page, "Scoring");
}

test("asked for, a second opinion stands beside the first, which stays", async ({
  page,
  javaScriptEnabled,
}) => {
  await openReview(page, ANSWER);
  const score = await page.getByText(/^\d+–\d+ of 100/).textContent();
  await expect(page.getByText("Nothing else about you is sent.")).toBeVisible();
  await page.getByRole("button", { name: "Ask for a second opinion" }).click();
  await expect(page.getByRole("heading", { name: "Second opinion" })).toBeVisible();
  await expect(page.getByText(/By a-model, prompt 3/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for a second opinion" })).toHaveCount(0);
  expect(await page.getByText(/^\d+–\d+ of 100/).textContent()).toBe(score);
  if (javaScriptEnabled) await expectAccessible(page);
});

test("a service that sends nonsense: it is said, and one can ask again", async ({ page }) => {
  await openReview(page, `${ANSWER} Then I look at the zebra crossing.`);
  await page.getByRole("button", { name: "Ask for a second opinion" }).click();
  await expect(page.getByText("We couldn’t use the service’s response.")).toBeVisible();
  await expect(
    page.getByRole("button", { name: /^(Try again|Ask for a second opinion)$/ }),
  ).toBeEnabled();
  await expect(page.getByRole("heading", { name: "Second opinion" })).toHaveCount(0);
});

// Without a script the browser's own stop button does it.
test("a service that never ends can be stopped", { tag: "@script" }, async ({ page }) => {
  await openReview(page, `${ANSWER} It was an endless road.`);
  await page.getByRole("button", { name: "Ask for a second opinion" }).click();
  await expect(page.getByText("a-model is reading your answer.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Ask for a second opinion" })).toBeVisible();
});
