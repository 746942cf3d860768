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

test("not allowed: said how to allow it; the answer goes on without", { tag: "@script" }, async ({
  page,
}) => {
  await openSession(page);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Camera access was denied")).toBeVisible();
  await page.getByLabel("Your answer").fill("Without a camera");
  await expect(page.getByText(/Saved \d{1,2}:\d\d [AP]M/)).toBeVisible();
});
