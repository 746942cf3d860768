import type { Page } from "@playwright/test";
import { openSession, submitAnswer } from "./interview";
import { expect, test } from "./test";

const FIELD = "/careers/technology";
const DATA_SCIENTIST = /^Data Scientist: \$112,590/;
const UX_DESIGNER = /^UX Designer: \$98,090/;

const getTip = (page: Page) => page.locator("[data-chart-tip]");

test("arrow keys walk the dots of a plane, Escape hides the figures, Enter opens the role", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto(FIELD);
  const designer = page.getByRole("link", { name: UX_DESIGNER });
  await designer.focus();
  await expect(getTip(page)).toContainText("$98,090 a year, +7.0%");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("link", { name: DATA_SCIENTIST })).toBeFocused();
  await expect(getTip(page)).toContainText("Data Scientist");
  await page.keyboard.press("Escape");
  await expect(getTip(page)).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(designer).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(designer).toBeFocused();
  // One stop for the Tab key.
  await expect(page.locator("[data-dot][tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/careers\/technology\/ux-designer$/);
});

test("the figures of a dot are shown under the pointer, up to 22 pixels beside it", {
  tag: "@script",
}, async ({ page }) => {
  await page.goto(FIELD);
  const circle = page.getByRole("link", { name: DATA_SCIENTIST }).locator("circle");
  await circle.scrollIntoViewIfNeeded();
  const box = await circle.evaluate((element) => element.getBoundingClientRect().toJSON());
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const [moveX, moveY] of [
    [0, 20],
    [-20, 0],
    [0, -20],
  ] as const) {
    await page.mouse.move(x + 200, y + 90);
    await expect(getTip(page)).toBeHidden();
    await page.mouse.move(x + moveX, y + moveY);
    await expect(getTip(page)).toContainText("Data Scientist");
  }
  await page.mouse.click(x, y + 20);
  await expect(page).toHaveURL(/\/data-scientist$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the first tap shows the figures below the chart, the second one opens", {
    tag: "@script",
  }, async ({ page }) => {
    await page.goto(FIELD);
    const circle = page.getByRole("link", { name: DATA_SCIENTIST }).locator("circle");
    await circle.tap();
    await expect(getTip(page)).toContainText("$112,590 a year, +33.5%");
    await expect(page).toHaveURL(/technology$/);
    await page.getByRole("link", { name: UX_DESIGNER }).locator("circle").tap();
    await expect(getTip(page)).toContainText("UX Designer");
    await circle.tap();
    await circle.tap();
    await expect(page).toHaveURL(/\/data-scientist$/);
    await page.goBack();
    await circle.tap();
    await getTip(page).locator("a").tap();
    await expect(page).toHaveURL(/\/data-scientist$/);
  });
});

// Enough of a good answer for a score.
const FAIR_ANSWER =
  "I would not touch anything before I have looked. First I run EXPLAIN ANALYZE on the query with the same parameters users send, and compare the execution plan with an older one if we kept it. I look for a sequential scan on orders where I would expect an index scan, because that is a frequent reason for a jump of this size. Next I ask what changed in that month: how many rows the orders table gained, whether a migration dropped an index, and whether a deploy altered the query. If the estimated rows are far from the actual rows, the statistics are stale, so I run ANALYZE on both tables and look at the plan again.";
const MORE =
  "To prove it, I time the same query with the same parameters before and after, and I add an alert so we hear about it before customers do.";

test("the dots of the score line lead to their reviews, with and without a script", async ({
  page,
  javaScriptEnabled,
}) => {
  const session = await openSession(page);
  for (const answer of [FAIR_ANSWER, `${FAIR_ANSWER} ${MORE}`]) {
    await page.goto(session);
    await submitAnswer(page, answer);
  }
  await page.goto("/interview/history");
  const dots = page.locator("[data-dot]");
  await expect(dots).toHaveCount(2);
  if (javaScriptEnabled) {
    await dots.last().focus();
    await page.keyboard.press("ArrowLeft");
    await expect(dots.first()).toBeFocused();
    await expect(getTip(page)).toContainText("Open this answer");
    await page.keyboard.press("Enter");
  } else {
    await expect(dots.first().locator("title")).toContainText(/\d+, /);
    await dots.first().locator("circle").click();
  }
  await expect(page).toHaveURL(/\/review\/\d+\?attempt=1$/);
});

test("a plane's dots and the range of pay and growth work as links and a form", async ({
  page,
}) => {
  await page.goto("/occupations");
  await page.getByLabel("Pays at least, $ a year").fill("100000");
  await page.getByLabel("Grows at least, % to 2034").fill("20");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText(
    "pay at least $100,000 a year and grow at least 20%",
  );
  await page.locator("[data-dot] circle").first().click();
  await expect(page).toHaveURL(/\/occupations\/\d\d-\d{4}/);
});
