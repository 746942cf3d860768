import { signUp } from "./people";
import { expect, test } from "./test";

test("book a mentor, with what was wrong said first", async ({ page }) => {
  await signUp(page);
  await page.goto("/mentors");
  await page.getByRole("link", { name: "Book Session with Hannah Brandt" }).click();
  await expect(page).toHaveURL("/mentors/hannah-brandt#book");
  await page.getByLabel("When are you available?").fill("Thursday after 18:00");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(
    page.getByRole("alert").getByRole("link", { name: "Enter what you’d like to talk about." }),
  ).toBeVisible();
  await expect(page.getByLabel("When are you available?")).toHaveValue("Thursday after 18:00");
  await page.getByLabel("What would you like to talk about?").fill("Two system design questions.");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText("Session Request Sent")).toBeVisible();
  await expect(page.getByText("You will be notified when Hannah Brandt confirms.")).toBeVisible();
  await expect(page.getByLabel("When are you available?")).toHaveValue("");
  await page.goto("/profile/sessions");
  await expect(page.getByText("Two system design questions.")).toBeVisible();
});

test("apply as a mentor", async ({ page }) => {
  await page.goto("/mentors");
  await page.getByRole("link", { name: "Become a Mentor" }).click();
  await page.getByLabel("Name").fill("Ana Ruiz");
  await page.getByLabel("Email").fill("ana@example.com");
  await page.getByLabel("Job title").fill("Data engineer");
  await page.getByRole("textbox", { name: "Company" }).fill("Independent");
  await page.getByLabel("Field", { exact: true }).selectOption("Data");
  await page.getByLabel("Years of experience").fill("6");
  await page.getByLabel("Who can you help").fill("Analysts who want to build.");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("heading", { name: "Your application was sent" })).toBeVisible();
});
