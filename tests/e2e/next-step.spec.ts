import { expectPageInOrder } from "./page-check";
import { signUp } from "./people";
import { expect, test } from "./test";

test("a step that isn't for the person goes, and comes back", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page);
  await page.goto("/about-you?returnTo=/profile");
  await page.getByLabel("What do you do now?").fill("Registered nurse");
  await page.getByLabel("Move to a neighboring job").check();
  await page.getByRole("button", { name: "Show my first step" }).click();
  await page.waitForURL(/profile/);
  await page.goto("/occupations/29-1141.00");
  await page.getByRole("button", { name: "Make this my target" }).click();
  await page.goto("/profile/skills");
  const card = page.getByRole("region", { name: "Your next step" });
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await expectPageInOrder(page, "/profile/skills", { javaScriptEnabled });

  await card.getByRole("button", { name: "Not for me" }).click();
  await expect(card).toContainText("We won’t suggest this again.");
  await expect(card).not.toContainText(title);
  await expect(card.getByRole("link", { name: /^Open it/ })).toBeVisible();
  await expectPageInOrder(page, page.url(), { javaScriptEnabled });

  await card.getByRole("button", { name: "Undo" }).click();
  await expect(card.getByRole("heading")).toHaveText(title);

  await card.getByRole("button", { name: "Not for me" }).click();
  await page.goto("/settings/profile");
  await page.getByRole("button", { name: /^Undo: / }).click();
  await expect(page.getByRole("heading", { name: "Suggestions you said no to" })).toHaveCount(0);
});
