import type { Page } from "@playwright/test";
import { expect, test } from "./test";
import { watchLayout } from "./watch-layout";

// The two fonts of every page are preloaded, without the characters that few texts have.

function recordFonts(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = /([a-z-]+)-\w+\.woff2$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) names.push(name);
  });
  return names;
}

const FONTS_OF_EVERY_PAGE = ["bricolage-grotesque", "inter"];

test("a page loads two fonts, each once", async ({ page }) => {
  const fonts = recordFonts(page);
  await page.goto("/about");
  const used = await page.evaluate(async () => {
    await document.fonts.ready;
    return ["Inter Variable", "Bricolage Grotesque Variable"].map((family) =>
      document.fonts.check(`16px "${family}"`, "Pathlight: 9 – “a” … ©"),
    );
  });
  expect(used).toEqual([true, true]);
  expect(fonts.toSorted()).toEqual(FONTS_OF_EVERY_PAGE);
});

test("a text with an accent loads the other characters of its font", async ({ page }) => {
  const fonts = recordFonts(page);
  await page.goto("/motivation");
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(async () => {
    document.querySelector("main p")?.append(" Zoë");
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
  expect(fonts.toSorted()).toEqual([...FONTS_OF_EVERY_PAGE, "inter-other"]);
});

for (const path of ["/", "/occupations", "/mentors", "/learning/python-intro/quiz/first-programs"])
  test(`fonts that arrive after the first paint don't move ${path}`, {
    tag: "@script",
  }, async ({ page }) => {
    // Where lines are short, another width of letters changes more of them.
    await page.setViewportSize({ width: 412, height: 823 });
    await watchLayout(page);
    const painted = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await painted.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length),
      )
      .toBe(1);
    const fontsLoaded = page.waitForEvent("requestfinished", (request) =>
      request.url().endsWith(".woff2"),
    );
    painted.resolve();
    await fontsLoaded;
    await page.waitForLoadState();
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    await expect(page.locator("html")).not.toHaveAttribute("data-shift", /./);
  });
