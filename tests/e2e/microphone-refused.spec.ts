import { installFakeSpeech } from "../support/fake-speech-recognition";
import { expectAccessible } from "./axe";
import { openSession } from "./interview";
import { expect, test } from "./test";

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // Chromium takes the last of two flags of one name.
      const args = [...(launchOptions.args ?? []), "--use-fake-ui-for-media-stream=deny"];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],
});

test("a microphone that is refused: said once, and typing is offered at once", {
  tag: "@script",
}, async ({ page }) => {
  await page.addInitScript(installFakeSpeech);
  await page.addInitScript(() =>
    Object.assign(window.SpeechRecognition ?? {}, { available: async () => "available" }),
  );
  await openSession(page, "conflict", "live");
  await page.getByRole("button", { name: "Start and speak" }).click();
  await expect(page.getByText("The microphone is blocked.")).toHaveCount(1);
  await expect(page.getByText("The microphone is blocked.")).toBeVisible();
  const field = page.getByLabel("Your answer");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type("We took one admission, not two, and I told the site manager why.");
  // Trying again keeps what was typed.
  await page.getByRole("button", { name: "Speak instead" }).click();
  await expect(field).toHaveValue(/^We took one admission/);
  await page.getByRole("button", { name: "Send" }).click();
  await page.waitForURL(/follow-up\/1$|question=2|sessions\/[^/]+$/);
});
