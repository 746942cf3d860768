import { expectPageInOrder } from "./page-check";
import { expect, test } from "./test";

const LONG_PROMPT = `Why do we use the ${"Donaudampfschifffahrtsgesellschaft".repeat(3)} procedure?`;

test("a question is written, answered, shared and practiced by a reader", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  await page.goto("/interview");
  await page.getByRole("link", { name: "Your own questions" }).click();
  await page.getByRole("link", { name: "Write a question" }).click();
  await page.getByRole("button", { name: "Save question" }).click();
  await expect(page.getByRole("alert")).toContainText("Write the question.");
  await page.getByLabel("The question").fill("How do you hand over a ward?");
  await page.getByLabel("Points a good answer makes").fill("Who is at risk\nWhat is still open");
  await page.getByRole("button", { name: "Save question" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How do you hand over a ward?");
  await page.getByRole("button", { name: "Answer this question" }).click();
  await page
    .getByRole("textbox", { name: /answer/i })
    .fill("I begin with the two patients who worry me most. Then I read out what is still open.");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review/);
  await expect(page.getByRole("main")).toContainText("Who is at risk");

  await page.goto("/questions/mine");
  await page.getByRole("link", { name: /^Edit or share/ }).click();
  await page.getByRole("link", { name: "Share" }).click();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByLabel(/^Copy it now/).inputValue();
  const share = page.url();

  const reader = await (await browser.newContext({ javaScriptEnabled })).newPage();
  await expectPageInOrder(reader, link, { javaScriptEnabled });
  await reader.getByRole("button", { name: "Report abuse" }).click();
  await expect(reader.getByText("Reported.")).toBeVisible();
  await reader.getByRole("button", { name: "Practice this question" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(
    "How do you hand over a ward?",
  );
  await reader.context().close();
  await expectPageInOrder(page, share, { javaScriptEnabled });
});

test("the pages are in order with a long word in a question", async ({
  page,
  javaScriptEnabled,
}) => {
  await expectPageInOrder(page, "/questions/mine/new", { javaScriptEnabled });
  await page.getByLabel("The question").fill(LONG_PROMPT);
  await page.getByLabel("Points a good answer makes").fill("Name the reason");
  await page.getByRole("button", { name: "Save question" }).click();
  await expect(page.getByRole("button", { name: "Answer this question" })).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  for (const path of [
    page.url(),
    "/questions/mine",
    `/questions/mine/${id}`,
    `/questions/mine/${id}/share`,
    `/questions/mine/${id}/delete`,
  ])
    await expectPageInOrder(page, path, { javaScriptEnabled });
});
