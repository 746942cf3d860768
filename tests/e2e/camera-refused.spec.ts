import { expect, test } from "./test";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "a camera needs a script");

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

test("not allowed: said how to allow it; the answer goes on without", async ({ page }) => {
  await page.goto("/interview");
  await page.getByRole("button", { name: "Start practice: Databases and SQL" }).click();
  await page.waitForURL(/sessions/);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Camera access was denied")).toBeVisible();
  await page.getByLabel("Your answer").fill("Without a camera");
  await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible();
});
