import { type FakeSpeech, installFakeSpeech } from "../support/fake-speech-recognition";
import { expectAccessible } from "./axe";
import { openSession, submitAnswer } from "./interview";
import { expect, test } from "./test";

const STORY =
  "Last winter I was in charge of a night shift and two nurses had called in sick. A colleague, Maria, wanted to turn away two admissions. We argued at the desk, which I regret. Then I took her aside and asked what worried her. She had three patients on hourly checks. So I took one of them myself, called the site manager for a bank nurse, and we took one admission, not two. Nobody fell that night, and the wait downstairs fell from five hours to three. Afterwards I wrote a short rule on who can refuse an admission. Now I ask about workload before I push.";
const SHORTER =
  "Two nurses were off sick and Maria wanted to turn away two admissions. I asked what worried her, took one of her patients myself and got a bank nurse in. We admitted one; nobody fell, and the wait went from five hours to three.";

test("a story is told again, compared with the first telling, and a point is placed", async ({
  page,
  javaScriptEnabled,
}) => {
  await openSession(page, "conflict");
  await submitAnswer(page, STORY);
  await page.getByRole("link", { name: "Retell in 60 words" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Same story. Sixty words.");
  const box = page.getByLabel("Your second telling");
  await box.fill("Two nurses were off sick.");
  if (javaScriptEnabled) await expect(page.getByText("5 of 60")).toBeVisible();
  await page.getByRole("button", { name: "Compare the two" }).click();
  await expect(page.getByText("5 words so far.")).toBeVisible();
  await expect(box).toHaveValue("Two nurses were off sick.");
  if (javaScriptEnabled) await expectAccessible(page);
  await box.fill(SHORTER);
  await page.getByRole("button", { name: "Compare the two" }).click();

  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(/^From 107 words to 44, with \d points to place\.$/);
  const before = await title.textContent();
  if (javaScriptEnabled) await expectAccessible(page);
  const points = page.getByRole("region", { name: "Key points" }).getByRole("listitem");
  const asked = points.filter({ has: page.getByRole("button", { name: "Sentence 2" }) }).first();
  const name = (await asked.getByRole("paragraph").first().textContent()) ?? "";
  await asked.getByRole("button", { name: "Sentence 2" }).click();
  await expect(title).not.toHaveText(before ?? "");
  const placed = points.filter({ hasText: name });
  await expect(placed.getByRole("link", { name: "Sentence 2" })).toBeVisible();
  if (javaScriptEnabled) {
    await expect(title).toBeFocused();
    // One thread for each sentence that makes a point, in either telling.
    const links = await points.getByRole("link", { name: /^Sentence/ }).count();
    await expect(page.locator("svg path[data-state]")).toHaveCount(links);
  }
  await placed.getByRole("button", { name: /^Undo/ }).click();
  await expect(title).toHaveText(before ?? "");
  await page.getByRole("link", { name: "Now in thirty" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Same story. Thirty words.");
});

test("a telling is spoken, with the time beside it", { tag: "@script" }, async ({ page }) => {
  await page.addInitScript(installFakeSpeech);
  await openSession(page, "conflict");
  await submitAnswer(page, STORY);
  await page.getByRole("link", { name: "Retell in 60 words" }).click();
  await page.clock.install();
  await page.getByRole("button", { name: "Speak" }).click();
  await page.getByRole("button", { name: "Use the service" }).click();
  await expect(page.getByText(/^\d+ of 60 s$/)).toBeVisible();
  await page.clock.runFor(3000);
  const runInPage = (run: (fake: FakeSpeech) => void) => page.evaluate(`(${String(run)})(window)`);
  await runInPage(({ speech }) => speech.emitResult("two nurses were off sick", true));
  await expect(page.getByLabel("Your second telling")).toHaveValue("Two nurses were off sick.");
  await expect(page.getByText("5 of 60", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/^[1-9]\d* of 60 s$/)).toBeVisible();
});
