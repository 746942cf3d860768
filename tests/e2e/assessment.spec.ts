import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { interestForm } from "./interests";
import { signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test } from "./test";

const group = (page: Page, name: string | RegExp) => page.getByRole("radiogroup", { name });
const choose = (page: Page, name: string | RegExp, option: string | RegExp) =>
  group(page, name).getByRole("radio", { name: option }).check();
const proceed = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
/** Waits for the step's text: the address changes before the page does. */
const expectStep = (page: Page, step: string) =>
  expect(page.getByText(step, { exact: true })).toBeVisible();

/** Answers of one value for each area, in the order in which the areas take turns. */
async function answerInterests(page: Page, values: readonly string[]): Promise<void> {
  const rows = page.locator(".choice-row");
  await expect(rows).toHaveCount(24);
  const next = page.getByRole("link", { name: "Next eight" });
  for (let index = 0; index < 24; index += 1) {
    // Without a script, a page of the list has eight.
    if (index > 0 && index % 8 === 0 && (await next.isVisible())) await next.click();
    await rows
      .nth(index)
      .getByRole("radio", { name: new RegExp(`^${values[index % 6]},`) })
      .check();
  }
}

/** The pages a reader of 24 activities takes more time for than a browser does. */
async function pretendToRead(page: Page): Promise<void> {
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("input[name='shown-at']");
    if (field) field.value = String(Date.now() - 120_000);
  });
}

