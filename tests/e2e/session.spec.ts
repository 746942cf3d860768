import type { Page } from "@playwright/test";
import { openFold, endSession, openSession } from "./interview";
import { signUp } from "./people";
import { selectAndWait } from "./preferences";
import { expect, test } from "./test";

const ANSWER =
  "An inner join keeps only the rows that match on both sides. A left join keeps every customer, and fills the columns of orders with null where there is no match.";

const answerField = (page: Page) => page.getByLabel("Your answer");

test("practice: a draft kept, a sample, a follow-up, resumed and ended", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page);
  const session = await openSession(page);
  await answerField(page).fill("Half a thought");
  if (javaScriptEnabled) await expect(page.getByText(/Saved \d{1,2}:\d\d [AP]M/)).toBeVisible();
  else await page.getByRole("button", { name: "Save draft" }).click();
  await page.goto("/profile/sessions");
  await page.getByRole("link", { name: /Databases and SQL/ }).click();
  await page.waitForURL(session);
  await expect(answerField(page)).toHaveValue("Half a thought");

  await answerField(page).fill(ANSWER);
  await page.getByRole("button", { name: "Show a hint" }).click();
  await expect(page.getByRole("heading", { name: "Hint" })).toBeVisible();
  await expect(answerField(page)).toHaveValue(ANSWER);
  await page.getByRole("button", { name: "Show a sample answer" }).click();
  await expect(page.getByRole("heading", { name: "Sample answers" })).toBeVisible();
  await expect(answerField(page)).toHaveValue(ANSWER);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review\/1$/);
  await openFold(page, "What this question listens for");
  await expect(page.getByText("You read the sample answer first.")).toBeVisible();
  await page.getByRole("link", { name: "Answer the follow-up" }).click();
  await expect(page.getByText("Follow-up", { exact: true })).toBeVisible();
  await answerField(page).fill("An inner join keeps only rows that match on both sides.");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review\/1#follow-up$/);
  await expect(
    page.getByText("A follow-up doesn’t change the score of your answer."),
  ).toBeVisible();
  // What was answered is read in the panel's width, not beside the question.
  const followUpAnswer = page.locator("#follow-up").getByText("An inner join keeps only rows");
  const { width = 0 } = (await followUpAnswer.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(300);

  await page.goto(session);
  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect(page.getByRole("list", { name: "Question 3 of 12" })).toBeVisible();
  await endSession(page);
  await expect(page).toHaveURL(/\/interview(\?|$)/);
});

test("one press starts a question, and its field has the focus and an outline", async ({
  page,
}) => {
  await page.goto("/interview");
  await page.getByRole("button", { name: "Start this question" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "What piece of work are you most proud of?",
  );
  await expect(answerField(page)).toBeFocused();
  const outline = page.getByText("where it was, and what was at stake");
  await expect(outline).toBeVisible();
  const submit = page.getByRole("button", { name: "Submit Response" });
  await expect(submit).toHaveAccessibleDescription("Write a sentence first");
  await page.keyboard.type("We planted an orchard.");
  await expect(answerField(page)).toHaveValue("We planted an orchard.");
  await expect(outline).toBeHidden();
  await expect(submit).toHaveAccessibleDescription("");
});

test("a text pasted twice is submitted once", async ({ page }) => {
  const session = await openSession(page);
  await answerField(page).fill(`${ANSWER}\n${ANSWER}`);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByText("This text is in here twice.")).toBeVisible();
  await expect(answerField(page)).toHaveValue(`${ANSWER}\n${ANSWER}`);
  await page.getByRole("button", { name: "Submit it once" }).click();
  await page.waitForURL(`${session}/review/1`);
});

test("the arrows lead to the questions before and after", async ({ page }) => {
  const session = await openSession(page);
  await page.getByRole("link", { name: /^Next question: / }).click();
  await expect(page).toHaveURL(`${session}?question=2`);
  await page.getByRole("link", { name: /^Previous question: / }).click();
  await expect(page).toHaveURL(`${session}?question=1`);
});

