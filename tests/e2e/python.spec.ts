import { openCodeQuestion, runCode, showPane, stopClock } from "./code";
import { expect, test } from "./test";

const CORRECT_PYTHON = `from collections import defaultdict

def two_sum(numbers, target):
    seen = {}
    print("target", target)
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
  const isPythonLoaded = () => requests.some((path) => path.startsWith("/build/python/"));
  await openCodeQuestion(page);
  await page.getByLabel("Language").selectOption("Python");
  const editor = page.getByRole("textbox", { name: "Your code" });
  await expect(editor).toContainText("def two_sum(numbers, target):");
  await expect(page.getByText("two_sum([2, 7, 11, 15], 9) returns [0, 1]")).toBeVisible();
  expect(isPythonLoaded()).toBe(false);
  await stopClock(page);

  await runCode(page, CORRECT_PYTHON, { passed: 9 });
  expect(isPythonLoaded()).toBe(true);
  await expect(page.getByText("target 9").first()).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);

  await runCode(
    page,
    `def two_sum(numbers, target):
    if target == 9:
        from js import XMLHttpRequest
        request = XMLHttpRequest.new()
        request.open("GET", "http://localhost/healthz", False)
        request.send()
    if target == 6:
        raise ValueError("not today")
    while target == 100:
        pass
    return [0, 1]`,
    { passed: 0, neverEnds: true },
  );
  await expect(page.getByText("Line 8: ValueError: not today")).toBeVisible();
  await expect(page.getByText(/Failed to execute 'send'/)).toBeVisible();
  await expect(page.getByText("Stopped: no result within 2 seconds")).toBeVisible();

  await showPane(page, "Text");
  await page.getByLabel("Your answer").fill("A dictionary of positions; one pass, linear time.");
  await page.getByRole("button", { name: "Submit Response" }).click();
  await expect(page.getByRole("heading", { name: "Your code" })).toBeVisible();
  await expect(page.locator(".code-keyword", { hasText: "def" })).toBeVisible();
});
