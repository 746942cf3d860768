import { expectAccessible } from "./axe";
import { expect, test } from "./test";

const ANSWER =
  "Devon, do you have ten minutes this afternoon? I emailed you on May 3 and May 7 for the test results and had nothing to show on the 9th. I was embarrassed in front of the client. Could you send me the results by the 14th? How did it look from your side?";

test("an exercise of a lesson: answer it, read the review, and go back to the solution", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/learning/effective-communication/difficult-conversations");
  await expect(page.getByText("“Never” became two dates.")).toBeHidden();
  await page.getByLabel("Your answer").fill(ANSWER);
  await page.getByRole("button", { name: "Check my answer" }).click();
  await expect(page.getByText("Asks for time to talk").first()).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);

  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await expect(page.getByLabel("Your answer")).toHaveValue(ANSWER);
  await page.getByText("Show a solution").click();
  await expect(page.getByText("“Never” became two dates.")).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
});
