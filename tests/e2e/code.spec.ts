import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./test";

const CORRECT_CODE =
  "function twoSum(numbers, target) {\n  const seen = new Map();\n  for (let i = 0; i < numbers.length; i += 1) {\n    const other = seen.get(target - numbers[i]);\n    if (other !== undefined) return [other, i];\n    seen.set(numbers[i], i);\n  }\n  return [];\n}";
const EXPLANATION =
  "I walk through the array once and keep each number with its position in a hash map. For every number I look up the target minus the number. That is linear in time and memory.";

async function openCodeQuestion(page: Page) {
  await page.goto("/interview");
  await page
    .getByRole("button", { name: "Start practice: Algorithms and Data Structures" })
    .click();
  await page.waitForURL(/sessions/);
  await page.getByRole("radio", { name: "Code" }).check({ force: true });
}

async function writeCode(page: Page, code: string) {
  const editor = page.getByRole("textbox", { name: "Your code" });
  await expect(editor).toHaveClass(/cm-content/);
  // As keys and paste do; fill() would go around the events an editor listens to.
  await editor.press("ControlOrMeta+A");
  await page.keyboard.insertText(code);
}

async function runTests(page: Page, code: string) {
  await writeCode(page, code);
  await page.getByRole("button", { name: "Run tests" }).click();
  await expect(page.getByText(/of 9 tests passed/)).toBeVisible({ timeout: 20_000 });
}

test("code is sent with the answer, with and without a script", async ({
  page,
  javaScriptEnabled,
}) => {
  await openCodeQuestion(page);
  if (javaScriptEnabled) {
    await runTests(page, CORRECT_CODE);
    await expect(page.getByText("9 of 9 tests passed")).toBeVisible();
    await expectAccessible(page);
  } else {
    await expect(page.getByLabel("Your code")).toHaveValue(
      /^\/\/ Return the positions[^]*function twoSum\(numbers, target\) \{/,
    );
    await page.getByLabel("Your code").fill(CORRECT_CODE);
  }
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByText("Write your answer first.")).toBeVisible();
  await page.getByRole("radio", { name: "Text" }).check({ force: true });
  await page.getByLabel("Your answer").fill(EXPLANATION);
  await page.getByRole("button", { name: "Submit Response" }).click();
  await page.waitForURL(/review\/1$/);
  await expect(page.getByRole("heading", { name: "Your code" })).toBeVisible();
  await expect(page.getByText("const seen = new Map();")).toBeVisible();
  if (javaScriptEnabled)
    await expect(page.getByText("9 of 9 tests passed, run in your browser.")).toBeVisible();
  else await expect(page.getByText("The coach read only your explanation.")).toBeVisible();
});

