import { expect, test } from "./test";

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

test("the assessment: a chosen level restyles its line, not the page", { tag: "@script" }, async ({
  page,
  browser,
}) => {
  await page.goto("/assessment/1");
  const levels = page.getByRole("radio");
  await levels.first().check();
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await levels.nth(7).evaluate((level: HTMLInputElement) => {
    level.focus();
    level.click();
    getComputedStyle(level).getPropertyValue("color");
  });
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const counts = trace.traceEvents.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? (args.elementCount ?? 0) : [],
  );
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(100);
});
