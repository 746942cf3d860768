import { expectAccessible } from "./axe";
import { startServerWithClock } from "./moved-clock";
import { expectPageInOrder } from "./page-check";
import { expect, test } from "./test";

const PEOPLE = [
  { who: "the nurse", company: "St Mary’s", role: "Ward sister", days: 13, earlier: 6 },
  { who: "the engineer", company: "Acme", role: "Software engineer", days: 1, earlier: null },
];

for (const { who, company, role, days, earlier } of PEOPLE)
  test(`${who}: every day to the last round and the day after`, async ({
    page,
    javaScriptEnabled,
  }, { parallelIndex }) => {
    test.setTimeout(240_000);
    const server = await startServerWithClock(parallelIndex);
    const inDays = (count: number) =>
      new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
    try {
      await page.context().addCookies([{ name: "time-zone", value: "UTC", url: server.origin }]);
      await page.goto(`${server.origin}/plans`);
      await page.getByLabel("Company").fill(company);
      await page.getByLabel("Role").fill(role);
      await page.getByLabel("Date").fill(inDays(days));
      await page.getByRole("button", { name: "Save job interview" }).click();
      await expect(page).toHaveURL(/\/plans\/[\w-]+$/);
      const plan = page.url();
      if (earlier !== null) {
        await page.goto(`${plan}/change?round=new`);
        await page.getByLabel("Name").fill("phone");
        await page.getByLabel("Date").fill(inDays(earlier));
        await page.getByRole("button", { name: "Add this round" }).click();
        await expect(page.getByRole("heading", { name: "Round 1, phone" })).toBeVisible();
      }
      for (let left = days; left >= 0; left -= 1) {
        await page.goto(plan);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          left === 0 ? `Today: ${company}.` : new RegExp(`^\\w+ days? to ${company}\\.$`),
        );
        const today = page.getByRole("region").filter({ has: page.getByText("Today").first() });
        expect(await today.getByRole("heading", { level: 3 }).count()).toBeLessThanOrEqual(3);
        // Nothing was prepared: the day of the rehearsal goes to a gap, and the day before it to the rehearsal.
        if (left === 3 || left === 2)
          await expect(today.getByRole("heading", { level: 3 }).first()).toHaveText(
            left === 3 ? "Four likely questions, in a row" : "Leading a team",
          );
        if (left === 0)
          await expect(page.getByRole("link", { name: "Open the card" })).toBeVisible();
        if ([days, 2, 0].includes(left)) {
          await expectPageInOrder(page, plan, { javaScriptEnabled });
          if (javaScriptEnabled) await expectAccessible(page);
        }
        await server.passDay();
      }
      await page.goto(plan);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`How was ${company}?`);
      await expect(page.getByRole("link", { name: "Write down what they asked" })).toBeVisible();
      await expectPageInOrder(page, plan, { javaScriptEnabled });
    } finally {
      server.stop();
    }
  });
