import { expectAccessible } from "./axe";
import { expectPageInOrder } from "./page-check";
import { expect, test } from "./test";

test("a course: start, finish a lesson, fail and pass a quiz, bookmark, and resume", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/learning/effective-communication");
  await page.getByRole("button", { name: "Start the course" }).click();
  await page.getByText("Bookmark this lesson").click();
  await page.getByLabel("Note, optional").fill("Try it in the next update");
  await page.getByRole("button", { name: "Save bookmark" }).click();
  await expect(page.getByText("Bookmarked", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Note, optional")).toHaveValue("Try it in the next update");
  // The button that had the focus is gone: the keyboard continues in the part of the page that it changed.
  await page.keyboard.press("Tab");
  await expect(page.locator("#bookmark :focus")).toBeVisible();
  await page.getByRole("button", { name: "Done, continue" }).click();
  await expect(page.getByText("lesson 2 of")).toBeVisible();

  await page.getByRole("link", { name: "Quiz on Be understood" }).first().click();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByText("Some questions have no answer yet")).toBeVisible();
  for (const question of await page.locator("main fieldset").all())
    await question.locator("label").first().click();
  await page.getByRole("button", { name: "Check my answers" }).click();
  await expect(page.getByText(/of 6 right\./)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Quiz result: Be understood" })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);

  await page.getByRole("link", { name: "Back to the course" }).click();
  await expect(page.getByText(/of 12 lessons/)).toBeVisible();
  await page.goto("/learning?tab=soft-skills");
  await page.getByRole("link", { name: "Continue Effective Communication" }).click();
  await expect(page.getByText("lesson 2 of")).toBeVisible();
  await expectPageInOrder(page, "/learning/effective-communication", {
    javaScriptEnabled: javaScriptEnabled ?? true,
  });
});

test("the letters of a lesson’s drawing can be read on a phone, and all of it can be reached", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/learning/python-intro/values-and-names");
  const figure = page.getByRole("figure").first();
  const sizes = await figure.locator("text").evaluateAll((texts) =>
    texts.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  await figure.focus();
  await expect(figure).toBeFocused();
});

test("a name in a lesson’s table isn’t cut in two on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/learning/python-intro/values-and-names");
  const name = page.locator(".lesson-table code", { hasText: /^float$/ });
  expect(await name.evaluate((code) => code.getClientRects().length)).toBe(1);
});
