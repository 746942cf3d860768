import type { Page } from "@playwright/test";
import { type FakeSpeech, installFakeSpeech } from "../support/fake-speech-recognition";
import { expectAccessible } from "./axe";
import { openSession } from "./interview";
import { expect, test } from "./test";

const STORY =
  "two nurses had called in sick and after a long talk we decided to take one admission";

/** A device that recognizes speech by itself, and has no voice: she asks in captions. */
async function openLobby(page: Page) {
  await page.addInitScript(installFakeSpeech);
  await page.addInitScript(() => {
    Object.assign(window.SpeechRecognition ?? {}, { available: async () => "available" });
    Object.assign(window.speechSynthesis, { getVoices: () => [] });
  });
  return openSession(page, "conflict", "live");
}

test("she asks, one answers aloud, reads what was heard, and she follows up on it", {
  tag: "@script",
}, async ({ page }) => {
  await openLobby(page);
  await expectAccessible(page);
  await page.getByText("Nora Lindqvist").click();
  await page.getByRole("button", { name: "Start and speak" }).click();
  await expect(page.getByText("We hear you")).toBeVisible();
  await page.getByRole("button", { name: "Answer now" }).click();
  await expect(page.getByText("Nora is listening")).toBeVisible();
  await expect(page.getByText("Speech is recognized on this device.")).toBeVisible();
  await expectAccessible(page);
  await page.waitForFunction("window.speech");
  const hear = (run: (fake: FakeSpeech) => void) => page.evaluate(`(${String(run)})(window)`);
  await hear(({ speech }) =>
    speech.emitResult(
      "two nurses had called in sick and after a long talk we decided to take one admission",
      true,
    ),
  );
  const heardWords = page.locator("p", { hasText: STORY });
  await expect(heardWords).toBeVisible();
  await page.getByRole("button", { name: "Hide heard words" }).click();
  await expect(heardWords).toBeHidden();
  await page.getByRole("button", { name: "Show heard words" }).click();
  await expect(heardWords).toBeVisible();
  await page.getByRole("button", { name: "I’m done" }).click();
  const field = page.getByLabel("Your answer");
  await expect(field).toHaveValue(`${STORY.charAt(0).toUpperCase()}${STORY.slice(1)}.`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL(/follow-up\/1$/);
  await expect(page.getByText("You’re next").or(page.getByText("We hear you"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "You said “after a long talk we decided to take one admission”. Who decided that?",
  );
  await page.getByRole("button", { name: "Type instead" }).click();
  await page.getByLabel("Your answer").fill("The site manager and I.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("list", { name: "Question 2 of 8" })).toBeVisible();
  await page.getByRole("link", { name: "Leave" }).click();
  await expect(page.getByText("The recordings stay in this browser")).toBeVisible();
  await page.getByRole("button", { name: "End Session" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("1 of 8 answered.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete the recordings" }).click();
  await expect(page.getByText("Recordings deleted.")).toBeVisible();
});

test("a service that can’t be reached leaves what was heard, to go on typing", {
  tag: "@script",
}, async ({ page }) => {
  await openLobby(page);
  await page.getByRole("button", { name: "Start and speak" }).click();
  await page.getByRole("button", { name: "Answer now" }).click();
  await page.waitForFunction("window.speech");
  await page.evaluate(`window.speech.emitResult("two nurses had called in sick", true)`);
  await page.evaluate(`window.speech.fail("audio-capture")`);
  await expect(page.getByText("No microphone found.")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue("Two nurses had called in sick.");
});

test("nothing is sent to the browser’s maker before it is turned on", {
  tag: "@script",
}, async ({ page }) => {
  await page.addInitScript(installFakeSpeech);
  await openSession(page, "conflict", "live");
  await page.getByRole("button", { name: "Start and speak" }).click();
  await expect(page.getByText("send the sound to their maker")).toBeVisible();
  expect(await page.evaluate("window.starts")).toBeUndefined();
  await page.getByRole("button", { name: "Type instead" }).click();
  await expect(page.getByLabel("Your answer")).toBeVisible();
});

test("the recordings of an answer and its follow-up have a timeline, and marks lead to their place", {
  tag: "@script",
}, async ({ page }) => {
  const hear = (text: string) =>
    page.evaluate(`window.speech.emitResult(${JSON.stringify(text)}, true)`);
  await openLobby(page);
  await page.getByRole("button", { name: "Start and speak" }).click();
  await page.getByRole("button", { name: "Answer now" }).click();
  await page.waitForFunction("window.speech");
  await hear(STORY);
  // A second has passed.
  await expect(page.locator(".live-arc").last()).not.toHaveAttribute("stroke-dasharray", "0 100");
  await hear("then I called the site manager and asked for a bank nurse for the same night");
  await hear("um the wait fell from five hours to three and nobody on the ward fell that night");
  await page.getByRole("button", { name: "I’m done" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL(/follow-up\/1$/);
  await page.getByRole("button", { name: "Answer now" }).click();
  await page.waitForFunction("window.speech");
  await hear("the site manager and I decided that together");
  await page.getByRole("button", { name: "I’m done" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("link", { name: "Leave" }).click();
  await page.getByRole("button", { name: "End Session" }).click();
  const frame = page.getByRole("list", { name: "Questions" }).getByRole("link").first();
  // One line for each of 72 parts of the answer.
  await expect(frame.locator("[data-level-ring] path")).toHaveAttribute("d", /^(?:M[^M]+){72}$/);
  await frame.click();

  const answer = page.getByRole("region", { name: "Answer", exact: true });
  await answer.getByRole("button", { name: /0:0[1-9], “Um”/ }).click();
  const getTime = () =>
    answer.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(getTime).toBeGreaterThanOrEqual(1);
  await expectAccessible(page);
  await answer.getByLabel("Place in the recording").press("Home");
  await expect(answer.getByText("Two nurses had", { exact: false })).toHaveAttribute("data-now");
  await page.getByRole("radio", { name: /then I called/i }).check();
  await page.getByRole("button", { name: "Use this sentence" }).first().click();
  await answer.getByRole("button", { name: "0:00, Sentence 2" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(answer.getByRole("button", { name: /“Um”/ })).toBeFocused();

  const followUp = page.getByRole("region", { name: "Follow-up", exact: true });
  await followUp.getByRole("button", { name: "Play" }).click();
  await expect(
    followUp.getByRole("button", { name: "Pause" }).or(followUp.getByText("0:01")),
  ).toBeVisible();
  await followUp.getByRole("button", { name: "Delete recording" }).click();
  await expect(followUp).toBeHidden();
  await answer.getByRole("button", { name: "Delete recording" }).click();
  await expect(page.getByText("Recording deleted.")).toBeVisible();
});

/** The microphone stays at hand, to be pulled out, and there is no camera. */
async function holdMicrophone(page: Page) {
  await page.addInitScript(() => {
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      if (constraints?.video) throw new DOMException("", "NotAllowedError");
      const stream = await open(constraints);
      Object.assign(window, { microphone: stream.getAudioTracks()[0] });
      return stream;
    };
  });
}

test("a microphone lost in mid-answer leaves all that was heard, to go on typing or speaking", {
  tag: "@script",
}, async ({ page }) => {
  await holdMicrophone(page);
  await openLobby(page);
  await page.getByRole("button", { name: "Start and speak" }).click();
  await page.getByRole("button", { name: "Answer now" }).click();
  await page.waitForFunction("window.speech && window.microphone");
  await page.evaluate(`window.speech.emitResult("two nurses had called in sick", true)`);
  await page.evaluate(`window.speech.emitResult("and after a long talk", false)`);
  await expect(page.getByText("and after a long talk")).toBeVisible();
  await page.evaluate(
    `window.microphone.stop(); window.microphone.dispatchEvent(new Event("ended"))`,
  );
  await expect(page.getByText("The microphone was lost.")).toBeVisible();
  const field = page.getByLabel("Your answer");
  await expect(field).toHaveValue("Two nurses had called in sick. And after a long talk.");
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute("aria-describedby", "answer-note");
  await expectAccessible(page);
  await page.keyboard.type(" We decided together.");
  await page.getByRole("button", { name: "Speak instead" }).click();
  await page.getByRole("button", { name: "Answer now" }).click();
  await page.evaluate(`window.speech.emitResult("the site manager agreed", true)`);
  await page.getByRole("button", { name: "I’m done" }).click();
  await expect(field).toHaveValue(/long talk\. We decided together\. The site manager agreed\.$/);
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL(/follow-up\/1$/);
});

test("a camera that is refused is said, and one is heard all the same", {
  tag: "@script",
}, async ({ page }) => {
  await holdMicrophone(page);
  await openLobby(page);
  await page.getByRole("button", { name: "Start and speak" }).click();
  await page.getByRole("button", { name: "Camera on" }).click();
  await expect(page.getByText("The camera couldn’t be turned on.")).toBeVisible();
  await page.getByRole("button", { name: "Answer now" }).click();
  await page.waitForFunction("window.speech");
  await page.evaluate(`window.speech.emitResult("two nurses had called in sick", true)`);
  await expect(page.getByText("two nurses had called in sick")).toBeVisible();
});

test("a browser without speech recognition offers typing at once, with the arc of time", {
  tag: "@script",
}, async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await openSession(page, "conflict", "live");
  await page.getByRole("button", { name: "Start and speak" }).click();
  await expect(page.getByText("This browser can’t turn speech into text.")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toBeFocused();
  await expect(page.getByRole("button", { name: "Speak instead" })).toBeHidden();
  await expect(page.locator(".live-arc")).not.toHaveAttribute("stroke-dasharray", "0 100");
});
