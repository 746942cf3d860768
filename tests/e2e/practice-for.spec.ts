import { expect, test } from "./test";

test("from a nurse's role page to a session that fits it", async ({ page }) => {
  await page.goto("/careers/healthcare/registered-nurse");
  await page.getByRole("link", { name: "Practice an interview" }).click();
  await expect(page).toHaveURL(/tab=behavioral/);
  await expect(page.getByRole("heading", { name: "Practice for Registered Nurse" })).toBeVisible();
  await expect(page.getByText("Algorithms")).toBeHidden();
  await page.getByRole("button", { name: "Start this session" }).click();
  await expect(page).toHaveURL(/\/interview\/sessions\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Questions for a role").first()).toBeVisible();
});

test("from a course to the card of its skills", async ({ page }) => {
  await page.goto("/learning/data-science-essentials");
  await page.getByRole("link", { name: "Practice a question" }).click();
  await expect(page).toHaveURL(/tab=technical/);
  await expect(
    page.getByRole("button", { name: /^Start Practice: / }).first(),
  ).toHaveAccessibleName("Start Practice: Databases and SQL");
  await page.getByRole("button", { name: "Start this session" }).click();
  await expect(page.getByText("Questions on a course").first()).toBeVisible();
});
