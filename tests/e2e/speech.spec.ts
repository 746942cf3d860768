import type { Page } from "@playwright/test";
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
  await page.getByRole("button", { name: "Use the service" }).click();
  await expect(page.getByText("Speech is recognized by your browser’s service.")).toBeVisible();
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
  await expect(page.getByText("220 words/min").first()).toBeVisible();
});

test("what goes wrong with speech is said, and typing goes on", { tag: "@script" }, async ({
  page,
}) => {
  await page.addInitScript(installFakeSpeech);
  await openSession(page);
  await page.getByRole("button", { name: "Speak" }).click();
  await page.getByRole("button", { name: "Use the service" }).click();
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
  await expect(page.getByText("Speech is recognized on this device.")).toBeVisible();
  expect(await page.evaluate("window.speech.processLocally")).toBe(true);
});

test("a service that can’t be reached is tried again after 1, 2 and 4 seconds", {
  tag: "@script",
}, async ({ page }) => {
  await page.addInitScript(installFakeSpeech);
  await openSession(page);
  await page.getByRole("button", { name: "Speak" }).click();
  await page.getByRole("button", { name: "Use the service" }).click();
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
  await page.evaluate(`window.speech.emitResult("half a thought", false)`);
  for (const [index, seconds] of [1, 2, 4].entries()) {
    await page.evaluate(`window.speech.fail("network")`);
    await expect(page.getByText("Trying again…")).toBeVisible();
    await page.clock.runFor(seconds * 1000 - 1);
    expect(await page.evaluate("window.starts")).toBe(index + 1);
    await page.clock.runFor(1);
    await expect(page.getByText("Trying again…")).toBeHidden();
    expect(await page.evaluate("window.starts")).toBe(index + 2);
  }
  await page.evaluate(`window.speech.fail("network")`);
  await expect(page.getByText("couldn’t reach the service")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue("Half a thought.");
});

/** A browser that can recognize speech on the device once it has a language pack. */
async function openWithLanguagePack(page: Page) {
  await page.addInitScript(installFakeSpeech);
  await page.addInitScript(() => {
    const pack = Promise.withResolvers<boolean>();
    Object.assign(window.SpeechRecognition ?? {}, {
      available: async () => "downloadable",
      install: () => pack.promise,
    });
    Object.assign(window, { pack });
  });
  await openSession(page);
  await page.getByRole("button", { name: "Speak" }).click();
  await expect(page.getByText("May your browser download a language pack?")).toBeVisible();
  await expectAccessible(page);
}

test("a language pack is downloaded once somebody agrees, and speaking starts", {
  tag: "@script",
}, async ({ page }) => {
  await openWithLanguagePack(page);
  await page.getByRole("button", { name: "Download it", exact: true }).click();
  await expect(page.getByText("Downloading the language pack")).toBeVisible();
  expect(await page.evaluate("window.starts")).toBeUndefined();
  await page.evaluate("window.pack.resolve(true)");
  await expect(page.getByText("Speech is recognized on this device.")).toBeVisible();
  expect(await page.evaluate("window.speech.processLocally")).toBe(true);
});

test("without the language pack, the service is asked for next, and typing goes on", {
  tag: "@script",
}, async ({ page }) => {
  await openWithLanguagePack(page);
  await page.getByRole("button", { name: "Download it", exact: true }).click();
  await page.evaluate("window.pack.resolve(false)");
  await expect(page.getByText("The language pack couldn’t be downloaded.")).toBeVisible();
  await page.getByRole("button", { name: "Keep typing" }).click();
  await page.getByRole("button", { name: "Speak" }).click();
  await page.getByRole("button", { name: "Don’t download it" }).click();
  await expect(page.getByText("send the sound to their maker")).toBeVisible();
  expect(await page.evaluate("window.starts")).toBeUndefined();
  await page.getByRole("button", { name: "Use the service" }).click();
  await page.getByRole("button", { name: "Don’t use the service" }).click();
  await page.getByRole("button", { name: "Speak" }).click();
  await expect(page.getByText("May your browser download a language pack?")).toBeVisible();
});

test("a download that nobody waits for doesn’t turn the microphone on", {
  tag: "@script",
}, async ({ page }) => {
  await openWithLanguagePack(page);
  await page.getByRole("button", { name: "Download it", exact: true }).click();
  await page.getByRole("button", { name: "Keep typing" }).click();
  await page.evaluate("window.pack.resolve(true)");
  await page.getByLabel("Your answer").fill("Typed in the meantime");
  await expect(page.getByLabel("Your answer")).toHaveValue("Typed in the meantime");
  expect(await page.evaluate("window.starts")).toBeUndefined();
});

test("heard words can be hidden, and stay so in this browser", { tag: "@script" }, async ({
  page,
}) => {
  await page.addInitScript(installFakeSpeech);
  await page.addInitScript(() => {
    Object.assign(window.SpeechRecognition ?? {}, { available: async () => "available" });
  });
  await openSession(page);
  const hear = async () => {
    await page.getByRole("button", { name: "Speak" }).click();
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    await page.evaluate(`window.speech.emitResult("an inner join", false)`);
  };
  const words = page.getByText("an inner join", { exact: true });
  await hear();
  await expect(words).toBeVisible();
  await page.getByRole("button", { name: "Hide heard words" }).click();
  await expect(words).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await hear();
  await expect(page.getByRole("button", { name: "Show heard words" })).toBeVisible();
  await expect(words).toBeHidden();
  await page.getByRole("button", { name: "Show heard words" }).click();
  await expect(words).toBeVisible();
});
