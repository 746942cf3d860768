import type { Page } from "@playwright/test";
import { waitForMailTo } from "./mailbox";
import { createPerson, fillLoginForm, signUp } from "./people";
import { expect, test } from "./test";

/** On the provider's page. */
async function allow(page: Page, email: string) {
  await page.getByLabel("Email at the provider").fill(email);
  await page.getByRole("button", { name: "Allow" }).click();
}

test("register with Google, sign in with it again, and delete the account", async ({ page }) => {
  const { email } = createPerson();
  await page.goto("/register");
  await page.getByRole("button", { name: "Google" }).click();
  await allow(page, email);
  await expect(page).toHaveURL("/profile");
  await expect(page.getByText("Your account is ready")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Google" }).click();
  await allow(page, email);
  await expect(page).toHaveURL("/settings/account");
  await expect(page.getByText(`${email}, connected today`)).toBeVisible();
  await page.getByRole("button", { name: "Disconnect Google" }).click();
  await expect(page.getByText("It’s your only way to sign in.")).toBeVisible();

  // Where no email leaves, the operator has the link to the password that confirms it.
  await page.goto("/settings/account/delete");
  await expect(page.getByText("Ask the people who run it for a link")).toBeVisible();
  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Get a link" }).click();
  const { link } = await waitForMailTo(email, "Reset your Pathlight password");
  await page.goto(link);
  const password = "violin-tractor-moss";
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(password);
  await page.getByRole("button", { name: "Save new password" }).click();
  await fillLoginForm(page, { email, password });
  await page.goto("/settings/account/delete");
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Account deleted", { exact: true })).toBeVisible();
});

test("connect Google in the settings; before, it is sent to sign in with the password", async ({
  page,
}) => {
  const { email, password } = await signUp(page);
  const { cookies } = await page.context().storageState();
  await page.context().clearCookies();
  await page.goto("/login?redirectTo=/settings/account");
  await page.getByRole("button", { name: "Google" }).click();
  await allow(page, email);
  await expect(page.getByText("You already have an account with this email.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);

  await page.context().addCookies(cookies);
  await page.goto("/settings/account");
  await expect(page.getByText("confirm your email address first")).toBeVisible();
  const { link } = await waitForMailTo(email, "Confirm your email address for Pathlight");
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page).toHaveURL("/settings/account");
  await page.getByLabel("Password for this account").fill("not-this-one-no");
  await page.getByRole("button", { name: "Connect Google" }).click();
  await expect(page.getByRole("alert")).toContainText("That’s not your current password.");
  await page.getByLabel("Password for this account").fill(password);
  await page.getByRole("button", { name: "Connect Google" }).click();
  await allow(page, email);
  await expect(page).toHaveURL("/settings/account");
  await expect(page.getByText("Google connected")).toBeVisible();
  await page.getByRole("button", { name: "Disconnect Google" }).click();
  await expect(page.getByText("Google disconnected")).toBeVisible();
});