test("the five steps without an account, results, an occupation, and all kept in an account", async ({
  page,
}) => {
  await page.goto("/assessment");
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  await expect(page.getByText("Step 1 of 5", { exact: true })).toBeVisible();
  await expect(
    group(page, "Communication Skills").getByRole("radio", { name: "3, Capable" }),
  ).toBeChecked();
  await choose(page, "Leadership Abilities", "5, Expert");
  await proceed(page);
  await expectStep(page, "Step 2 of 5, page 1 of 2");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(
    group(page, "Leadership Abilities").getByRole("radio", { name: "5, Expert" }),
  ).toBeChecked();
  await proceed(page);
  await expectStep(page, "Step 2 of 5, page 1 of 2");
  await answerInterests(page, ["1", "5", "2", "2", "2", "4"]);
  await pretendToRead(page);
  await proceed(page);
  await expectStep(page, "Step 2 of 5, page 2 of 2");
  await choose(page, "Develop a statistical model to explain human behavior", /^5,/);
  await proceed(page);
  await expectStep(page, "Step 3 of 5");
  await choose(page, "Earning more than most people", "5, Essential");
  await proceed(page);
  await expectStep(page, "Step 4 of 5");
  await page.getByLabel("Highest education").selectOption("Bachelor’s degree");
  await choose(page, "SQL", "4, Skilled");
  await choose(page, "SQL: How often have you done it?", "Regularly");
  await proceed(page);
  await expectStep(page, "Step 5 of 5, page 1 of 2");
  await page.getByLabel("Technology", { exact: true }).check();
  await proceed(page);
  await expectStep(page, "Step 5 of 5, page 2 of 2");
  await proceed(page);
  await page.waitForURL("/assessment/review");
  await expect(page.getByText("Earning more than most people")).toBeVisible();
  await page.getByRole("button", { name: "See my results" }).click();
  await page.waitForURL(/\/assessment\/results\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^You like to find things out/);
  await page.getByRole("link", { name: "Show all 24", exact: true }).click();
  await expect(page.getByRole("link", { name: /^Show all \d{3}$/ })).toBeVisible();
  const results = page.url().replace(/\?.*/, "");
  await page.locator("#matches summary").first().click();
  await page
    .getByRole("link", { name: /^See the occupation/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Pay and outlook, United States" })).toBeVisible();

  await signUp(page);
  await page.goto(results);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("find things out");
  await page.goto("/profile/skills");
  await page.goto("/profile/skills?skill=leadership");
  await expect(page.locator("#leadership")).toContainText("5 of 5");
});

test("the short form, switched to the full one without losing an answer", async ({ page }) => {
  await page.goto("/assessment");
  await page.getByRole("link", { name: "Short form, 5 minutes" }).click();
  await expect(page.getByText("Step 1 of 2", { exact: true })).toBeVisible();
  await choose(page, "Problem Solving", "4, Skilled");
  await page.getByLabel("Count the skills I left at 3").check();
  await proceed(page);
  await expectStep(page, "Step 2 of 2");
  await answerInterests(page, ["3", "3", "3", "3", "3", "3"]);
  await page.getByRole("button", { name: "Switch to the full form, 15–20 minutes" }).click();
  await expect(page.getByText("Step 2 of 5, page 1 of 2", { exact: true })).toBeVisible();
  await expect(
    page.locator(".choice-row", { hasText: "Draw pictures" }).locator("input[value='3']"),
  ).toBeChecked();
  await page.goto("/assessment/review");
  await expect(page.getByText("Communication Skills")).toBeVisible();
  await page.getByRole("button", { name: "See my results" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No clear direction yet.");
});

for (const width of [390, 1280]) {
  test(`a choice stays where it is while it is pressed, ${width} px wide`, async ({
    page,
    javaScriptEnabled,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto("/assessment/2");
    const rows = page.getByRole("radiogroup");
    await expect(rows).toHaveCount(javaScriptEnabled ? 24 : 8);
    for (const index of [0, 1, 2, 3, 4, 5])
      await rows.nth(index).getByRole("radio").nth(index).check();
    for (const index of [0, 1, 2, 3, 4, 5])
      await expect(rows.nth(index).getByRole("radio").nth(index)).toBeChecked();
  });
}

// Number keys need a script; arrows and Tab are the browser's own.
test("on a phone the buttons of a step never cover what is focused", {
  tag: "@script",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/assessment/3");
  const buttons = page.locator(".step-bar");
  const getTop = () => buttons.evaluate((bar) => bar.getBoundingClientRect().top);
  const rows = page.getByRole("radiogroup");
  await expect(rows).toHaveCount(16);
  for (const row of await rows.all()) {
    const control = row.getByRole("radio").first();
    await control.focus();
    const { bottom } = await control.evaluate((element) => element.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(await getTop());
  }
});

test("keys choose a level; choosing the preselected one makes it an answer", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto("/assessment/1");
  await expect(page.getByText("By keyboard")).toBeVisible();
  const problemSolving = group(page, "Problem Solving");
  await problemSolving.getByRole("radio", { name: "3, Capable" }).focus();
  await page.keyboard.press("5");
  await expect(problemSolving.getByRole("radio", { name: "5, Expert" })).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(problemSolving.getByRole("radio", { name: "4, Skilled" })).toBeChecked();
  await group(page, "Communication Skills").getByRole("radio", { name: "3, Capable" }).click();
  await proceed(page);
  await expectStep(page, "Step 2 of 5, page 1 of 2");
  await page.goto("/assessment/review");
  await expect(page.getByText("Communication Skills")).toBeVisible();
  await expect(page.getByText("Teamwork & Collaboration")).toBeHidden();
});

test("the keys and the number of answers are those of the step; answers count as they are chosen", {
  tag: "@script",
}, async ({ page }) => {
  const aside = page.getByRole("complementary");
  await page.goto("/assessment/1");
  await expect(aside).toContainText(/Answered on this page\s*0 of 5/);
  await choose(page, "Leadership Abilities", "5, Expert");
  // The preselected level: nothing changes, but it is chosen.
  await group(page, "Problem Solving").getByRole("radio", { name: "3, Capable" }).click();
  await expect(aside).toContainText("2 of 5");
  await page.getByLabel("Count the skills I left at 3").check();
  await expect(aside).toContainText("5 of 5");

  await page.goto("/assessment/4");
  await expect(aside).toContainText("1to5choose a level1to4choose how often");
  await page.getByLabel("Highest education").selectOption("Bachelor’s degree");
  await choose(page, "SQL", "4, Skilled");
  await choose(page, "SQL: How often have you done it?", "Regularly");
  await expect(aside).toContainText("2 of 23");

  await page.goto("/assessment/5");
  await expect(page.getByText("By keyboard")).toBeHidden();
  await page.getByLabel("Technology", { exact: true }).check();
  await page.getByLabel("Healthcare", { exact: true }).check();
  await expect(aside).toContainText("1 of 1");
});

test("a step counts what is chosen; without a script it says that it counts what is saved", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/assessment/1");
  await choose(page, "Leadership Abilities", "5, Expert");
  await expect(page.getByRole("complementary")).toContainText(
    javaScriptEnabled ? /Answered on this page\s*1 of 5/ : /Saved on this page\s*0 of 5/,
  );
});

test("results are accessible", { tag: "@script" }, async ({ page }) => {
  const answers = interestForm({ r: "1", i: "5", a: "2", s: "2", e: "2", c: "4" });
  const readFor = { "shown-at": String(Date.now() - 120_000) };
  await page.goto(await postForm(page, "/assessment/2", { ...answers, ...readFor }));
  await expectStep(page, "Step 2 of 5, page 2 of 2");
  await expectAccessible(page);
  await page.goto("/assessment/review");
  await expectAccessible(page);
  await page.getByRole("button", { name: "See my results" }).click();
  await page.waitForURL(/\/assessment\/results\//);
  await expectAccessible(page);
});
