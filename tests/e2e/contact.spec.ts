import { expect, test } from "./test";

test("write to the operator", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Name").fill("Maya Okafor");
  await page.getByLabel("Email").fill("maya@example.com");
  await page.getByLabel("Topic").selectOption("A question");
  await page.getByLabel("Message").fill("How do I change my name?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent")).toBeVisible();
});
