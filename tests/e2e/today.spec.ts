import { expectPageInOrder } from "./page-check";
import { signUp } from "./people";
import { expect, test } from "./test";

const ANSWER =
  "On my ward handovers took forty minutes and details got lost. I talked with six colleagues, wrote a one-page form with the five things that matter, and tried it for two weeks on the night shift. Handovers fell to twenty minutes and we had no missed medication in that month, so the ward kept the form.";

test("a nurse answers two questions, starts, answers one question and sees what changed", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Two questions");
  await page.getByLabel("What do you do now?").fill("Registered nurse");
  await page.getByLabel("Get better in the job I have").check();
  await page.getByRole("button", { name: "Show my first step" }).click();
  await page.waitForURL(/profile/);
  await expect(page.getByRole("main")).toContainText("Then you see what changed.");
  await expectPageInOrder(page, "/profile", { javaScriptEnabled });

  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/interview\/sessions/);
  await page.goto("/profile");
  await page.getByRole("button", { name: "Continue, question next" }).click();
  await page.waitForURL(/interview\/sessions/);
  await page.getByLabel("Your answer", { exact: true }).fill(ANSWER);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review/);
  await page.getByRole("button", { name: "See what changed" }).click();
  await page.waitForURL(/profile/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toContainText("Done for today.");
  // The review still asks which sentences make the points, so nothing is said to have risen.
  await expect(main).toContainText("One answer kept.");
  const openPoints = main.getByRole("link", { name: "Answer its open points" });
  await expect(openPoints).toHaveAttribute("href", /review\/1$/);
  await expect(main).toContainText(/This week\s*\d+ minutes?/);
  await expect(main.getByRole("link", { name: /^Add .* to my calendar$/ })).toBeVisible();
  await expectPageInOrder(page, "/profile", { javaScriptEnabled });
});
