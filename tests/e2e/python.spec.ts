import { openCodeQuestion, runCode, showPane, stopClock, writeCode } from "./code";
import { openFold } from "./interview";
import { expect, test } from "./test";

/** Right, but for the target that raises an error and the last test, which never ends. */
const PYTHON = `from collections import defaultdict

def two_sum(numbers, target):
    print("target", target)
    if target == 9:
        from js import XMLHttpRequest
        try:
            request = XMLHttpRequest.new()
            request.open("GET", "http://localhost/healthz", False)
            request.send()
        except Exception as error:
            print(error)
    if target == 6:
        raise ValueError("not today")
    while target == 9997:
        pass
    seen = {}
    for index, number in enumerate(numbers):
        if target - number in seen:
            return [seen[target - number], index]
        seen[number] = index
    return []
`;

test("Python is loaded when it is run, in a sandbox like that of JavaScript", {
  tag: "@script",
}, async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const isPythonLoaded = () => requests.some((path) => /pyodide|python_stdlib/.test(path));
  await openCodeQuestion(page);
  await page.getByLabel("Language").selectOption("Python");
  const editor = page.getByRole("textbox", { name: "Your code" });
  await expect(editor).toContainText("def two_sum(numbers, target):");
  await expect(page.getByText("two_sum([2, 7, 11, 15], 9) returns [0, 1]")).toBeVisible();
  expect(isPythonLoaded()).toBe(false);
  await stopClock(page);

  // One run has it all, because starting Python takes long.
  await runCode(page, PYTHON, { passed: 6, neverEnds: true });
  expect(isPythonLoaded()).toBe(true);
  await expect(page.getByText("target 9").first()).toBeVisible();
  await expect(page.getByText(/Failed to execute 'send'/)).toBeVisible();
  await expect(page.getByText("Line 14: ValueError: not today").first()).toBeVisible();
  await page.getByText("4 of 6 hidden tests passed").click();
  await expect(page.getByText("Stopped: no result within 2 seconds")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);

  await showPane(page, "Text");
  await page.getByLabel("Your answer").fill("A dictionary of positions; one pass, linear time.");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await openFold(page, "Your code");
  await expect(page.getByRole("heading", { name: "Your code" })).toBeVisible();
  await expect(page.locator(".code-keyword", { hasText: "def" })).toBeVisible();
});

/** As copied from another site: a method, another case, no-break spaces, and a block that asks for input. */
const PASTED = `from typing import List

class Solution:
  def twoSum(self, numbers: List[int], target: int) -> List[int]:
    seen = {}
    for index, number in enumerate(numbers):
      if target - number in seen:
        return [seen[target - number], index]
      seen[number] = index
    return []

if __name__ == "__main__":
  print(Solution().twoSum([int(input())], int(input())))
`.replaceAll("  ", "\u00a0\u00a0");

test("pasted Python is found, and submitting it waits until Python has started", {
  tag: "@script",
}, async ({ page }) => {
  await openCodeQuestion(page);
  await page.getByLabel("Language").selectOption("Python");
  await writeCode(page, PASTED);
  const isStarting = Promise.withResolvers<void>();
  await page.route("**/build/python/*.wasm*", async (route) => {
    await isStarting.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByRole("button", { name: "Running your tests…" })).toBeDisabled();
  await expect(page.getByText("Starting Python.")).toBeVisible();
  isStarting.resolve();
  await page.waitForURL(/review\/1$/);
  await expect(page.getByText("9 of 9 tests passed, run in your browser.")).toBeVisible();
});
