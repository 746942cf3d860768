import { expectPageInOrder } from "./page-check";
import { expect, test } from "./test";

test("a job interview is added, changed and deleted", async ({ page, javaScriptEnabled }) => {
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  await page.goto("/about-you");
  await page.getByRole("link", { name: "Add its company, role and date" }).click();
  await page.getByRole("button", { name: "Save job interview" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the company.");
  await page.getByLabel("Company").fill("St Mary’s");
  await page.getByLabel("Role").fill("Staff nurse");
  await page.getByLabel("Date").fill(day);
  await page.getByRole("button", { name: "Save job interview" }).click();
  await expect(page.getByRole("heading", { name: "Staff nurse, St Mary’s" })).toBeVisible();
  await page.getByRole("link", { name: "Change: Staff nurse, St Mary’s" }).click();
  await page.getByLabel("Role").fill("Ward nurse");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "Ward nurse, St Mary’s" })).toBeVisible();
  await expectPageInOrder(page, "/plans", { javaScriptEnabled });
  await page.getByRole("button", { name: "Delete: Ward nurse, St Mary’s" }).click();
  await expect(page.getByRole("main")).toContainText("No job interviews coming up.");
});
