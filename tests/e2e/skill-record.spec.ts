import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { submitAnswer } from "./interview";
import { signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test } from "./test";

const GOOD_ANSWER =
  "First I would run EXPLAIN ANALYZE and compare the plan with last month's. A sequential scan where there used to be an index scan tells me the index is no longer used. Then I would check what changed: row counts, a deploy, a dropped index. I would rule out lock waits. I would run ANALYZE so that the planner's estimates are right again, and time the same query before and after.";

const sqlRow = (page: Page) => page.getByRole("row").filter({ hasText: /^SQL/ });

/** Chooses the first answer of every question. */
async function takeQuiz(page: Page): Promise<void> {
  await page.goto("/learning/data-science-essentials/quiz/questions-and-data");
  await expect(page.getByRole("button", { name: "Check my answers" })).toBeVisible();
  for (const question of await page.getByRole("main").getByRole("group").all())
    await question.getByRole("radio").or(question.getByRole("checkbox")).first().check();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByText(/^\d of \d right\.$/)).toBeVisible();
}

test("a target, then SQL by rating, quiz and answer: the record fills, the plan changes, the file is there", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page);
  await page.goto("/careers/technology/data-scientist");
  await page.getByRole("button", { name: "Make this my target" }).click();
  await expect(page.getByText("Your target", { exact: true })).toBeVisible();

  await postForm(page, "/assessment/4", { sql: "3" });
  await page.goto("/profile/skills");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You meet none of the 4 key skills for Data Scientist yet. One is close.",
  );
  await expect(sqlRow(page)).toContainText("10 short");
  const sqlStep = page.getByRole("listitem").filter({ hasText: "SQL is 10 points short of 65." });
  await expect(sqlStep).toBeVisible();

  await takeQuiz(page);
  await page.goto("/profile/skills");
  await expect(sqlRow(page)).toContainText("one quiz");

  await page.goto("/interview/questions/slow-join-query");
  await page.getByRole("button", { name: "Answer this question" }).click();
  await submitAnswer(page, GOOD_ANSWER);
  await page.goto("/profile/skills");
  await expect(sqlRow(page)).toContainText("one question");
  await expect(sqlRow(page)).not.toContainText("10 short");
  await expect(sqlStep).toHaveCount(0);
  if (javaScriptEnabled) await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download JSON Resume" }).click();
  expect((await download).suggestedFilename()).toMatch(/^pathlight-resume-.*\.json$/);

  await page.getByRole("link", { name: "Learning", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 course in progress.");
  await expect(page.getByText(/of 5 modules completed/)).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "What changed this week" })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
});
