import { expectAccessible } from "./axe";
import { writeCode } from "./code";
import { expect, test } from "./test";

const LESSON = "/learning/web-dev-fundamentals/javascript-basics";
const RECEIPT = `const format = (amount) => "$" + amount.toFixed(2);
function receipt(items, coupon) {
  const lines = items.map(({ name, price, quantity = 1 }) => quantity + " x " + name + ": " + format(price * quantity));
  const sum = items.reduce((total, { price, quantity = 1 }) => total + price * quantity, 0);
  return { lines, total: format(coupon === "TEN" ? sum * 0.9 : sum) };
}`;

test("a lesson's code exercise is solved, or saved and compared with the solution", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(LESSON);
  const exercise = page.locator("#code-exercise");
  await expect(exercise.getByRole("heading", { name: /^Code exercise/ })).toBeVisible();
  if (javaScriptEnabled) {
    await writeCode(page, "function receipt() { return 1; }");
    await page.getByRole("button", { name: "Run tests" }).click();
    await expect(exercise.getByText("0 of 6 tests passed")).toBeVisible();
    await expect(exercise.getByText("Only the exact coupon counts.")).toBeVisible();
    await writeCode(page, RECEIPT);
    await page.getByRole("button", { name: "Run tests" }).click();
    await expect(exercise.getByText("6 of 6 tests passed")).toBeVisible();
    await expect(exercise.getByText("Solved", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await writeCode(page, "function receipt( {");
    await page.getByRole("button", { name: "Run tests" }).click();
    await expect(exercise.getByText(/^Line 1: SyntaxError: The code ends before/)).toHaveCount(1);
    await expect(exercise.getByText("0 of 6 tests passed: none could be run.")).toBeVisible();
    await expect(exercise.getByText(/We called|is solved/)).toHaveCount(0);
    await expect(exercise.getByText(/^The code that passed stays saved/)).toBeVisible();
    await page.getByRole("textbox", { name: "Your code" }).focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Run tests" })).toBeFocused();
    await page.reload();
    await expect(exercise.getByText("Solved", { exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Your code" })).toContainText("sum * 0.9");
  } else {
    await page.getByLabel("Your code").fill(RECEIPT);
    await page.getByRole("button", { name: "Save code" }).click();
    await expect(exercise.getByText("Your code is saved.")).toBeVisible();
    await expect(page.getByLabel("Your code")).toHaveValue(/sum \* 0\.9/);
    await page.getByRole("button", { name: "Show the solution" }).click();
    await expect(exercise.getByText("applies only to a missing value")).toBeVisible();
  }
});
