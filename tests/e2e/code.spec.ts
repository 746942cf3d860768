import { expectAccessible } from "./axe";
import { CORRECT_CODE, openCodeQuestion, runCode, showPane, stopClock, writeCode } from "./code";
import { expect, test } from "./test";

const EXPLANATION =
  "I walk through the array once and keep each number with its position in a hash map. For every number I look up the target minus the number. That is linear in time and memory.";

test("code is sent with the answer, with and without a script", async ({
  page,
  javaScriptEnabled,
}) => {
  await openCodeQuestion(page);
  if (javaScriptEnabled) {
    await runCode(page, CORRECT_CODE, { passed: 9 });
    await expectAccessible(page);
  } else {
    await expect(page.getByLabel("Your code")).toHaveValue(
      /^\/\/ Return the positions[^]*function twoSum\(numbers, target\) \{/,
    );
    await page.getByLabel("Your code").fill(CORRECT_CODE);
  }
  await showPane(page, "Text");
  await page.getByLabel("Your answer").fill(EXPLANATION);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review\/1$/);
  await expect(page.getByRole("heading", { name: "Your code" })).toBeVisible();
  await expect(page.getByText("const seen = new Map();")).toBeVisible();
  if (javaScriptEnabled)
    await expect(page.getByText("9 of 9 tests passed, run in your browser.")).toBeVisible();
  else await expect(page.getByText("Its tests weren’t run")).toBeVisible();
});

test("code alone is an answer; nothing at all is not", async ({ page, javaScriptEnabled }) => {
  await openCodeQuestion(page);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(
    page.getByText("Write your answer first, in the Text tab, the Code tab or both."),
  ).toBeVisible();
  await showPane(page, "Code");
  if (javaScriptEnabled) await runCode(page, CORRECT_CODE, { passed: 9 });
  else await page.getByLabel("Your code").fill(CORRECT_CODE);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review\/1$/);
  if (javaScriptEnabled) {
    await expect(page.getByRole("heading", { name: "Your code passes all 9 tests" })).toBeVisible();
    await expectAccessible(page);
  } else {
    await expect(
      page.getByRole("heading", { name: "There is code, but its tests weren’t run" }),
    ).toBeVisible();
    await expect(page.getByText("Not in your record", { exact: true })).toBeVisible();
  }
});

test.describe("with a script", { tag: "@script" }, () => {
  test("a draft of code is kept; changed code has no result; hidden tests come only when run", async ({
    page,
  }) => {
    const requestedTests: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes("/tests/")) requestedTests.push(pathname);
    });
    await openCodeQuestion(page);
    expect(await page.content()).not.toContain("9997");
    await writeCode(page, "function twoSum(numbers, target) { return [0, 1]; }");
    await expect(page.getByText(/Saved \d{1,2}:\d\d [AP]M/)).toBeVisible();
    expect(requestedTests).toEqual([]);
    await page.reload();
    await showPane(page, "Code");
    const editor = page.getByRole("textbox", { name: "Your code" });
    await expect(editor).toContainText("return [0, 1];");
    await expect(editor).toHaveClass(/cm-content/);
    await stopClock(page);
    await page.getByRole("button", { name: "Run tests" }).click();
    await expect(page.getByText("2 of 9 tests passed")).toBeVisible();
    await expect(page.getByText("Returned [0,1]").first()).toBeVisible();
    expect(requestedTests).toHaveLength(1);
    await writeCode(page, CORRECT_CODE);
    await expect(page.getByText("of 9 tests passed")).toBeHidden();
  });

  test("the console is shown, and all hidden tests in one line", async ({ page }) => {
    await openCodeQuestion(page);
    await runCode(
      page,
      CORRECT_CODE.replace("const seen", "console.log('target', { target });\n  const seen"),
      { passed: 9 },
    );
    await expect(page.getByText('target {"target":').first()).toBeVisible();
    await expect(page.getByText("All 6 hidden tests passed")).toBeVisible();
    await runCode(page, "function twoSum() { return [0, 1]; }", { passed: 2 });
    await page
      .getByText("1 of 6 hidden tests passed")
      .or(page.getByText("0 of 6 hidden tests passed"))
      .or(page.getByText("2 of 6 hidden tests passed"))
      .first()
      .click();
    await expect(page.getByText("Wrong result").first()).toBeVisible();
  });

  test("TypeScript; and the editor can be left by keyboard", async ({ page }) => {
    await openCodeQuestion(page);
    await page.getByLabel("Language").selectOption("TypeScript");
    const editor = page.getByRole("textbox", { name: "Your code" });
    await expect(editor).toContainText("numbers: number[], target: number): number[] {");
    await expect(editor).toHaveClass(/cm-content/);
    await stopClock(page);
    await runCode(
      page,
      CORRECT_CODE.replace(
        "(numbers, target)",
        "(numbers: number[], target: number): number[]",
      ).replace("new Map()", "new Map<number, number>()"),
      { passed: 9 },
    );
    await writeCode(page, "function twoSum(numbers: number[]) { return ]; }");
    await page.getByRole("button", { name: "Run tests" }).click();
    await expect(page.getByText(/Unexpected token/).first()).toBeVisible();

    await editor.focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(editor).not.toBeFocused();
  });
});
