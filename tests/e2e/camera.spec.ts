import type { Page } from "@playwright/test";
import { expect, expectAccessible, registerAndSignIn, test } from "./test";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "a camera needs a script");

async function startSession(page: Page) {
  await page.goto("/interview");
  await page.getByRole("button", { name: "Start practice: Databases and SQL" }).click();
  await page.waitForURL(/sessions/);
}

test("camera and microphone: seen, recorded, replayed beside the review, deleted, and nothing sent", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["camera", "microphone"], { origin: baseURL });
  test.slow();
  const requests: string[] = [];
  page.on("request", (request) => {
    const body = request.postDataBuffer();
    if (body && body.length > 20_000) requests.push(request.url());
  });
  await startSession(page);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Only you see this")).toBeVisible();
  const playing = () =>
    page
      .locator("video")
      .evaluate((video: HTMLVideoElement) => video.videoWidth > 0 && !video.paused);
  await expect.poll(playing).toBe(true);
  await expect(page.getByRole("meter", { name: "Microphone level" })).toBeVisible();
  // Chromium's own microphone beeps once a second, for so short a time that every frame has to be looked at.
  await page.getByRole("meter").evaluate(
    (meter: HTMLMeterElement) =>
      new Promise<void>((heard) => {
        const look = () => void (meter.value > 0.02 ? heard() : requestAnimationFrame(look));
        look();
      }),
  );
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect(page.getByText("Recording.")).toBeVisible();
  await expectAccessible(page);
  await page
    .getByLabel("Your answer")
    .fill(
      "An inner join keeps only the rows that match on both sides; a left join keeps all customers and fills the rest with null.",
    );
  // Sent while it records: what was recorded so far is kept.
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review\/1$/);
  await expect(page.getByRole("heading", { name: "Your recording" })).toBeVisible();
  await page.reload();
  const video = page.locator("video");
  await expect(video).toHaveAttribute("src", /^blob:/);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete recording" }).click();
  await expect(page.getByRole("heading", { name: "Your recording" })).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Key points" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your recording" })).toBeHidden();
  expect(requests).toEqual([]);
});

test("a recording older than a week is gone", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["camera", "microphone"], { origin: baseURL });
  await startSession(page);
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect(page.getByText("Recording.")).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("Recorded.")).toBeVisible();
  await page
    .getByLabel("Your answer")
    .fill(
      "An inner join keeps only the rows that match on both sides; a left join keeps all customers.",
    );
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByRole("heading", { name: "Your recording" })).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Key points" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your recording" })).toBeHidden();
});

test("signing out leaves no recording to the next person at this computer", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["camera", "microphone"], { origin: baseURL });
  await registerAndSignIn(page);
  await startSession(page);
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect(page.getByText("Recording.")).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("Recorded.")).toBeVisible();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length);
  expect(await databases()).toBe(1);
  await page.goto("/profile");
  await page.getByLabel("Maya Okafor’s account").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  await expect.poll(databases).toBe(0);
});
