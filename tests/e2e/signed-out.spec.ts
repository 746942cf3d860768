import type { Page } from "@playwright/test";
import { openSession } from "./interview";
import { fillLoginForm, signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test } from "./test";

// The session ends elsewhere while someone writes: nothing is lost.

const KEPT = "You have been signed out. Sign in, and your text will still be here.";
const answerField = (page: Page) => page.getByLabel("Your answer");

test("an answer sent after signing out in another tab is there after signing in", async ({
  page,
}) => {
  const person = await signUp(page);
  const session = await openSession(page);
  await answerField(page).fill("Written before I was signed out.");
  await postForm(page, "/logout", {});
  await answerField(page).fill("Written before and after I was signed out.");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await fillLoginForm(page, person);
  await expect(page).toHaveURL(`${session}?question=1`);
  await expect(page.getByText("You haven’t submitted it yet.")).toBeVisible();
  await expect(answerField(page)).toHaveValue("Written before and after I was signed out.");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review\/1$/);
});

test("settings sent after signing out in another tab are filled in after signing in", async ({
  page,
}) => {
  const person = await signUp(page);
  await page.goto("/settings/profile");
  await page.getByLabel("Bio").fill("Changed while signed out");
  await postForm(page, "/logout", {});
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
  await fillLoginForm(page, person);
  await expect(page).toHaveURL("/settings/profile");
  await expect(page.getByText("They haven’t been saved yet.")).toBeVisible();
  await expect(page.getByLabel("Bio")).toHaveValue("Changed while signed out");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByLabel("Bio")).toHaveValue("Changed while signed out");
  await expect(page.getByText("They haven’t been saved yet.")).toBeHidden();
});

test("the editor says so while typing, and leads back to the same text", {
  tag: "@script",
}, async ({ page }) => {
  const person = await signUp(page);
  const session = await openSession(page);
  await page.goto(`${session}?question=3`);
  await postForm(page, "/logout", {});
  await answerField(page).pressSequentially("Half a thought");
  await expect(page.getByText(KEPT)).toBeVisible();
  await answerField(page).pressSequentially(", and the other half");
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await fillLoginForm(page, person);
  await expect(page).toHaveURL(`${session}?question=3`);
  await expect(answerField(page)).toHaveValue("Half a thought, and the other half");
  await expect(page.getByText(/Saved \d{1,2}:\d\d [AP]M/)).toBeVisible();
});
