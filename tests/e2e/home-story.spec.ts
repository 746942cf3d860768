import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { expect, test } from "./test";
import { watchLayout } from "./watch-layout";

// The landing page's hero: the lamp lights, the beam finds the card, sentences light up, and the ring fills.

const STORY_MS = 1300;

/** What the story moves; scenes further down move with the scroll. */
const readStory = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      if (!(animation instanceof CSSAnimation) || animation.timeline !== document.timeline)
        return [];
      const { endTime = 0, iterations } = animation.effect?.getComputedTiming() ?? {};
      return [{ endTime: Number(endTime), iterations }];
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

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the hero tells its story once and ends where it would stand anyway", {
    tag: "@script",
  }, async ({ page }) => {
    await watchLayout(page);
    await page.goto("/");
    const story = await readStory(page);
    expect(story.length).toBeGreaterThan(0);
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
