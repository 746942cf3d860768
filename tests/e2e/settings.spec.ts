import { fillLoginForm, signUp } from "./people";
import { selectAndWait } from "./preferences";
import { expect, test } from "./test";

test("settings: profile, look, notifications, password", async ({ page, javaScriptEnabled }) => {
  const { email, password } = await signUp(page);
  await page.goto("/settings");
  await expect(page).toHaveURL("/settings/profile");
  await page.getByLabel("Professional title").fill("Junior data analyst");
  await page.getByLabel("LinkedIn").fill("linkedin.com/in/maya");
  await page.getByRole("button", { name: "Save profile" }).click();
  // The browser refuses it where it checks addresses itself; the server does where it cannot.
  await page.getByLabel("LinkedIn").fill("https://www.linkedin.com/in/maya");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByLabel("Professional title")).toHaveValue("Junior data analyst");

  const tabs = page.getByRole("navigation", { name: "Settings" });
  await tabs.getByRole("link", { name: "Appearance" }).click();
  await expect(page.getByRole("main").locator(".swatches > button")).toHaveCount(50);
  const golden = page.getByRole("main").getByRole("button", { name: "Golden" });
  if (javaScriptEnabled) {
    // In the very next frame, while the first choice is still on its way: none is lost, and nothing goes wrong.
    await golden.evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      document.querySelector<HTMLElement>("main [role=switch][value=light]")?.click();
    });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  } else {
    await golden.click();
  }
  await expect(page.locator("html")).toHaveAttribute("data-accent", "golden");
  await selectAndWait(page, page.getByRole("switch", { name: "Animations" }));
  await expect(page.locator("html")).toHaveAttribute("data-animations", "off");
  await expect(page.getByRole("switch", { name: "Animations" })).toHaveAttribute(
    "aria-checked",
    "false",
  );

  await tabs.getByRole("link", { name: "Notifications" }).click();
  await expect(page.getByLabel("Email notifications")).toBeChecked();
  await page.getByLabel("Marketing communications").check();
  await page.getByRole("button", { name: "Save notifications" }).click();
  await expect(page.getByText("Notifications saved")).toBeVisible();
  await expect(page.getByLabel("Marketing communications")).toBeChecked();

  await tabs.getByRole("link", { name: "Account" }).click();
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password", { exact: true }).fill("another-quiet-tractor");
  await page.getByLabel("Confirm new password").fill("another-quiet-tractor");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login");
  await fillLoginForm(page, { email, password: "another-quiet-tractor" });
  await expect(page).toHaveURL("/profile");
  await expect(page.locator("html")).toHaveAttribute("data-accent", "golden");
  await expect(page.locator("html")).toHaveAttribute("data-animations", "off");
});

test("delete the account: asked for the password, then gone", async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.goto("/settings/account");
  await page.getByRole("link", { name: "Delete account…" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Delete your account?" })).toBeVisible();
  await expect(page.getByText("What will be deleted")).toBeVisible();
  await page.getByLabel("Your password").fill("not-this-one-no");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("alert")).toContainText("That password is incorrect.");
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Account deleted")).toBeVisible();
  await page.goto("/login");
  await fillLoginForm(page, { email, password });
  await expect(page.getByText("Email or password is incorrect.").first()).toBeVisible();
});

test("a saved form stays in view, and the keyboard on its button", {
  tag: "@script",
}, async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/settings/profile");
  await page.getByLabel("Professional title").fill("Junior data analyst");
  const save = page.getByRole("button", { name: "Save profile" });
  await save.focus();
  await save.press("Enter");
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(save).toBeInViewport();
  await expect(save).toBeFocused();
});
