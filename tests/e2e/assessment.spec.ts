import { signUp } from "./people";
import { expect, test } from "./test";

test("rate 25 skills without an account, see what they say, keep it in an account", async ({
  page,
}) => {
  await page.goto("/assessment");
  await page.getByRole("link", { name: "Begin Assessment" }).click();
  await expect(page.getByText("Step 1 of 5", { exact: true })).toBeVisible();
  await expect(
    page
      .getByRole("radiogroup", { name: "Communication Skills" })
      .getByRole("radio", { name: "3, Capable" }),
  ).toBeChecked();
  await page
    .getByRole("radiogroup", { name: "Leadership Abilities" })
    .getByRole("radio", { name: "5, Expert" })
    .check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("/assessment/2");
  await page
    .getByRole("radiogroup", { name: "Negotiation" })
    .getByRole("radio", { name: "1, New to it" })
    .check();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(
    page
      .getByRole("radiogroup", { name: "Leadership Abilities" })
      .getByRole("radio", { name: "5, Expert" }),
  ).toBeChecked();
  for (const step of [1, 2, 3, 4, 5]) {
    await page.waitForURL(`/assessment/${step}`);
    if (step === 4)
      await page
        .getByRole("radiogroup", { name: "SQL" })
        .getByRole("radio", { name: "1, New to it" })
        .check();
    await page.getByRole("button", { name: "Continue" }).click();
  }
  await page.waitForURL(/\/assessment\/results\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "You rated yourself highest in Leadership Abilities.",
  );
  await expect(page.getByRole("link", { name: "Data Science Essentials" })).toBeVisible();
  const results = page.url();

  await signUp(page);
  await page.goto(results);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Leadership Abilities");
  await page.goto("/profile/skills");
  await expect(page.getByRole("row", { name: /^Leadership Abilities/ })).toContainText("5 of 5");
});

for (const width of [390, 1280]) {
  test(`a level stays where it is while it is pressed, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto("/assessment/2");
    const rows = page.getByRole("radiogroup");
    await expect(rows).toHaveCount(5);
    for (const index of [0, 1, 2, 3, 4])
      await rows.nth(index).getByRole("radio").nth(index).check();
    for (const index of [0, 1, 2, 3, 4])
      await expect(rows.nth(index).getByRole("radio").nth(index)).toBeChecked();
  });
}

// Number keys need a script; arrows and Tab are the browser's own.
test("keys choose a level", { tag: "@script" }, async ({ page }) => {
  await page.goto("/assessment/1");
  const group = page.getByRole("radiogroup", { name: "Problem Solving" });
  await expect(page.getByText("By keyboard")).toBeVisible();
  await group.getByRole("radio", { name: "3, Capable" }).focus();
  await page.keyboard.press("5");
  await expect(group.getByRole("radio", { name: "5, Expert" })).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(group.getByRole("radio", { name: "4, Skilled" })).toBeChecked();
});
