import { type FakeSpeech, installFakeSpeech } from "../support/fake-speech-recognition";
import { expectAccessible } from "./axe";
import { openSession } from "./interview";
import { expect, test } from "./test";

/** Eleven words each, three seconds apart. */
const SPOKEN = [
  "An inner join keeps the rows that match on both sides",
  "A left join keeps every customer, also those without an order",
  "The filter drops them, because their status is null, not paid",
  "Move the condition into the join, and they come back again",
];

test("spoken answers: told where the sound goes, heard, mended, paced", { tag: "@script" }, async ({
  page,
}) => {
  await page.addInitScript(installFakeSpeech);
  await openSession(page);
  await page.getByRole("button", { name: "Speak" }).click();
  await expect(page.getByText("send the sound to their maker")).toBeVisible();
  await page.getByRole("button", { name: "Start speaking" }).click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
  const runInPage = (run: (fake: FakeSpeech) => void) => page.evaluate(`(${String(run)})(window)`);
  await runInPage(({ speech: fake }) => fake.emitResult("an inner join", false));
  await expect(page.getByText("an inner join", { exact: true })).toBeVisible();
  for (const sentence of SPOKEN) {
    await page.clock.runFor(3000);
    await page.evaluate(
      `window.speech.emitResult(${JSON.stringify(sentence.toLowerCase())}, true)`,
    );
  }
  // The browser ends by itself, and is asked to go on.
  await runInPage(({ speech: fake }) => fake.dispatchEvent(new Event("end")));
  expect(await page.evaluate("window.starts")).toBe(2);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("12 s spoken.")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue(`${SPOKEN.join(". ")}.`);
  // A page left before its draft was saved has all of it again.
  await page.route("**/draft", (route) => route.abort());
  await page.getByRole("link", { name: "Pathlight" }).click();
  await page.waitForURL("/");
  await page.unroute("**/draft");
  await page.goBack();
  await expect(page.getByText("12 s spoken.")).toBeVisible();
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review\/1$/);
  await expect(page.getByText("220 words a minute").first()).toBeVisible();
});

test("what goes wrong with speech is said, and typing goes on", { tag: "@script" }, async ({
  page,
}) => {
  await page.addInitScript(installFakeSpeech);
  await openSession(page);
  await page.getByRole("button", { name: "Speak" }).click();
  await page.getByRole("button", { name: "Start speaking" }).click();
  for (const [error, words] of [
    ["not-allowed", "Microphone access was denied."],
    ["no-speech", "We didn’t hear anything."],
    ["audio-capture", "No microphone found."],
  ] as const) {
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    await page.evaluate(`window.speech.fail(${JSON.stringify(error)})`);
    await expect(page.getByText(words)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Your answer").fill(`Typed after ${error}`);
    await expect(page.getByLabel("Your answer")).toHaveValue(`Typed after ${error}`);
    await page.getByRole("button", { name: "Speak" }).click();
  }
});

test("a browser that recognizes speech on the device does so, and says it", {
  tag: "@script",
}, async ({ page }) => {
  await page.addInitScript(installFakeSpeech);
  await page.addInitScript(() => {
    Object.assign(window.SpeechRecognition ?? {}, { available: async () => "available" });
  });
  await openSession(page);
  await page.getByRole("button", { name: "Speak" }).click();
  await expect(page.getByText("send the sound to their maker")).toBeHidden();
  await expect(page.getByText("Listening on this device.")).toBeVisible();
  expect(await page.evaluate("window.speech.processLocally")).toBe(true);
});

test("a service that can’t be reached is tried again after 1, 2 and 4 seconds", {
  tag: "@script",
}, async ({ page }) => {
  await page.addInitScript(installFakeSpeech);
  await openSession(page);
  await page.getByRole("button", { name: "Speak" }).click();
  await page.getByRole("button", { name: "Start speaking" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.clock.install();
  for (const [index, seconds] of [1, 2, 4].entries()) {
    await page.evaluate(`window.speech.fail("network")`);
    await page.clock.runFor(seconds * 1000);
    expect(await page.evaluate("window.starts")).toBe(index + 2);
  }
  await page.evaluate(`window.speech.fail("network")`);
  await expect(page.getByText("couldn’t reach the service")).toBeVisible();
});