test("live: nothing is shown on the way, everything at the end", async ({ page }) => {
  await signUp(page);
  await page.goto("/interview");
  await page.getByRole("link", { name: "Live", exact: true }).click();
  await page.getByRole("button", { name: "Start live interview: Databases and SQL" }).click();
  await page.getByRole("button", { name: "Start and type" }).click();
  await expect(page.getByText("Show a hint")).toBeHidden();
  await answerField(page).fill(ANSWER);
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(page.getByRole("list", { name: "Question 2 of 12" })).toBeVisible();
  await page.getByRole("link", { name: "Leave" }).click();
  await page.getByRole("button", { name: "End Session" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1 of 12 answered.");
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await page.waitForURL(/report$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Interview report");
  await expect(page.getByText("No score yet").first()).toBeVisible();
});

test("more time is allowed where it is asked for", async ({ page }) => {
  await page.goto("/interview");
  await page.getByText("More", { exact: true }).click();
  await selectAndWait(page, page.getByRole("button", { name: "×2" }));
  await expect(page.getByRole("button", { name: "×2" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Start Practice: Databases and SQL" }).click();
  await expect(page.getByText("about 6:00")).toBeVisible();
});

test.describe("with a script", { tag: "@script" }, () => {
  test("more time chosen right before the start is not lost", async ({ page }) => {
    // The save is never answered, and cancelled by the start.
    await page.route(/\/preferences/, () => {});
    await page.goto("/interview");
    await page.getByText("More", { exact: true }).click();
    await page.getByRole("button", { name: "×2" }).click();
    await page.getByRole("button", { name: "Start Practice: Databases and SQL" }).click();
    await expect(page.getByText("about 6:00")).toBeVisible();
  });

  test("a lost connection is said, and mended when it is back; a reload in mid-answer loses nothing", async ({
    page,
  }) => {
    await openSession(page);
    await answerField(page).pressSequentially("Before. ");
    await expect(page.getByText(/Saved \d{1,2}:\d\d [AP]M/)).toBeVisible();
    await page.context().setOffline(true);
    await answerField(page).pressSequentially("While offline.");
    await expect(page.getByText("Not saved yet.")).toBeVisible();
    await page.getByRole("button", { name: "Submit Response" }).click();
    await expect(page.getByText("Not saved yet.")).toBeVisible();
    await expect(page.getByText("Waits until you’re online again")).toBeVisible();
    await expect(answerField(page)).toHaveValue("Before. While offline.");
    await page.context().setOffline(false);
    await expect(page.getByText(/Saved \d{1,2}:\d\d [AP]M/)).toBeVisible();
    await answerField(page).pressSequentially(" Just before leaving.");
    await page.reload();
    await expect(answerField(page)).toHaveValue("Before. While offline. Just before leaving.");
  });

  test("what is longer than the server reads stays where it is, and goes once it is shorter", async ({
    page,
  }) => {
    const session = await openSession(page);
    await answerField(page).fill("word ".repeat(220_000));
    await page.getByRole("button", { name: "Submit Response" }).click();
    expect(
      await answerField(page).evaluate((area: HTMLTextAreaElement) => area.validationMessage),
    ).toContain("This answer is too long");
    await expect(page).toHaveURL(session);
    await answerField(page).fill(ANSWER);
    await page.getByRole("button", { name: "Submit Response" }).click();
    await page.waitForURL(/review\/1$/);
  });

  test("two tabs: the second is told, and may decide", async ({ page, context }) => {
    const session = await openSession(page);
    const otherTab = await context.newPage();
    await otherTab.goto(session);
    await answerField(page).fill("From the first tab");
    await expect(page.getByText(/Saved \d{1,2}:\d\d [AP]M/)).toBeVisible();
    await answerField(otherTab).fill("From the second tab");
    await expect(otherTab.getByText("changed in another tab")).toBeVisible();
    await otherTab.getByRole("button", { name: "Keep this version" }).click();
    await expect(otherTab.getByText(/Saved \d{1,2}:\d\d [AP]M/)).toBeVisible();
    await answerField(page).pressSequentially(", more");
    await page.getByRole("button", { name: "Show the other version" }).click();
    await expect(answerField(page)).toHaveValue("From the second tab");
    // Both send: the later one is told, and sends again as the next attempt.
    await otherTab.getByRole("button", { name: "Submit Response" }).click();
    await otherTab.waitForURL(/review\/1$/);
    await otherTab.close();
    await answerField(page).fill(ANSWER);
    await page.getByRole("button", { name: "Submit Response" }).click();
    // The draft's status may say the same in other words.
    await expect(page.getByText("Submit again to save this as your next attempt.")).toBeVisible();
    await expect(answerField(page)).toHaveValue(ANSWER);
    await page.getByRole("button", { name: "Submit Response" }).click();
    await page.waitForURL(/review\/1$/);
  });

  test("Control and Enter send", async ({ page }) => {
    await openSession(page);
    await answerField(page).fill(ANSWER);
    await answerField(page).press("Control+Enter");
    await page.waitForURL(/review\/1$/);
  });

  test("Alt with Page Down and Page Up leads to other questions, and what is written stays", async ({
    page,
  }) => {
    const session = await openSession(page);
    await answerField(page).fill("Half a thought");
    await answerField(page).press("Alt+PageDown");
    await expect(page).toHaveURL(`${session}?question=2`);
    await expect(answerField(page)).toBeFocused();
    await answerField(page).press("Alt+PageUp");
    await expect(answerField(page)).toHaveValue("Half a thought");
  });

  test("ending in the middle of a word keeps it", async ({ page }) => {
    const session = await openSession(page);
    await answerField(page).fill("Ended before a pause");
    await endSession(page);
    await expect(page).toHaveURL(/\/interview(\?|$)/);
    await page.goto(`${session}/report`);
    await expect(page.getByText("Ended before a pause")).toBeVisible();
  });
});
