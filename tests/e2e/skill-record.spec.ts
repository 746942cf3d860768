import { expectAccessible } from "./axe";
import { submitAnswer } from "./interview";
import { signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test } from "./test";

const GOOD_ANSWER =
  "First I would run EXPLAIN ANALYZE and compare the plan with last month's. A sequential scan where there used to be an index scan tells me the index is no longer used. Then I would check what changed: row counts, a deploy, a dropped index. I would rule out lock waits. I would run ANALYZE so that the planner's estimates are right again, and time the same query before and after.";

test("a target, then SQL by rating and answer: the row fills, its drawer opens, the file is there", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page);
  await postForm(page, "/assessment/4", { sql: "3" });
  await page.goto("/profile/skills");
  await page.getByRole("list").getByRole("button").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("key skills for");
  await postForm(page, "/careers/technology/data-scientist", { intent: "choose" });
  await page.goto("/profile/skills");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You meet none of the 4 key skills for Data Scientist yet.",
  );
  const sql = page.locator("#sql");
  await expect(sql).toContainText("Rated only");

  await page.goto("/interview/questions/slow-join-query");
  await page.getByRole("button", { name: "Answer this question" }).click();
  await submitAnswer(page, GOOD_ANSWER);
  await page.goto("/profile/skills");
  await expect(sql).not.toContainText("Rated only");
  await sql.locator("summary").click();
  await expect(sql.getByText(/^Could be off by \d+\. One answer, no mentor yet\.$/)).toBeVisible();
  const words = await page.getByRole("main").innerText();
  expect(words.split(/\s+/).length).toBeLessThanOrEqual(200);
  if (javaScriptEnabled) {
    await expectAccessible(page);
    const rated = page.getByRole("link", { name: /^Rated, .*: 3 of 5$/ });
    if (await rated.isVisible()) {
      await rated.focus();
      await page.keyboard.press("ArrowRight");
      await expect(page.getByRole("link", { name: /^Practiced, / })).toBeFocused();
    }
  }
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download JSON Resume" }).click();
  expect((await download).suggestedFilename()).toMatch(/^pathlight-resume-.*\.json$/);
});
