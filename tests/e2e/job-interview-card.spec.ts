import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { addTodaysInterview } from "./job-interview";
import { expectPageInOrder } from "./page-check";
import { signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test, waitUntilInteractive } from "./test";

const OPENING = "I run nights on a thirty-bed ward, and I want to build the day team.";

const TRACKED = `https://news.example.com/l/join/${"19ab".repeat(40)}?utm_source=${"mail".repeat(30)}`;
const CALL = `https://teams.example.com/l/meetup-join/${"19ab".repeat(20)}/0?context=%7b%22Tid%22%7d`;
const INVITATION = `Microsoft Teams meeting
Join on your computer, mobile app or room device
Click here to join the meeting <${CALL}>
Meeting ID: 812 345 678 901
Passcode: aB9fXq
Download Teams <https://www.microsoft.com/en-us/microsoft-teams/download-app> | Join on the web
Or call in (audio only): +1 323-555-0143,,81234567# United States, Los Angeles
Phone Conference ID: 812 345 67#
Find a local number | Reset PIN | Learn More | Meeting options
Please have your registration and a photo ID at hand. Sent by ${TRACKED}`;

async function fillCard(page: Page, path: string) {
  await page.goto(`${path}/card`);
  await page.getByRole("link", { name: "Write your first sentence" }).click();
  await page.getByLabel("Your first sentence").fill(OPENING);
  await page.getByLabel("First question to ask them").fill("Who covers when two call in sick?");
  await page.getByRole("button", { name: "Save the card" }).click();
  await expect(page.getByText(`“${OPENING}”`)).toBeVisible();
}

/** Whether the card comes without a network. */
async function opensOffline(page: Page, path: string): Promise<boolean> {
  await page.context().setOffline(true);
  const isThere = await page
    .goto(`${path}/card`)
    .then(() => page.getByText(OPENING).isVisible())
    .catch(() => false);
  await page.context().setOffline(false);
  return isThere;
}

test("a card is filled in, fits one phone screen and one page of A5", async ({
  page,
  javaScriptEnabled,
}) => {
  const path = await addTodaysInterview(page);
  await fillCard(page, path);
  await page.setViewportSize({ width: 390, height: 844 });
  const card = await page.getByRole("article").boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(844);
  await expectPageInOrder(page, `${path}/card`, { javaScriptEnabled });
  await expectPageInOrder(page, `${path}/card?edit`, { javaScriptEnabled });
  await page.goto(`${path}/card`);
  if (javaScriptEnabled) {
    const pdf = await page.pdf({ preferCSSPageSize: true });
    // Points: 148 by 210 mm.
    const sheets = pdf.toString("latin1").match(/\/MediaBox \[[^\]]+\]/g);
    expect(sheets).toEqual([expect.stringMatching(/\[0 0 420 59\d(?:\.\d+)?\]$/)]);
  } else await expect(page.getByText("Save or print this page")).toBeVisible();
});

