import { expect, type Page } from "@playwright/test";
import { openSession } from "./interview";

/** Solves the first question of the card, which has nine tests. */
export const CORRECT_CODE =
  "function twoSum(numbers, target) {\n  const seen = new Map();\n  for (let i = 0; i < numbers.length; i += 1) {\n    const other = seen.get(target - numbers[i]);\n    if (other !== undefined) return [other, i];\n    seen.set(numbers[i], i);\n  }\n  return [];\n}";

export async function openCodeQuestion(page: Page): Promise<void> {
  await openSession(page, "algorithms");
  await showPane(page, "Code");
}

/** The radio itself is for screen readers; what is seen and clicked is its label. */
export async function showPane(page: Page, name: "Code" | "Text"): Promise<void> {
  await page.getByRole("group", { name: "Answer in" }).getByText(name).click();
  await expect(page.getByRole("radio", { name })).toBeChecked();
}

export async function writeCode(page: Page, code: string): Promise<void> {
  const editor = page.getByRole("textbox", { name: "Your code" });
  await expect(editor).toHaveClass(/cm-content/);
  // As keys and paste do; fill() would go around the events an editor listens to.
  await editor.press("ControlOrMeta+A");
  await page.keyboard.insertText(code);
}

/** A call in the sandbox may take two seconds, which a busy machine may need to start it: here it has as long as it takes. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
}

/** Runs code against the nine tests. What never ends is ended by the clock, which has to be stopped before. */
export async function runCode(
  page: Page,
  code: string,
  { passed, neverEnds = false }: { passed: number; neverEnds?: boolean },
): Promise<void> {
  await writeCode(page, code);
  await page.getByRole("button", { name: "Run tests" }).click();
  const summary = page.getByText(`${passed} of 9 tests passed`);
  if (neverEnds) {
    await expect(page.frameLocator("iframe").locator("script")).toBeAttached();
    await expect
      .poll(
        async () => {
          await page.clock.runFor(500);
          return summary.isVisible();
        },
        // Code that never ends keeps a core busy until then.
        { intervals: [20] },
      )
      .toBe(true);
  }
  await expect(summary).toBeVisible();
}
