import { expectAccessible } from "./axe";
import { CORRECT_CODE, openCodeQuestion, runCode, showPane, stopClock, writeCode } from "./code";
import { openFold } from "./interview";
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
  await openFold(page, "Your code");
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
    await expect(
      page.getByRole("main").getByText("Explain your approach under Text").first(),
    ).toBeVisible();
    await expectAccessible(page);
  } else {
    await expect(
      page.getByRole("heading", { name: "Your code is here. Its tests weren’t run." }),
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

  test("code in another form than the starting code is called, and the page says how", async ({
    page,
  }) => {
    await openCodeQuestion(page);
    await expect(page.getByRole("textbox", { name: "Your code" })).toHaveClass(/cm-content/);
    await stopClock(page);
    const body = CORRECT_CODE.replace("function twoSum", "");
    const arrow = body.replace(") {", ") => {");
    for (const [code, note] of [
      [`class Solution {\n  twoSum${body}\n}`, "We called your method Solution.twoSum."],
      [`class Solution {\n  static twoSum${body}\n}`, "We called your method Solution.twoSum."],
      [`export default ${arrow};`, "We called your default export."],
      [`module.exports = ${arrow};`, "We called your default export."],
      [
        `function two_sum${body}\nconsole.log(two_sum([1], 1));`,
        "We called your function two_sum.",
      ],
      [CORRECT_CODE.replace("return []", "return ”“ || []"), "pasting changed"],
    ] as const) {
      await runCode(page, code, { passed: 9 });
      await expect(page.getByText(note)).toBeVisible();
    }
    for (const code of [
      `export ${CORRECT_CODE}`,
      `${CORRECT_CODE}\nmodule.exports = { twoSum };`,
      `${CORRECT_CODE}\nif (require.main === module) { require("fs").readFileSync(0); }`,
      CORRECT_CODE.replaceAll("  ", "\u00a0\u00a0"),
      `const twoSum = (${arrow.slice(1, arrow.indexOf(")"))}: number) ${arrow.slice(arrow.indexOf("=>"))};`,
    ]) {
      await runCode(page, code, { passed: 9 });
      await expect(page.getByText("We called")).toBeHidden();
    }
    await runCode(page, `const fs = require("fs");\n${CORRECT_CODE}`, { passed: 0 });
    await expect(page.getByText(/fs isn’t available here/).first()).toBeVisible();
    await runCode(page, "const a = () => 1;\nconst b = () => 2;", { passed: 0 });
    await expect(
      page.getByText("Your code has a, b: name the one to test twoSum.").first(),
    ).toBeVisible();
  });

  test("code without a result is tested before it is submitted, also after a change", async ({
    page,
  }) => {
    await openCodeQuestion(page);
    await runCode(page, "function twoSum() { return [0, 1]; }", { passed: 2 });
    await writeCode(page, CORRECT_CODE);
    await showPane(page, "Text");
    await page.getByLabel("Your answer").fill(EXPLANATION);
    await page.getByRole("button", { name: "Submit Response" }).click();
    await page.waitForURL(/review\/1$/);
    await openFold(page, "Your code");
    await expect(page.getByText("9 of 9 tests passed, run in your browser.")).toBeVisible();
  });

  test("where the tests can't be loaded, code is sent without a result only on the second request", async ({
    page,
  }) => {
    await openCodeQuestion(page);
    await page.route("**/tests/1", (route) => route.fulfill({ json: null }));
    await writeCode(page, CORRECT_CODE);
    const submit = page.getByRole("button", { name: "Submit Response" });
    await submit.click();
    const question = page.getByRole("alert").filter({ hasText: "isn’t submitted yet" });
    await expect(question).toContainText(
      "The tests couldn’t be loaded. Your answer isn’t submitted yet. To send the code without a test result, submit again.",
    );
    await expect(page).not.toHaveURL(/review/);
    await submit.click();
    await page.waitForURL(/review\/1$/);
    await expect(
      page.getByRole("heading", { name: "Your code is here. Its tests weren’t run." }),
    ).toBeVisible();
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
