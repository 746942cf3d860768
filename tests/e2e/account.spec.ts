import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { waitForMailTo } from "./mailbox";
import { createPerson, fillLoginForm, signUp } from "./people";
import { postForm } from "./post-form";
import { expect, test } from "./test";

const NEW = "another-quiet-tractor";

test("a forgotten password: ask, open the mail, choose a new one, log in with it; the link works once", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  // Both pages have a field of this name.
  await expect(
    page.getByRole("heading", { level: 1, name: "Forgot your password?" }),
  ).toBeVisible();
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Get a link" }).click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: /Enter an address like/ }),
  ).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Get a link" }).click();
  await expect(page.getByRole("heading", { name: "Ask for your link" })).toBeVisible();

  const { link } = await waitForMailTo(email, "Reset your Pathlight password");
  await page.goto(link);
  await expect(page).toHaveURL("/reset-password");
  await expect(page.getByText(`For the account of ${email}`)).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(NEW);
  await page.getByLabel("Confirm new password").fill("something-else");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: /The passwords don’t match/ }),
  ).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(NEW);
  await page.getByLabel("Confirm new password").fill(NEW);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(
    page.getByText(/^Every device has been signed out, and Google and LinkedIn are disconnected/),
  ).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByLabel("Password", { exact: true }).fill(NEW);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/profile");

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Request a new link" })).toBeVisible();
});

test("confirm the address, then change it", async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.goto("/settings/account");
  await expect(page.getByText("Not confirmed yet")).toBeVisible();
  const { link } = await waitForMailTo(email, "Confirm your email address for Pathlight");
  await page.goto(link);
  await expect(page).toHaveURL("/verify-email");
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByText("Email address confirmed")).toBeVisible();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();

  await page.getByLabel("New email address").fill(`new.${email}`);
  await page.getByLabel("Your password").fill("not-this-one-no");
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByRole("alert")).toContainText("That’s not your current password.");
  await expect(page.getByLabel("New email address")).toHaveValue(`new.${email}`);
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText("Email address changed")).toBeVisible();
  await expect(page.getByRole("main").getByText(`new.${email}`, { exact: true })).toBeVisible();
  await expect(page.getByText("Not confirmed yet")).toBeVisible();
  await waitForMailTo(email, "Your Pathlight email address was changed");
});

test("see another device, be told of it by mail, sign it out", async ({
  page,
  browser,
  javaScriptEnabled,
}) => {
  const { email, password } = await signUp(page);
  const elsewhere = await browser.newContext({
    javaScriptEnabled,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });
  const phone = await elsewhere.newPage();
  await phone.goto("/login");
  await fillLoginForm(phone, { email, password });
  await expect(phone).toHaveURL("/profile");
  expect((await waitForMailTo(email, "New sign-in to your Pathlight account")).text).toContain(
    "Safari on iPhone",
  );

  await page.goto("/settings/account");
  const devices = page.getByRole("region", { name: "Devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByText("This device")).toHaveCount(1);
  await devices.getByRole("button", { name: /Sign out Safari on iPhone/ }).click();
  await expect(page.getByText("Device signed out")).toBeVisible();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await phone.goto("/profile");
  await expect(phone).toHaveURL("/login?redirectTo=%2Fprofile");
  await elsewhere.close();
});

test("download everything, and read it without the site", async ({ page, browser }) => {
  await signUp(page, { ...createPerson(), lastName: "Okafor-Lind" });
  await postForm(page, "/mentors/hannah-brandt", {
    intent: "earliest",
    agenda: "Two system design questions.",
  });
  await page.goto("/settings/account");
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download ZIP" }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^pathlight-.*\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  const offline = await browser.newContext({ offline: true, javaScriptEnabled: false });
  const reader = await offline.newPage();
  await reader.setContent(strFromU8(files["index.html"] ?? new Uint8Array()));
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Maya Okafor-Lind’s data");
  await expect(reader.getByText("Two system design questions.")).toBeVisible();
  await offline.close();
});
