import { createPerson, fillLoginForm, signUp } from "./people";
import { selectAndWait } from "./preferences";
import { expect, test } from "./test";

test("registration says what is wrong, keeps what was typed, and takes the corrected form", async ({
  page,
}) => {
  const { email, password } = createPerson();
  await page.goto("/register");
  await page.getByLabel("Last name").fill("Okafor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill("something-else");
  await page.getByRole("button", { name: "Create Account" }).click();

  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link", { name: /Enter your first name/ })).toBeVisible();
  await expect(summary.getByRole("link", { name: /The passwords don’t match/ })).toBeVisible();
  await expect(page.getByLabel("Last name")).toHaveValue("Okafor");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");

  await page.getByLabel("First name").fill("Maya");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
});

test("a wrong password is said once, in a toast; what to do stays, and so does the email", async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/login");
  await fillLoginForm(page, { email, password: "not-this-one-no" });
  const message = "Email or password is incorrect.";
  await expect(page.getByText(message)).toHaveCount(1);
  await page.getByLabel("Dismiss").click();
  await expect(page.getByText(message).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveText(
    "You aren’t signed in. Check both fields, or reset your password.",
  );
  await expect(page.getByLabel("Email")).toHaveValue(email);
});

test("a toast can be dismissed", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "LinkedIn" }).click();
  const toast = page.getByText("LinkedIn sign-in is not set up on this server");
  await expect(toast).toBeVisible();
  await page.getByLabel("Dismiss").click();
  await expect(toast).toBeHidden();
});

test("theme and accent are chosen in a form and stay", async ({ page, viewport }) => {
  expect(viewport?.width).toBeGreaterThan(1100);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await selectAndWait(page, page.getByRole("button", { name: "Light" }).first());
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.goto("/interview");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});
