import { openFold } from "./interview";
import { createPerson, fillLoginForm, signUp } from "./people";
import { expect, test } from "./test";

const ANSWER =
  "First I would run EXPLAIN ANALYZE and compare the plan with last month's. A sequential scan where there used to be an index scan tells me the index is no longer used. Then I would check what changed: row counts, a deploy, a dropped index. I would run ANALYZE so that the planner's estimates are right again, and time the same query before and after.";

test("register, sign in, practice, find the answer in the history, log out", async ({ page }) => {
  const { firstName, lastName, email, password } = createPerson();
  await page.goto("/register");
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill(lastName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await fillLoginForm(page, { email, password });
  await expect(page).toHaveURL("/profile");

  await page.goto("/interview");
  await page.getByRole("link", { name: "Technical" }).click();
  await page.getByRole("button", { name: "Start Practice: Databases and SQL" }).click();
  await expect(page).toHaveURL(/\/interview\/sessions\/[0-9a-f-]{36}$/);
  await page.getByLabel("Your answer").fill(ANSWER);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByText("Keep or delete", { exact: true })).toBeVisible();
  await openFold(page, "Scoring");
  await expect(page.getByText("Built-in coach")).toBeVisible();
  await page
    .getByRole("link", { name: /Databases and SQL/ })
    .first()
    .click();
  await page.getByRole("button", { name: "End Session" }).first().click();
  await expect(page.getByRole("heading", { name: "End this session?" })).toBeVisible();
  await page.getByRole("button", { name: "End Session" }).click();
  await expect(page).toHaveURL(/\/interview(\?|$)/);

  await page.goto("/profile/sessions");
  await expect(page.getByRole("link", { name: /Databases and SQL/ })).toBeVisible();

  await page.getByLabel("Maya Okafor’s account").click();
  await expect(page.getByRole("banner").getByText(email).filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL("/login?redirectTo=%2Fprofile");
});

test("a guarded page comes back after sign-in", async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.context().clearCookies();
  await page.goto("/profile/sessions");
  await expect(page).toHaveURL("/login?redirectTo=%2Fprofile%2Fsessions");
  await fillLoginForm(page, { email, password });
  await expect(page).toHaveURL("/profile/sessions");
});
