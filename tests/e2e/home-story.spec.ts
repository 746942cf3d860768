import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { expect, test } from "./test";
import { watchLayout } from "./watch-layout";

// The landing page's hero: the lamp lights, the beam finds the card, sentences light up, and the ring fills.

const STORY = ["lamp-on", "beam-finds", "sentence-lights", "ticked", "draw", "rolling", "roll"];
const STORY_MS = 1300;

/** What the story moves; scenes further down move with the scroll. */
const readStory = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      if (!(animation instanceof CSSAnimation) || animation.timeline !== document.timeline)
        return [];
      const { endTime = 0, iterations } = animation.effect?.getComputedTiming() ?? {};
      return [{ name: animation.animationName, endTime: Number(endTime), iterations }];
    }),
  );

async function expectFinalState(page: Page) {
  const hero = page.locator(".hero");
  for (const part of [".lamp", ".beam", ".interview-card .lit", ".ring-number"])
    for (const element of await hero.locator(part).all())
      await expect(element).toHaveCSS("opacity", "1");
  await expect(hero.locator(".ring-number")).toHaveText(/78/);
  for (const arc of await hero.locator(".ring-part").all())
    await expect(arc).toHaveCSS("stroke-dashoffset", "0px");
  await expect(page.locator("html")).not.toHaveAttribute("data-shift", /./);
}

/** For each sentence that earned points, whether its number is on the line of its last word. */
const readNumberLines = (page: Page) =>
  page.locator(".interview-card .lit").evaluateAll((sentences) =>
    sentences.map((sentence) => {
      const lastLine = [...sentence.getClientRects()].at(-1);
      const number = sentence.nextElementSibling?.getBoundingClientRect();
      return lastLine && number && number.top < lastLine.bottom && number.bottom > lastLine.top;
    }),
  );

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the number of a sentence stays with its last word", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    expect(await readNumberLines(page)).toEqual([true, true]);
  });

  test("the hero tells its story once and ends where it would stand anyway", {
    tag: "@script",
  }, async ({ page }) => {
    await watchLayout(page);
    await page.goto("/");
    const story = await readStory(page);
    expect(new Set(story.map(({ name }) => name))).toEqual(new Set([...STORY, "appear"]));
    for (const { endTime, iterations } of story) {
      expect(iterations).toBe(1);
      expect(endTime).toBeLessThanOrEqual(STORY_MS);
    }
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Animation.enable");
    await devTools.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect.poll(() => readStory(page)).toEqual([]);
    await expectFinalState(page);
    // Scenes that no scroll has reached yet are read, too.
    await expectAccessible(page);
  });
});

test("the hero stands still where less motion is asked for", { tag: "@script" }, async ({
  page,
}) => {
  await watchLayout(page);
  await page.goto("/");
  expect(await readStory(page)).toEqual([]);
  await expectFinalState(page);
});

for (const width of [1440, 390])
  test(`at ${width} pixels, a skill’s number, bar and gap stand in one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const areInLine = await page.locator(".scene-rows .level").evaluateAll((levels) =>
      levels.map((level) => {
        const [bar, gap] = [...level.children].map((child) => child.getBoundingClientRect());
        return bar && gap && bar.height > 0 && bar.top < gap.bottom && gap.top < bar.bottom;
      }),
    );
    expect(areInLine).toEqual([true, true, true, true]);
  });
