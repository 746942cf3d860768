import { expect, test, waitForHydration } from "./test";

test("a click before the first render of React does not stop the page from reacting", {
  tag: "@script",
}, async ({ page }) => {
  // Slow processors have such clicks waiting when the scripts have loaded. React's scheduler posts a message to itself.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      postMessage.call(this, message);
      queueMicrotask(() => document.body.click());
    };
  });
  await page.goto("/preferences");
  await waitForHydration(page);
  await page.getByLabel("Accent color").first().click();
  await expect(page.getByText("Cosmic Themes").first()).toBeVisible();
});
