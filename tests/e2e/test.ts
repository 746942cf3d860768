import { test as base, expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Said by the browser of answers such as our own 400 and 404 pages, and of a connection that a test takes away. */
const HARMLESS_ERRORS = [
  /^Failed to load resource: the server responded with a status of 4\d\d/,
  /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
];

/** A page on which any console error or uncaught exception fails the test. */
export const test = base.extend<{ failOnErrors: void; expectedErrors: RegExp[] }>({
  /** What a test causes on purpose. */
  expectedErrors: [[], { option: true }],
  failOnErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(String(error)));
      page.on("console", (message) => {
        if (
          message.type() === "error" &&
          ![...HARMLESS_ERRORS, ...expectedErrors].some((text) => text.test(message.text()))
        )
          errors.push(message.text());
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fails on anything axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // A color on its way from one value to the next has no contrast of its own.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const violations = await page.evaluate(
    `${axe}; axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes.map((node) => node.target.join(" ")).join(", ")))`,
  );
  expect(violations).toEqual([]);
}

let personCount = 0;

/** Somebody no other test is: workers and projects share one server. */
export function createPerson() {
  personCount += 1;
  return {
    firstName: "Maya",
    lastName: "Okafor",
    email: `maya.${process.pid}.${Date.now()}.${personCount}@example.com`,
    password: "violin-tractor-moss",
  };
}

export async function registerAndSignIn(page: Page, somebody = createPerson()) {
  await page.goto("/register");
  await page.getByLabel("First name").fill(somebody.firstName);
  await page.getByLabel("Last name").fill(somebody.lastName);
  await page.getByLabel("Email").fill(somebody.email);
  await page.getByLabel("Password", { exact: true }).fill(somebody.password);
  await page.getByLabel("Confirm password").fill(somebody.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Registration successful! Please log in.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(somebody.email);
  await page.getByLabel("Password", { exact: true }).fill(somebody.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  // Not the toast: a slow machine may outlast its five seconds.
  await expect(page).toHaveURL("/profile");
  return somebody;
}
