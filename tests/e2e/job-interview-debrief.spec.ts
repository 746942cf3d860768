import { addTodaysInterview } from "./job-interview";
import { expectPageInOrder } from "./page-check";
import { expect, test } from "./test";

test("after an interview: what they asked, the outcome, the offer and over time", async ({
  page,
  javaScriptEnabled,
}) => {
  const path = await addTodaysInterview(page);
  await page.goto(`${path}/debrief`);
  const question = (number: number) =>
    page.getByRole("textbox", { name: `Question ${number}, as you remember it` });
  await question(1).fill("Why this ward?");
  await page.getByRole("group", { name: "How question 1 went" }).getByText("Well").click();
  await page.getByLabel("What you told to question 2").selectOption("I had no story");
  if (javaScriptEnabled) await expect(page.getByText("Question 2 had no story.")).toBeVisible();
  await page.getByRole("button", { name: "More rows" }).click();
  await expect(question(10)).toBeVisible();
  await expect(question(1)).toHaveValue("Why this ward?");
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("alert")).toContainText("Write what question 2 was");
  await question(2).fill("A doctor ignores your concern. Then?");
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("heading", { name: "What happened next?" })).toBeVisible();
  await expect(
    page.getByText("Question 2 had no story. Your next plan starts with it."),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: "Well" }).first()).toBeChecked();
  await expectPageInOrder(page, `${path}/debrief`, { javaScriptEnabled });
  await page.getByRole("button", { name: "I have an offer" }).click();
  await page.getByLabel("What they offer").fill("$64,000 a year");
  await page.getByText("7 more").click();
  await page
    .getByRole("radiogroup", { name: "Notice" })
    .getByRole("radio", { name: "Ask" })
    .check({ force: true });
  await page.getByRole("checkbox", { name: "Base pay", exact: false }).last().check();
  await page.getByRole("button", { name: "Save and write the reply" }).click();
  await expect(page.getByRole("textbox", { name: /^Change it as you like/ })).toHaveValue(
    /base pay[^]*What notice/,
  );
  await expectPageInOrder(page, `${path}/offer`, { javaScriptEnabled });
  await page.getByRole("button", { name: "Answer this question" }).click();
  await expect(page.getByText("What are your salary expectations?").first()).toBeVisible();
  await expect(page.getByText("$64,000 a year").first()).toBeVisible();
  await expectPageInOrder(page, "/plans/history", { javaScriptEnabled });
  await expect(page.getByRole("link", { name: "Why this ward?" })).toBeVisible();
});

test("on a phone there are three rows at first, and an empty one is a line", async ({ page }) => {
  const path = await addTodaysInterview(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}/debrief`);
  const question = (number: number) =>
    page.getByRole("textbox", { name: `Question ${number}, as you remember it` });
  const told = (number: number) => page.getByLabel(`What you told to question ${number}`);
  await expect(told(1)).toBeVisible();
  await expect(question(3)).toBeVisible();
  await expect(question(4)).toBeHidden();
  await expect(told(2)).toBeHidden();
  await question(2).fill("Why this ward?");
  await expect(told(2)).toBeVisible();
  await page.getByRole("button", { name: "More rows" }).click();
  await expect(question(10)).toBeVisible();
  await expect(question(2)).toHaveValue("Why this ward?");
  await page.getByRole("link", { name: "What happened next?" }).click();
  await expect(page.getByRole("heading", { name: "What happened next?" })).toBeInViewport();
});
