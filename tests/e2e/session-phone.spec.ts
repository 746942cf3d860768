import type { Locator } from "@playwright/test";
import { openSession } from "./interview";
import { expect, test } from "./test";

test.use({ viewport: { width: 390, height: 844 } });

async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not visible");
  return { ...box, bottom: box.y + box.height };
}

test("the first screen of the practice page has a button that starts, and the first set", async ({
  page,
}) => {
  await page.goto("/interview");
  const start = await getBox(page.getByRole("button", { name: "Start this question" }));
  expect(start.bottom).toBeLessThan(844);
  const set = await getBox(page.getByRole("heading", { name: "Algorithms and Data Structures" }));
  expect(set.bottom).toBeLessThan(844);
  await openSession(page);
  await page.goto("/interview");
  const resume = await getBox(page.getByRole("link", { name: /^Continue: / }));
  expect(resume.bottom).toBeLessThan(844);
});

test("while typing with the keyboard open, the editor has the screen", async ({ page }) => {
  await openSession(page, "algorithms");
  await page.setViewportSize({ width: 390, height: 480 });
  const editor = page.getByLabel("Your answer");
  await editor.click();
  await page.keyboard.type("Half a thought");
  await expect(editor).toBeFocused();
  await expect(page.getByText("1 of 15").filter({ visible: true })).toHaveCount(0);
  const submit = await getBox(page.getByRole("button", { name: "Submit Response" }));
  expect(submit.y).toBeGreaterThan((await getBox(editor)).bottom);
});

test("the first press on the button sends the answer, wherever it lands on it", async ({
  page,
}) => {
  await openSession(page);
  await page.getByLabel("Your answer").fill("An inner join keeps only the rows that match.");
  const submit = page.getByRole("button", { name: "Submit Response" });
  await submit.scrollIntoViewIfNeeded();
  const { x, y } = await getBox(submit);
  // The press takes the focus from the text, so the bar goes back to the edge.
  await page.mouse.move(x + 8, y + 4);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByText("Keep or delete", { exact: true })).toBeVisible();
});