test.describe("with a script", () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "code runs by a script");

  test("a draft of code is kept; changed code has no result; hidden tests come only when run", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await openCodeQuestion(page);
    expect(await page.content()).not.toContain("9997");
    await writeCode(page, "function twoSum(numbers, target) { return [0, 1]; }");
    await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible();
    expect(asked.filter((path) => path.includes("/tests/"))).toEqual([]);
    await page.reload();
    await page.getByRole("radio", { name: "Code" }).check({ force: true });
    await expect(page.getByRole("textbox", { name: "Your code" })).toContainText("return [0, 1];");
    await page.getByRole("button", { name: "Run tests" }).click();
    await expect(page.getByText("2 of 9 tests passed")).toBeVisible();
    await expect(page.getByText("Gave [0,1]").first()).toBeVisible();
    expect(asked.filter((path) => path.includes("/tests/"))).toHaveLength(1);
    await writeCode(page, CORRECT_CODE);
    await expect(page.getByText("of 9 tests passed")).toBeHidden();
  });

  test("TypeScript", async ({ page }) => {
    await openCodeQuestion(page);
    await page.getByLabel("Language").selectOption("TypeScript");
    await expect(page.getByRole("textbox", { name: "Your code" })).toContainText(
      "numbers: number[], target: number): number[] {",
    );
    await runTests(
      page,
      CORRECT_CODE.replace(
        "(numbers, target)",
        "(numbers: number[], target: number): number[]",
      ).replace("new Map()", "new Map<number, number>()"),
    );
    await expect(page.getByText("9 of 9 tests passed")).toBeVisible();
    await writeCode(page, "function twoSum(numbers: number[]) { return ]; }");
    await page.getByRole("button", { name: "Run tests" }).click();
    await expect(page.getByText(/Unexpected token/).first()).toBeVisible();
  });

  test("the editor can be left by keyboard", async ({ page }) => {
    await openCodeQuestion(page);
    const editor = page.getByRole("textbox", { name: "Your code" });
    await editor.focus();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(editor).not.toBeFocused();
  });

  // Each tries to get out, to keep the machine busy, or to pass without solving.
  const ATTACKS: [name: string, code: string, passed: number, words: RegExp][] = [
    [
      "an endless loop",
      "function twoSum() { for (;;); }",
      0,
      /Stopped: no result within 2 seconds/,
    ],
    ["an endless loop outside", "for (;;);\nfunction twoSum() {}", 0, /Stopped: no result/],
    [
      "a promise that never comes",
      "function twoSum() { return new Promise(() => {}); }",
      0,
      /Stopped: no result/,
    ],
    ["endless recursion", "function twoSum() { return twoSum(); }", 0, /Maximum call stack/],
    [
      "a message flood",
      "function twoSum() { for (;;) postMessage('{\"value\":7}'); }",
      0,
      /Gave 7/,
    ],
    [
      "messages of its own",
      "postMessage({ kind: 'said', text: 'passed' }); function twoSum() { return []; }",
      0,
      /isn’t plain data/,
    ],
    ["too much", "function twoSum() { return 'x'.repeat(1e6); }", 0, /too much of it/],
    [
      "a result that claims all",
      "function twoSum() { return { length: 2, 0: 0, 1: 1, every: () => true, toJSON() { return true; } }; }",
      0,
      /Gave true/,
    ],
    [
      "changed built-ins",
      "JSON.stringify = () => '[0,1]'; Array.prototype.every = () => true; Object.prototype.passed = true; Object.is = () => true; Promise.prototype.then = function (f) { f(); };\nfunction twoSum() { return [8, 9]; }",
      0,
      /Gave \[8,9\]|Stopped/,
    ],
    [
      "fetch",
      "async function twoSum() { await fetch('http://localhost/healthz'); return [0, 1]; }",
      0,
      /Failed to fetch/,
    ],
    [
      "XMLHttpRequest",
      "function twoSum() { const r = new XMLHttpRequest(); r.open('GET', 'http://localhost/healthz', false); r.send(); return [0, 1]; }",
      0,
      /Failed to execute 'send'/,
    ],
    [
      "WebSocket",
      "function twoSum() { return new Promise((ok, no) => { const s = new WebSocket('ws://localhost:' + 9); s.onopen = () => ok([0, 1]); s.onerror = () => no(new Error('no socket')); }); }",
      0,
      /no socket|Failed|refused|violates/i,
    ],
    [
      "importScripts",
      "importScripts('http://localhost/build/root.js'); function twoSum() { return [0, 1]; }",
      0,
      /importScripts|failed to load|NetworkError/,
    ],
    [
      "import",
      "async function twoSum() { await import('http://localhost/x.js'); return [0, 1]; }",
      0,
      /Failed to fetch|violates|import/,
    ],
    ["eval", "function twoSum() { return eval('[0, 1]'); }", 0, /unsafe-eval|eval/],
    [
      "the function maker",
      "function twoSum() { return Function('return [0, 1]')(); }",
      0,
      /unsafe-eval|eval/,
    ],
    ["the page", "function twoSum() { return document.cookie; }", 0, /document is not defined/],
    [
      "the page's storage",
      "async function twoSum() { await caches.open('x'); return [0, 1]; }",
      0,
      /caches|SecurityError|denied|Unexpected|access|failed/i,
    ],
    ["a syntax error", "function twoSum( {", 0, /Line 2: .*SyntaxError|SyntaxError/],
    ["nothing there", "const other = 1;", 0, /twoSum is not defined/],
    ["nothing given", "function twoSum() {}", 0, /Returned nothing/],
  ];
  for (const [name, code, passed, words] of ATTACKS) {
    test(`the sandbox holds: ${name}`, async ({ page }) => {
      await openCodeQuestion(page);
      await writeCode(page, code);
      await page.getByRole("button", { name: "Run tests" }).click();
      await expect(page.getByText(`${passed} of 9 tests passed`)).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(words).first()).toBeVisible();
      // The page is as it was, and the next run is a fresh one.
      expect(await page.locator("iframe").count()).toBe(0);
      await runTests(page, CORRECT_CODE);
      await expect(page.getByText("9 of 9 tests passed")).toBeVisible();
    });
  }

  test("the sandbox holds: a gigabyte", async ({ page }) => {
    test.slow();
    await openCodeQuestion(page);
    await writeCode(
      page,
      "function twoSum() { const all = []; for (let i = 0; i < 128; i += 1) all.push(new Array(1 << 20).fill(i)); return all.length; }",
    );
    await page.getByRole("button", { name: "Run tests" }).click();
    await expect(page.getByText("0 of 9 tests passed")).toBeVisible({ timeout: 60_000 });
    await runTests(page, CORRECT_CODE);
    await expect(page.getByText("9 of 9 tests passed")).toBeVisible();
  });
});
