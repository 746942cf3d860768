import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { expectPageInOrder } from "./page-check";
import { expect, test } from "./test";

const POSTING = "You will lead a team, teach students, and report errors.";

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function addInterview(page: Page, names: { company: string; role: string }, days: number) {
  await page.goto("/plans");
  await page.getByLabel("Company").fill(names.company);
  await page.getByLabel("Role").fill(names.role);
  await page.getByLabel("Date").fill(inDays(days));
  await page.getByRole("button", { name: "Save job interview" }).click();
  await expect(page).toHaveURL(/\/plans\/[\w-]+$/);
}

test("the nurse: a plan of thirteen days with two rounds, changed and deleted", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/plans");
  await page.getByRole("button", { name: "Save job interview" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter the company.");
  await addInterview(page, { company: "St Mary’s", role: "Ward sister" }, 13);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(/^(Twelve|Thirteen|Fourteen) days to St Mary’s\.$/);
  await page.getByRole("link", { name: "Paste the posting" }).click();
  await page.getByLabel("Field", { exact: true }).selectOption("Healthcare");
  await page.getByLabel("Posting").fill(POSTING);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { name: "What the posting asks for" })).toBeVisible();
  await page.getByRole("link", { name: "Change", exact: true }).click();
  await page.getByRole("link", { name: "Add a round" }).click();
  await page.getByLabel("Name").fill("phone");
  await page.getByLabel("Date").fill(inDays(6));
  await page.getByLabel("Time", { exact: true }).fill("10:00");
  await page.getByLabel("People").fill("Ruth Osei");
  await page.getByRole("button", { name: "Add this round" }).click();
  await expect(page.getByRole("heading", { name: "Round 1, phone" })).toBeVisible();
  await expectPageInOrder(page, new URL(page.url()).pathname, { javaScriptEnabled });
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the plan" }).click();
  await expect(page.getByText("Round 1, phone", { exact: true })).toBeVisible();
  const plan = new URL(page.url()).pathname;
  await expectPageInOrder(page, plan, { javaScriptEnabled });
  if (javaScriptEnabled) await expectAccessible(page);
  const notToday = page.getByRole("button", { name: "Not today" });
  // A Sunday is free.
  if (await notToday.isVisible()) {
    await notToday.click();
    await expect(page.getByRole("heading", { name: "Not today" })).toBeVisible();
    await page.getByRole("button", { name: "Today after all" }).click();
    await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Change", exact: true }).click();
  await page.getByRole("link", { name: "Delete this job interview" }).click();
  await expect(page.getByRole("main")).toContainText("2 rounds, the plan and the card");
  await page.getByRole("button", { name: "Delete job interview" }).click();
  await expect(page.getByRole("main")).toContainText("No job interviews coming up.");
});

test("the engineer: tomorrow, gaps first and then the card", async ({
  page,
  javaScriptEnabled,
}) => {
  await addInterview(page, { company: "Acme", role: "Software engineer" }, 1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^(One day|Two days) to Acme\.$/,
  );
  const things = page.getByLabel(/minutes$/).getByRole("heading", { level: 3 });
  await expect(things).toHaveText(["A conflict with a manager", "Why Acme?"]);
  await expect(page.getByRole("button", { name: "Rehearse four in a row" })).toBeVisible();
  const plan = new URL(page.url()).pathname;
  await expectPageInOrder(page, plan, { javaScriptEnabled });
  if (javaScriptEnabled) await expectAccessible(page);
  await page.getByRole("button", { name: "Rehearse four in a row" }).click();
  await expect(page).toHaveURL(/\/interview\/sessions\//);
  await page.goto(plan);
  await expect(page.getByRole("link", { name: "Go on with the rehearsal" })).toBeVisible();
});

test("a day that is over is saved once that is meant, and leads to its debrief", async ({
  page,
}) => {
  await page.goto("/plans");
  await page.getByLabel("Company").fill("Acme");
  await page.getByLabel("Role").fill("Engineer");
  await page.getByLabel("Date").fill(inDays(-3));
  await page.getByRole("button", { name: "Save job interview" }).click();
  await expect(page.getByRole("alert")).toContainText("That day is over.");
  await page.getByRole("button", { name: "It is over: save it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How was Acme?");
  await expect(page.getByRole("link", { name: "Write down what they asked" })).toBeVisible();
});
