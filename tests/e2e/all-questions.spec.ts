import { expect, test } from "./test";

test("a question is found, starred and started", async ({ page }) => {
  await page.goto("/interview");
  await page.getByRole("link", { name: /^All \d+ questions$/ }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill("very angry customer");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await page.waitForURL(/q=very\+angry\+customer/);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Very angry customer"]);
  await page.getByRole("button", { name: "Star: Very angry customer" }).click();
  await expect(page.getByRole("button", { name: "Star: Very angry customer" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.goto("/interview/questions");
  await page.getByText("Filter", { exact: true }).click();
  await page.getByLabel("Starred").check();
  await page.getByRole("button", { name: "Apply filters" }).click();
  await page.waitForURL(/starred=on/);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Very angry customer"]);
  await page.getByRole("button", { name: "Start: Very angry customer" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("customer");
  await expect(page).toHaveTitle(/^Very angry customer/);
});

test("a star set by the keyboard keeps the focus", { tag: "@script" }, async ({ page }) => {
  await page.goto("/interview/questions?q=two+sum");
  const star = page.getByRole("button", { name: "Star: Two sum" });
  await star.focus();
  await page.keyboard.press("Enter");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(star).toBeFocused();
});