test("with a whole invitation and long names it still fits, with a link to the call and its code", async ({
  page,
  javaScriptEnabled,
}) => {
  const path = await addTodaysInterview(page);
  await page.goto(`${path}/change`);
  await page.getByRole("link", { name: "Change: Round 1" }).click();
  await page.getByLabel("Time").fill("14:00");
  await page.getByLabel("Place or link").fill(INVITATION);
  await page.getByLabel("People").fill("Ruth Osei, matron");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.waitForURL(`${path}/change`);
  const stories: Record<string, string> = {};
  for (const number of [1, 2, 3]) {
    const story = await postForm(page, "/stories/new", {
      title: `The night we were short ${number}`,
      telling: `It was night ${number}.`,
      cueWords: "two off sick\nmoved one nurse\ncalled the bank\nnobody fell",
    });
    stories[`story${number}`] = new URL(story).pathname.replace("/stories/", "");
  }
  await postForm(page, `${path}/card?edit`, {
    opening: `${OPENING} ${OPENING}`,
    ...stories,
    ask1: "What would make you say in six months that hiring me was right?",
    ask2: "Who covers when two call in sick on the same night?",
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}/card`);
  const card = await page.getByRole("article").boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(844);
  for (const text of [
    "2:00 PM",
    "Ruth Osei, matron",
    "Meeting ID: 812 345 678 901",
    "Passcode: aB9fXq",
    "news.example.com/l/join",
  ])
    await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "teams.example.com/l/meetup-join" })).toHaveAttribute(
    "href",
    CALL,
  );
  if (!javaScriptEnabled) return;
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/MediaBox/g)).toHaveLength(1);
});

test("a question that is offered goes into the first empty field", { tag: "@script" }, async ({
  page,
}) => {
  const path = await addTodaysInterview(page);
  await page.goto(`${path}/card?edit`);
  await waitUntilInteractive(page);
  await page.getByRole("button", { name: /^Use: What would I be doing/ }).click();
  await expect(page.getByLabel("First question to ask them")).toHaveValue(/ordinary Tuesday/);
});

test("a card is kept without a network, until it is removed", { tag: "@script" }, async ({
  page,
}) => {
  const path = await addTodaysInterview(page);
  await fillCard(page, path);
  await expect(page.getByText("Kept on this device until")).toBeVisible();
  await expectAccessible(page);
  expect(await opensOffline(page, path)).toBe(true);
  // With its styles and fonts.
  await page.context().setOffline(true);
  await page.goto(`${path}/card`);
  expect(
    await page.evaluate(async () => {
      await document.fonts.ready;
      const { borderRadius } = getComputedStyle(document.querySelector("article") ?? document.body);
      return [borderRadius !== "0px", document.fonts.check("16px 'Inter Variable'")];
    }),
  ).toEqual([true, true]);
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
  // Nothing else is answered.
  for (const other of [`${path}/card?edit`, "/"])
    await expect(page.goto(other)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  await page.context().setOffline(false);
  await page.goto(`${path}/card`);
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("Not kept on this device.")).toBeVisible();
  expect(await opensOffline(page, path)).toBe(false);
  await page.goto(`${path}/card`);
  await expect(page.getByText("Not kept on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByText("Kept on this device until")).toBeVisible();
});

for (const [name, leave] of [
  [
    "signing out",
    async (page: Page) => {
      await page.getByLabel("Maya Okafor’s account").click();
      await page.getByRole("button", { name: "Log out" }).click();
    },
  ],
  [
    "deleting the account",
    async (page: Page, password: string) => {
      await page.goto("/settings/account/delete");
      await page.getByLabel("Your password").fill(password);
      await page.getByRole("button", { name: "Delete my account" }).click();
    },
  ],
] as const)
  test(`${name} removes a kept card`, { tag: "@script" }, async ({ page }) => {
    const { password } = await signUp(page);
    const path = await addTodaysInterview(page);
    await fillCard(page, path);
    await expect(page.getByText("Kept on this device until")).toBeVisible();
    await leave(page, password);
    await page.waitForURL("/");
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    expect(await opensOffline(page, path)).toBe(false);
  });

test("another person on this browser never has it", { tag: "@script" }, async ({ page }) => {
  const path = await addTodaysInterview(page);
  await fillCard(page, path);
  await expect(page.getByText("Kept on this device until")).toBeVisible();
  await signUp(page);
  await page.goto("/about");
  await waitUntilInteractive(page);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await opensOffline(page, path)).toBe(false);
});

test("a kept card follows the job interview: its place, and its end", { tag: "@script" }, async ({
  page,
}) => {
  const path = await addTodaysInterview(page);
  await fillCard(page, path);
  await expect(page.getByText("Kept on this device until")).toBeVisible();
  await page.goto(`${path}/change`);
  await page.getByRole("link", { name: "Change: Round 1" }).click();
  await page.getByLabel("Place or link").fill("Ward 7, second floor");
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.waitForURL(`${path}/change`);
  const readKept = (card: string) =>
    caches.match(card).then(async (kept) => (await kept?.text()) ?? "");
  await expect.poll(() => page.evaluate(readKept, `${path}/card`)).toContain("Ward 7");
  await page.context().setOffline(true);
  await page.goto(`${path}/card`);
  await expect(page.getByText("Ward 7, second floor")).toBeVisible();
  await page.context().setOffline(false);
  await page.goto(`${path}/delete`);
  await page.getByRole("button", { name: "Delete job interview" }).click();
  await page.waitForURL("/plans");
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  expect(await opensOffline(page, path)).toBe(false);
});

test("from the next day on it is gone", { tag: "@script" }, async ({ page }) => {
  const path = await addTodaysInterview(page);
  await fillCard(page, path);
  await expect(page.getByText("Kept on this device until")).toBeVisible();
  await page.evaluate(async (card) => {
    const cache = await caches.open(`card:${card}`);
    const about = { until: new Date(Date.now() - 1000).toISOString(), account: "" };
    await cache.put(`${card}/kept.json`, Response.json(about));
  }, `${path}/card`);
  // Said by the worker itself, which asks nobody.
  expect(await opensOffline(page, path)).toBe(false);
  await page.goto("/about");
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("signing out without a network is explained, and the card stays", { tag: "@script" }, async ({
  page,
}) => {
  await signUp(page);
  const path = await addTodaysInterview(page);
  await fillCard(page, path);
  await expect(page.getByText("Kept on this device until")).toBeVisible();
  const note = page.getByText("You are offline: sign out when you are back.");
  await page.context().setOffline(true);
  await page.getByLabel("Maya Okafor’s account").click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(note).toBeVisible();
  await page.goto(`${path}/card`);
  await page.getByLabel("Maya Okafor’s account").click();
  await expect(note).toBeVisible();
  await expect(page.getByRole("button", { name: "Log out" })).toHaveCount(0);
});
