import { spawnSync } from "node:child_process";
import { expectPageInOrder } from "./page-check";
import { signUp } from "./people";
import { expect, test } from "./test";

test("an operator suspends an account; its person is told why, and can leave", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const options = { javaScriptEnabled: javaScriptEnabled ?? true };
  const { email } = await signUp(page);
  const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
  const operator = await context.newPage();
  const account = await signUp(operator);
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  expect(
    spawnSync(process.execPath, ["scripts/grant-admin.mjs", account.email], { env }).status,
  ).toBe(0);

  await operator.goto("/admin");
  await operator.getByRole("link", { name: "Accounts", exact: true }).click();
  await operator.getByLabel("Email address of the account").fill(email);
  await operator.getByLabel("Reason").fill("You sent the same message to twelve mentors.");
  await operator.getByRole("button", { name: "Suspend account" }).click();
  await expect(operator.getByText("Account suspended", { exact: true })).toBeVisible();
  await expectPageInOrder(operator, "/admin/accounts", options);

  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is suspended");
  await expect(page.getByText("You sent the same message to twelve mentors.")).toBeVisible();
  await expectPageInOrder(page, "/suspended", options);
  await page.getByRole("link", { name: "Delete your account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delete your account?");
});
