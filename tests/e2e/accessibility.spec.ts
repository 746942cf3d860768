import { expect, expectAccessible, registerAndSignIn, test } from "./test";

const PUBLIC_PATHS = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/forgot-password?sent",
  "/reset-password",
  "/verify-email",
  "/interview",
  "/interview?tab=case",
  "/interview/tailored",
  "/interview/due",
  "/interview/history",
  "/interview/questions/slow-join-query",
  "/shared-report",
  "/how-scoring-works",
  "/preferences",
  "/assessment",
  "/assessment/1",
  "/learning",
  "/learning/python-intro",
  "/assessment/4",
  "/mentors",
  "/mentors/hannah-brandt",
  "/mentors/apply",
  "/resources",
  "/motivation",
  "/careers/legal",
  "/careers/engineering?tab=learning-paths",
  "/careers/legal/litigation",
  "/careers/technology/data-scientist",
  "/careers/environmental/certifications",
  "/careers/technology?tab=certifications",
  "/careers/finance",
  "/careers/marketing",
  "/blog",
  "/blog/tell-me-about-yourself",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/nowhere",
];
const SIGNED_IN_PATHS = [
  "/profile",
  "/profile/skills",
  "/profile/learning",
  "/profile/sessions",
  "/settings/profile",
  "/settings/account",
  "/settings/appearance",
  "/settings/notifications",
  "/settings/account/delete",
];

for (const path of PUBLIC_PATHS) {
  test(`${path}: axe finds nothing, dark or light`, async ({ page, baseURL }) => {
    for (const theme of ["dark", "light"]) {
      await page.context().addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
      await page.goto(path);
      await expectAccessible(page);
    }
  });
}

for (const theme of ["dark", "light"]) {
  test(`axe finds nothing on the pages of somebody signed in, ${theme}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await registerAndSignIn(page);
    await page.context().addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
    for (const path of SIGNED_IN_PATHS) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await expectAccessible(page);
    }
    await page.getByLabel("Maya Okafor’s account").first().click();
    await expectAccessible(page);
  });
}

test("axe finds nothing from the first question to the report", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/interview");
  await page.getByRole("button", { name: "Start practice: Databases and SQL" }).click();
  await page.waitForURL(/sessions/);
  await expectAccessible(page);
  await page
    .getByLabel("Your answer")
    .fill(
      "I would read the query plan first. Basically it shows stuff. A sequential scan means that no index is used, so I would add one.",
    );
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByRole("heading", { name: "Key points" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Interview report" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing on forms that were not accepted, nor in an open dialog", async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [path, button] of [
    ["/login", "Sign In"],
    ["/register", "Create Account"],
    ["/contact", "Send message"],
    ["/mentors/apply", "Send application"],
    ["/mentors/hannah-brandt", "Send request"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto("/mentors");
  await page.getByRole("button", { name: /^View Profile.*Hannah Brandt/ }).click();
  await expect(page.getByRole("dialog", { name: "Hannah Brandt" })).toBeVisible();
  await expectAccessible(page);
});

test("axe finds nothing on results and on a profile that holds something", async ({ page }) => {
  test.setTimeout(120_000);
  await registerAndSignIn(page);
  for (const step of [1, 2, 3, 4, 5]) {
    await page.goto(`/assessment/${step}`);
    await page
      .getByRole("radio", { name: step === 4 ? "1, New to it" : "4, Skilled" })
      .first()
      .check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(step === 5 ? /results/ : `/assessment/${step + 1}`);
  }
  await expectAccessible(page);
  await page.goto("/mentors/hannah-brandt");
  await page.getByLabel("When are you available?").fill("Thursday");
  await page.getByLabel("What would you like to talk about?").fill("Design.");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Session Request Sent")).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/profile", "/profile/skills", "/profile/learning", "/profile/sessions"]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
