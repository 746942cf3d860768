import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { openSession } from "./interview";
import { fillLoginForm, signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test } from "./test";

const ANSWER =
  "An inner join keeps only the rows that match on both sides; a left join keeps all customers and fills the rest with null.";

async function startRecording(page: Page) {
  await openSession(page);
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "Record", exact: true }).click();
  await expect(page.getByText("Recording.")).toBeVisible();
}

/** Recordings in this browser. */
const countRecordings = (page: Page) =>
  page.evaluate(async () => {
    // Opening what is not there would make it.
    const exists = (await indexedDB.databases()).some(({ name }) => name === "pathlight");
    if (!exists) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("pathlight");
      opening.addEventListener("error", () => reject(opening.error));
      opening.addEventListener("success", () => {
        const database = opening.result;
        const counting = database.transaction("recordings").objectStore("recordings").count();
        counting.addEventListener("error", () => reject(counting.error));
        counting.addEventListener("success", () => {
          database.close();
          resolve(counting.result);
        });
      });
    });
  });

test("camera and microphone: seen, recorded, replayed beside the review, deleted, and nothing sent", {
  tag: "@script",
}, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    const body = request.postDataBuffer();
    if (body && body.length > 20_000) requests.push(request.url());
  });
  await startRecording(page);
  await expect(page.getByText("Only you see this")).toBeVisible();
  const video = page.locator("video");
  const getTime = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  const startOfRecording = await getTime();
  await expect.poll(getTime).toBeGreaterThan(startOfRecording + 0.2);
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBeGreaterThan(
    0,
  );
  await expect
    .poll(() =>
      page
        .getByRole("meter", { name: "Microphone level" })
        .evaluate((meter: HTMLMeterElement) => meter.value),
    )
    .toBeGreaterThan(0.02);
  await expectAccessible(page);
  await page.getByLabel("Your answer").fill(ANSWER);
  // Sent while it records: what was recorded so far is kept.
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review\/1$/);
  await expect(page.getByRole("heading", { name: "Your recording" })).toBeVisible();
  await page.reload();
  await expect(video).toHaveAttribute("src", /^blob:/);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(getTime).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete recording" }).click();
  await expect(page.getByRole("heading", { name: "Your recording" })).toBeHidden();
  expect(await countRecordings(page)).toBe(0);
  await page.reload();
  await expect(page.getByText("Keep or delete", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your recording" })).toBeHidden();
  expect(requests).toEqual([]);
});

test("the camera stays on with the next question, until it is turned off", {
  tag: "@script",
}, async ({ page, context }) => {
  await context.grantPermissions(["camera", "microphone"]);
  await openSession(page);
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Only you see this")).toBeVisible();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect(page.getByRole("list", { name: "Question 2 of 12" })).toBeVisible();
  await expect(page.getByText("Only you see this")).toBeVisible();
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await expect(page.getByRole("list", { name: "Question 3 of 12" })).toBeVisible();
  await expect(page.getByText("Camera is off")).toBeVisible();
});

test("a recording older than a week is gone", { tag: "@script" }, async ({ page }) => {
  await startRecording(page);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("Recorded.")).toBeVisible();
  await page.getByLabel("Your answer").fill(ANSWER);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByRole("heading", { name: "Your recording" })).toBeVisible();
  expect(await countRecordings(page)).toBe(1);
  await page.clock.setFixedTime(Date.now() + 8 * 24 * 60 * 60 * 1000);
  await page.reload();
  await expect.poll(() => countRecordings(page)).toBe(0);
  await expect(page.getByText("Keep or delete", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Your recording" })).toBeHidden();
});

test("signing out leaves no recording to the next person at this computer", {
  tag: "@script",
}, async ({ page }) => {
  await signUp(page);
  await startRecording(page);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("Recorded.")).toBeVisible();
  expect(await countRecordings(page)).toBe(1);
  await page.goto("/profile");
  await page.getByLabel("Maya Okafor’s account").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  await expect.poll(() => countRecordings(page)).toBe(0);
});

test("the camera works in a session that signing in led back to", {
  tag: "@script",
}, async ({ page }) => {
  const person = await signUp(page);
  const { pathname } = new URL(await openSession(page));
  await postForm(page, "/logout", {});
  await page.goto(`/login?redirectTo=${encodeURIComponent(pathname)}`);
  await fillLoginForm(page, person);
  await expect(page.getByLabel("Your answer")).toBeVisible();
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Only you see this")).toBeVisible();
});
