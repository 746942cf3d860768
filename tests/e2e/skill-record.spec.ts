import { expectAccessible } from "./axe";
import { submitAnswer } from "./interview";
import { signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test } from "./test";

const GOOD_ANSWER =
  "I would not touch anything before I have looked. First I run EXPLAIN ANALYZE on the query with the same parameters users send, and compare the execution plan with an older one if we kept it. I look for a sequential scan on orders where I would expect an index scan, because that is a frequent reason for a jump of this size. Next I ask what changed in that month: how many rows the orders table gained, whether a migration dropped an index, and whether a deploy altered the query. If the estimated rows are far from the actual rows, the statistics are stale, so I run ANALYZE on both tables and look at the plan again. I also check that the query is slow by itself and not waiting: lock waits, disk reads, other load on the server. When I have a cause I try one change at a time on a copy of production, for example a composite index on customer_id and created_at. To prove it, I time the same query with the same parameters before and after, and I add an alert so we hear about it before customers do.";

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
