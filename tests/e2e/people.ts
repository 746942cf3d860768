import { expect, type Page } from "@playwright/test";
import { postForm } from "./post-form";

let personCount = 0;

/** Someone no other test is: workers and projects share one server. */
export function createPerson() {
  personCount += 1;
  return {
    firstName: "Maya",
    lastName: "Okafor",
    email: `maya.${process.pid}.${Date.now()}.${personCount}@example.com`,
    password: "violin-tractor-moss",
  };
}

/** An account, and this browser signed in to it, without the forms: they have tests of their own. */
export async function signUp(page: Page, person = createPerson()) {
  const { email, password } = person;
  await postForm(page, "/register", { ...person, confirmPassword: password, terms: "on" });
  expect(await postForm(page, "/login", { email, password })).toMatch(/\/profile$/);
  return person;
}

/** Fills in the login form, wherever it is shown. */
export async function fillLoginForm(
  page: Page,
  { email, password }: { email: string; password: string },
) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}
