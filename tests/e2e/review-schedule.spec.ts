import type { Page } from "@playwright/test";
import { openFold, submitAnswer } from "./interview";
import { expect, test } from "./test";

const POOR_ANSWER =
  "I would look at the query plan and check whether the indexes are used. Basically it is just slow.";
const BETTER_ANSWER =
  "First I would run EXPLAIN ANALYZE and compare the plan with last month's. A sequential scan where there used to be an index scan tells me the index is no longer used. Then I would check what changed: row counts, a deploy, a dropped index. I would rule out lock waits. I would run ANALYZE so that the planner's estimates are right again, and time the same query before and after.";

async function startSlowJoinSession(page: Page) {
  await page.goto("/interview/questions/slow-join-query");
  await expect(page.getByText("You haven’t answered this question yet.")).toBeVisible();
  await page.getByRole("button", { name: "Answer this question" }).click();
}

test("answer, answer again, see what changed, print the report, share it, revoke it, delete it", async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  await startSlowJoinSession(page);
  await submitAnswer(page, POOR_ANSWER);
  await openFold(page, "Keep or delete");
  await page.getByRole("link", { name: "Answer again" }).last().click();
  await page.getByRole("button", { name: "Start with an empty box" }).click();
  await submitAnswer(page, BETTER_ANSWER);
  await openFold(page, "What changed since your first attempt");
  const ask = page.getByText(/^Check \d of \d$/);
  await expect(ask).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^we think so/).first()).toBeVisible();
  await expect(ask).toBeHidden();
  await expect(page.getByText("This answer is in your record")).toBeHidden();
  await expect(page.getByRole("main")).toHaveCSS("print-color-adjust", "exact");
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "All attempts at this question" }).click();
  await expect(page.getByText("2 attempts so far, and no score yet")).toBeVisible();
  await page.getByLabel("Compare").selectOption("2");
  await page.getByLabel("with").selectOption("1");
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/old=2&new=1/);
  await expect(page.getByText("worse").first()).toBeVisible();

  await page.goto("/interview/history");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 answers in 1 session");
  await page.getByRole("link", { name: /Single question/ }).click();
  await page
    .getByRole("link", { name: "See the report" })
    .or(page.getByRole("link", { name: "Report", exact: true }))
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Interview report" })).toBeVisible();
  if (javaScriptEnabled)
    await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeVisible();
  else await expect(page.getByText("use your browser’s print command")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("link", { name: "Share" })).toBeHidden();
  await expect(page.getByText("Answers in full")).toBeVisible();
  expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe("%PDF-");
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("link", { name: "Share" }).click();
  await page.getByLabel("Scores").uncheck();
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(
    page.getByText("Choose at least one: scores, answers or plan.").first(),
  ).toBeVisible();
  await page.getByLabel("The text of your answers").check();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByLabel(/^Copy it now/).inputValue();
  if (javaScriptEnabled) {
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeFocused();
  }
  const stranger = await browser.newContext({ baseURL, javaScriptEnabled });
  const sharedPage = await stranger.newPage();
  await sharedPage.goto(link);
  await expect(sharedPage.getByText(BETTER_ANSWER.slice(0, 60))).toBeVisible();
  await expect(sharedPage.getByText("By dimension")).toHaveCount(0);
  await page.getByRole("button", { name: /Revoke link/ }).click();
  await expect(page.getByText("Link revoked. It no longer works.")).toBeVisible();
  expect((await sharedPage.goto(link))?.status()).toBe(410);
  await expect(sharedPage.getByRole("heading", { name: "This link was revoked" })).toBeVisible();
  await stranger.close();

  await page.goto("/interview/history");
  await page.getByRole("link", { name: /Single question/ }).click();
  await page
    .getByRole("link", { name: "See the report" })
    .or(page.getByRole("link", { name: "Report", exact: true }))
    .first()
    .click();
  await page.getByRole("link", { name: "Delete this session" }).click();
  await page.getByRole("button", { name: "Delete session" }).click();
  await expect(page.getByText("Session deleted")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("No sessions yet.");
});

test("a posting becomes an interview, and what comes back is said", async ({ page }) => {
  await page.goto("/interview");
  await page.getByRole("link", { name: /Start from a job posting/ }).click();
  await page.getByLabel("The job posting").fill("We like nice people.");
  await page.getByRole("button", { name: "Find my questions" }).click();
  await expect(
    page.getByText("We couldn’t tell what kind of work this text is about.").first(),
  ).toBeVisible();
  await page
    .getByLabel("The job posting")
    .fill("Data analyst. Strong SQL, A/B testing, stakeholders, GIS a plus.");
  await page.getByRole("button", { name: "Find my questions" }).click();
  await expect(
    page.getByRole("heading", { name: /skills found, \d questions chosen/ }),
  ).toBeVisible();
  await expect(page.getByRole("table", { name: "Skills in this posting" })).toContainText("GIS");
  await page.getByRole("checkbox").first().uncheck();
  await page.getByRole("button", { name: "Start this interview" }).click();
  await expect(page.getByText("Data analyst").first()).toBeVisible();
  await submitAnswer(page, POOR_ANSWER);
  await page.goto("/interview");
  await page.getByRole("link", { name: "Review schedule" }).click();
  await expect(page.getByText("tomorrow")).toBeVisible();
});
