import { openFold, openSession, submitAnswer } from "./interview";
import { expect, test } from "./test";

const FIRST =
  "An inner join keeps only the rows that match on both sides. I would look at the query plan.";

test("answer again from the last text, take the attempt out, put it back, delete it", async ({
  page,
}) => {
  await openSession(page);
  await submitAnswer(page, FIRST);
  await openFold(page, "Keep or delete");
  await page.getByRole("link", { name: "Answer again" }).last().click();
  await expect(page.getByRole("heading", { name: "What to make clear this time" })).toBeVisible();
  await page.getByRole("button", { name: "Edit your last answer" }).click();
  await expect(page.getByLabel("Your answer")).toHaveValue(FIRST);
  await expect(page.getByRole("heading", { name: "What to make clear this time" })).toBeVisible();
  await submitAnswer(
    page,
    `${FIRST} A left join keeps every customer, with null where there is no match.`,
  );
  await openFold(page, "What changed since your first attempt");
  await expect(page.getByRole("columnheader", { name: "Attempt 2" })).toBeVisible();
  await openFold(page, "Keep or delete");

  await page.getByRole("button", { name: "Remove it from my record" }).click();
  await expect(page.getByText("Removed from your record")).toBeVisible();
  await expect(page.getByText("Not in your record", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Put it back" }).click();
  await expect(page.getByText("Back in your record")).toBeVisible();
  await page.goto(page.url());
  await openFold(page, "Keep or delete");
  await expect(page.getByRole("heading", { name: "This answer is in your record" })).toBeVisible();

  await page.getByRole("link", { name: "Delete this answer" }).click();
  await expect(page.getByText("This can’t be undone.")).toBeVisible();
  await page.getByRole("button", { name: "Delete answer" }).click();
  await expect(page.getByText("Answer deleted")).toBeVisible();
});

test("answer again with an empty box", async ({ page }) => {
  await openSession(page);
  await submitAnswer(page, FIRST);
  await openFold(page, "Keep or delete");
  await page.getByRole("link", { name: "Answer again" }).last().click();
  await page.getByRole("button", { name: "Start with an empty box" }).click();
  await expect(page.getByLabel("Your answer")).toHaveValue("");
  await expect(page.getByRole("heading", { name: "What to make clear this time" })).toBeVisible();
});
