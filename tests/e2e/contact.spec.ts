import { signUp } from "./people";
import { expect, test } from "./test";

test("write to the operator, and see what was sent", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Maya Okafor");
  await page.getByLabel("Email").fill("maya@example.com");
  await page.getByLabel("Topic").selectOption("A question");
  await page.getByLabel("Message").fill("How do I change my name?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Your message was sent" })).toBeVisible();
  await expect(page.getByText("How do I change my name?")).toBeVisible();
  await expect(page.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
  await page.getByRole("link", { name: "Write another message" }).click();
  await expect(page.getByLabel("Message")).toHaveValue("");
});

test("apply as a mentor, and find the application in the profile", async ({ page }) => {
  await signUp(page);
  await page.goto("/mentors/apply");
  await page.getByLabel("Job title").fill("Data engineer");
  await page.getByRole("textbox", { name: "Company" }).fill("Independent");
  await page.getByRole("combobox", { name: "Field" }).selectOption({ index: 1 });
  await page.getByLabel("Years of experience").fill("6");
  await page.getByLabel("Who can you help, and with what?").fill("Analysts who want to build.");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("heading", { name: "Your application was sent" })).toBeVisible();
  await page.getByRole("link", { name: "See it in your profile" }).click();
  await expect(page.getByRole("link", { name: "Data engineer, Independent" })).toBeVisible();
});

test.describe("with a script", { tag: "@script" }, () => {
  test("a text over the limit is kept whole, counted, and refused with the number", async ({
    page,
  }) => {
    await page.goto("/contact");
    await page.getByLabel("Message").fill("x".repeat(5012));
    await expect(page.getByText("12 characters too many: at most 5,000.")).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("x".repeat(5012));
  });
});
