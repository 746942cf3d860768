import { expect, expectAccessible, signIn, test } from "./test";

const PUBLIC = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/interview",
  "/interview?tab=case",
  "/assessment",
  "/assessment/1",
  "/learning",
  "/learning/python-intro",
  "/mentors",
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
const OWN = ["/profile", "/profile/sessions"];
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
