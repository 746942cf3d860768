import { spawnSync } from "node:child_process";
import type { Browser, Page } from "@playwright/test";
import { expectPageInOrder } from "./page-check";
import { createPerson, signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test } from "./test";

/** A second browser, with or without JavaScript as the first. */
async function openBrowser(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, reducedMotion: "reduce" });
  return context.newPage();
}

async function signUpOperator(page: Page): Promise<void> {
  const { email } = await signUp(page);
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  expect(spawnSync(process.execPath, ["scripts/grant-admin.mjs", email], { env }).status).toBe(0);
}

test("from an application to a confirmed session, on both sides", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const name = `Ana ${Date.now()}`;
  await signUp(page, createPerson());
  await postForm(page, "/mentors/apply", {
    name,
    email: "ana@example.com",
    title: "Design Lead",
    company: "Independent",
    field: "ux",
    years: "11",
    help: "Designers who change teams.",
  });

  const operator = await openBrowser(browser, javaScriptEnabled ?? true);
  await signUpOperator(operator);
  await operator.goto("/admin");
  await operator.getByRole("button", { name: `Approve ${name}` }).click();
  await expect(operator.getByText("Application approved")).toBeVisible();

  await page.goto("/mentoring");
  await page.getByRole("link", { name: "Complete your profile" }).click();
  await expect(page.getByLabel("About you")).toHaveValue("Designers who change teams.");
  await page.getByLabel("A session with you").fill("We go through your portfolio.");
  await page.getByLabel("Skill you help with most").selectOption("interviewing");
  await page.getByLabel("Your time zone").selectOption("UTC");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await page.getByRole("link", { name: "Availability" }).click();
  for (const day of ["Monday", "Wednesday", "Friday"]) {
    await page.getByLabel(`${day}, from`, { exact: true }).fill("09:00");
    await page.getByLabel(`${day}, to`, { exact: true }).fill("12:00");
  }
  await page.getByRole("button", { name: "Save hours" }).click();
  await expect(page.getByText("Hours saved")).toBeVisible();
  // Of the page's two forms, one leaves the other as it is, and what is seen where it is.
  await page.getByLabel("Monday, to", { exact: true }).fill("13:00");
  await page.getByRole("button", { name: "Add exception" }).click();
  await expect(page.getByText("Choose a date.")).toBeVisible();
  if (javaScriptEnabled) {
    await expect(page.getByLabel("Monday, to", { exact: true })).toHaveValue("13:00");
    await expect(page.getByText("Choose a date.")).toBeInViewport();
  }
  await page.getByRole("link", { name: "Requests" }).click();
  await page.getByRole("button", { name: "Publish profile" }).click();
  await expect(
    page.getByText("People can request sessions with you", { exact: true }),
  ).toBeVisible();
  const address = await page.getByRole("link", { name: "Your public page" }).getAttribute("href");

  const person = await openBrowser(browser, javaScriptEnabled ?? true);
  await signUp(person, createPerson());
  const booked = await postForm(person, address ?? "", {
    intent: "earliest",
    agenda: "My portfolio, please.",
  });

  await page.goto("/mentoring");
  await page.getByRole("link", { name: /^Maya Okafor, / }).click();
  await expect(page.getByRole("heading", { name: "Maya Okafor asks for this time" })).toBeVisible();
  await page.getByText("Ask a question", { exact: true }).click();
  await page.getByLabel("Question for Maya").fill("Which page first?");
  await page.getByRole("button", { name: "Send question" }).click();
  await expect(page.getByText("Question sent")).toBeVisible();

  await person.goto(booked);
  await expect(person.getByText("Which page first?")).toBeVisible();
  await person.getByLabel("Your answer to Ana").fill("The case study.");
  await person.getByRole("button", { name: "Send answer" }).click();
  await expect(person.getByText("The case study.")).toBeVisible();

  await page.reload();
  await expect(page.getByText("The case study.")).toBeVisible();
  await page.getByLabel("Video link (optional)").fill("meet.example.com/ana");
  await page.getByRole("button", { name: "Confirm this time" }).click();
  await expect(page.getByRole("heading", { name: "Confirmed", exact: true })).toBeVisible();
  await page.getByLabel("Notes about this session").fill("Start with the case study.");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Note saved")).toBeVisible();

  const mentorPath = new URL(page.url()).pathname;
  await person.reload();
  await expect(person.getByRole("link", { name: "Join the video call" })).toBeVisible();
  await expect(person.getByText("Start with the case study.")).toBeHidden();
  await page.goto("/mentoring?index");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("You’re paused")).toBeVisible();

  const request = new URL(booked).pathname;
  // Without a script the style sheet and the markup are the same.
  for (const [reader, paths] of [
    [person, [request, `${request}/problem`]],
    [page, ["/mentoring", "/mentoring/profile", "/mentoring/availability", mentorPath]],
    [operator, ["/admin", "/admin/problems"]],
  ] as const)
    if (javaScriptEnabled)
      for (const path of paths) await expectPageInOrder(reader, path, { javaScriptEnabled });
  await person.goto(address ?? "");
  await expect(person.getByText(`${name} isn’t taking sessions at the moment`)).toBeVisible();
  await operator.context().close();
  await person.context().close();
});
