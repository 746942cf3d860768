import { expectAccessible, findViolations } from "./axe";
import { openFold, openSession, submitAnswer } from "./interview";
import { emptyField, expect, test } from "./test";

// What axe finds on pages as they are loaded is tested with the pages.

test.describe("axe", { tag: "@script" }, () => {
  test("finds a contrast that is too low in one theme alone", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(await findViolations(page)).toEqual([]);
    const addRule = (rule: string) =>
      page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }, rule);
    const findThemesOfLowContrast = async () =>
      (await findViolations(page)).flatMap((violation) =>
        violation.includes("color-contrast: h1") ? [violation.split(":")[0]] : [],
      );
    await addRule("[data-theme=light] main h1 { color: #ddd !important }");
    expect(await findThemesOfLowContrast()).toEqual(["light"]);
    await addRule("[data-theme=dark] main h1 { color: #333 !important }");
    expect(await findThemesOfLowContrast()).toEqual(["dark", "light"]);
    // Left as it was found.
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("finds nothing from the first question to the report", async ({ page }) => {
    await openSession(page);
    await expect(page.getByRole("button", { name: "Submit Response" })).toBeVisible();
    await expectAccessible(page);
    await submitAnswer(
      page,
      "I would read the query plan first. Basically it shows stuff. A sequential scan means that no index is used, so I would add one.",
    );
    await expectAccessible(page);
    for (const title of ["What this question listens for", "Samples", "Keep or delete"])
      await openFold(page, title);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Report", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Interview report" })).toBeVisible();
    await expectAccessible(page);
  });

  test("finds nothing on forms that were not accepted, nor in an open dialog", async ({ page }) => {
    for (const [path, button] of [
      ["/login", "Sign In"],
      ["/register", "Create Account"],
      ["/contact", "Send message"],
      ["/mentors/apply", "Send application"],
      ["/mentors/hannah-brandt", "Send request"],
    ] as const) {
      await page.goto(path);
      const agenda = page.getByLabel("Agenda for Hannah");
      if ((await agenda.count()) > 0) await emptyField(agenda);
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto("/mentors");
    await page.getByRole("link", { name: /^View Profile.*Hannah Brandt/ }).click();
    await expect(page.getByRole("dialog", { name: "Hannah Brandt" })).toBeVisible();
    await expectAccessible(page);
  });
});
