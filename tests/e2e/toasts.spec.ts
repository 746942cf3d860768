import type { Page } from "@playwright/test";
import { createPerson, fillLoginForm, signUp } from "./people";
import { expect, test } from "./test";

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
/** From here on a toast has room at the lower edge. */
const WIDE = 1100;

/** What is in the page and lies under a toast. Runs in the browser. */
function findCovered(selector: string): string[] {
  const toasts = [...document.querySelectorAll(".toast")].map((toast) =>
    toast.getBoundingClientRect(),
  );
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest(".toast") && element.checkVisibility())
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return toasts.some(
        (toast) =>
          box.left < toast.right &&
          box.right > toast.left &&
          box.top < toast.bottom &&
          box.bottom > toast.top,
      );
    })
    .map((element) => `${element.localName} ${element.id || element.textContent}`);
}

async function expectToast(page: Page, text: string) {
  await expect(page.locator(".toast").getByText(text)).toBeVisible();
}

/** Moves through the page with the keyboard: no toast is over what has the focus. */
async function expectFocusClear(page: Page, steps = 25): Promise<void> {
  await expect(page.locator(".toast")).toHaveCount(1);
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(findCovered, ":focus:not(body, html)")).toEqual([]);
  }
  await expect(page.locator(".toast")).toHaveCount(1);
}

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test("a toast is over neither the header, the question, its answer nor their buttons", async ({
      page,
    }) => {
      await page.goto("/interview");
      await page.getByRole("button", { name: /^Start Practice: Algorithms/ }).click();
      await page.getByLabel("Your answer").fill("I would sort the numbers first.");
      await page.getByRole("button", { name: "Skip" }).click();
      await expectToast(page, "Draft saved");
      const essential = ".session-header, main h1, .answer-bar *, .editor-text, main textarea";
      expect(await page.evaluate(findCovered, essential)).toEqual([]);
      const editor = page.getByLabel("Your answer");
      await editor.fill("I would put the numbers in a hash map.\n".repeat(30));
      await editor.click();
      expect(await page.evaluate(findCovered, `:focus, .answer-bar *`)).toEqual([]);
      await expectFocusClear(page);
    });

    test("a toast is never over what has the focus", async ({ page }) => {
      await page.goto("/login");
      await fillLoginForm(page, createPerson());
      await expectToast(page, "Email or password is incorrect.");
      expect(await page.evaluate(findCovered, ":focus, main h1, main input")).toEqual([]);
      await expectFocusClear(page);
      await signUp(page);
      await page.goto("/settings/profile");
      await page.getByRole("button", { name: "Save" }).first().click();
      await expectToast(page, "Profile updated successfully");
      if (viewport.width < WIDE)
        expect(await page.evaluate(findCovered, "main :is(h1, h2, a, button, input)")).toEqual([]);
      await expectFocusClear(page);
    });
  });
}

test("no toast says what its page says", async ({ page }) => {
  await signUp(page);
  await page.goto("/mentors");
  await page.getByRole("button", { name: "Book Session with Hannah Brandt" }).first().click();
  await expect(page.getByRole("heading", { name: "Session Request Sent" })).toBeVisible();
  await expect(
    page.getByText("Your request was sent. You will see on this page when Hannah Brandt confirms."),
  ).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.getByRole("link", { name: "Cancel request" }).click();
  await page.getByRole("button", { name: "Cancel request" }).click();
  await expect(page.getByText("You canceled it.")).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
});
