import { expectPageInOrder } from "./page-check";
import { signUp } from "./people";
import { expect, test } from "./test";

test("a nurse says what she does and wants, and sees what she brings", async ({
  page,
  javaScriptEnabled,
}) => {
  await signUp(page);
  await page.goto("/profile");
  await page.getByLabel("What do you do now?").fill("Nurse in cardiology");
  await page.getByLabel("Move to another field").check();
  await page.getByRole("button", { name: "Show my first step" }).click();
  await page.waitForURL(/about-you/);
  await expect(page.getByRole("main")).toContainText("We don’t know it yet");
  await expectPageInOrder(page, page.url(), { javaScriptEnabled });
  await page.getByLabel("Registered Nurses").check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(/profile/);
  await expect(page.getByRole("main")).toContainText("8 skills that travel");
  await expect(page.getByRole("main")).toContainText("Reading people");

  await page.goto("/settings/profile");
  await page.getByRole("link", { name: "Change" }).click();
  await expect(page.getByLabel("Move to another field")).toBeChecked();
  await expectPageInOrder(page, "/about-you", { javaScriptEnabled });
});

test("occupations are suggested once the field is used @script", async ({ page }) => {
  await page.goto("/about-you");
  const field = page.getByLabel("What do you do now?");
  await field.focus();
  await expect(page.locator("datalist option").nth(900)).toBeAttached();
  await expect(field).toHaveAttribute("list", /options$/);
  await field.fill("Something of my own");
  await expect(field).toHaveValue("Something of my own");
});

test("a job is known as it is typed, with the place of work or without @script", async ({
  page,
}) => {
  await page.goto("/about-you");
  const field = page.getByLabel("What do you do now?");
  await field.focus();
  await expect(page.locator("datalist option").nth(900)).toBeAttached();
  const main = page.getByRole("main");
  for (const job of ["Registered nurse", "Registered nurse, cardiology ward"]) {
    await field.fill(job);
    await expect(main).toContainText("We know Registered Nurses.");
    await expect(main).toContainText("8 skills that travel");
    await field.fill("Lighthouse");
    await expect(main).not.toContainText("We know");
  }
});

test("occupations are suggested in a field that has the focus before the script runs @script", async ({
  page,
}) => {
  // The page is parsed, and no script has run.
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () => {
      if (document.readyState === "interactive")
        document.querySelector<HTMLElement>("[data-options]")?.focus();
    }),
  );
  await page.goto("/about-you");
  await expect(page.locator("datalist option").nth(900)).toBeAttached();
});

test("a visitor's wrong years come back with everything they wrote", async ({ page }) => {
  await page.goto("/about-you");
  await page.getByLabel("What do you do now?").fill("Car mechanic");
  await page.getByText("If you like: a job you have in mind").click();
  await page.getByLabel("Years in it").fill("99");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("up to 60");
  await expect(page.getByLabel("What do you do now?")).toHaveValue("Car mechanic");
  await page.getByLabel("Years in it").fill("9");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main")).toContainText(
    "We know Automotive Service Technicians and Mechanics.",
  );
});

test("an unknown job in mind has its own page, with the nearest job chosen", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/about-you");
  await page.getByText("If you like: a job you have in mind").click();
  await page.getByLabel("A job you have in mind").fill("health informatics");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main")).toContainText("We have no job called");
  await expect(page.getByLabel("Health Informatics Specialists")).toBeChecked();
  await expectPageInOrder(page, page.url(), { javaScriptEnabled });
  await page.getByRole("button", { name: "Use this job" }).click();
  await expect(page.getByRole("main")).toContainText("Health Informatics Specialists");
});
