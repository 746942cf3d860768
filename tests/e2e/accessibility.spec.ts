import { expect, expectAccessible, signIn, test } from "./test";

const PUBLIC = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/forgot-password?sent",
  "/reset-password",
  "/verify-email",
  "/interview",
  "/interview?tab=case",
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
  "/careers/engineering?tab=paths",
  "/careers/technology?tab=certifications",
  "/careers/finance",
  "/careers/marketing",
  "/blog",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/nowhere",
];
const OWN = [
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
const WIDTHS = [320, 390, 820, 1440, 2560];

for (const path of PUBLIC) {
  test(`${path}: axe finds nothing, dark or light, and it never scrolls sideways`, async ({ page, baseURL }) => {
    for (const theme of ["dark", "light"]) {
      await page.context().addCookies([{ name: "theme", value: theme, url: baseURL ?? "" }]);
      await page.goto(path);
      await expectAccessible(page);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    }
  });
}

test("axe finds nothing on the pages of somebody signed in", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  await page.goto("/interview");
  await page.getByRole("button", { name: "Start practice: Databases and SQL" }).click();
  await page.waitForURL(/sessions/);
  await expectAccessible(page);
  await page.getByLabel("Your answer").fill("I would read the query plan first. Basically it shows stuff. A sequential scan means that no index is used, so I would add one.");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByRole("heading", { name: "Key points" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("of 100");
  await expectAccessible(page);
  for (const path of OWN) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test("axe finds nothing on results and on a profile that holds something", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page);
  for (const step of [1, 2, 3, 4, 5]) {
    await page.goto(`/assessment/${step}`);
    await page.getByRole("radio", { name: step === 4 ? "1, New to it" : "4, Skilled" }).first().check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(step === 5 ? /results/ : `/assessment/${step + 1}`);
  }
  await expectAccessible(page);
  await page.goto("/mentors/hannah-brandt");
  await page.getByLabel("When would suit you?").fill("Thursday");
  await page.getByLabel("What should the hour be about?").fill("Design.");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Session Request Sent")).toBeVisible();
  await expectAccessible(page);
  for (const path of ["/profile", "/profile/skills", "/profile/learning", "/profile/sessions"]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});
