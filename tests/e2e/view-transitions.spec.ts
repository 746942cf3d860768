import type { Page } from "@playwright/test";
import { expect, test } from "./test";

// From a card to its page, picture or title move; tests of the pages themselves ask for less motion.

const JOURNEYS = [
  {
    from: "/learning",
    link: "Introduction to Python",
    to: "/learning/python-intro",
    moves: "picture",
  },
  {
    from: "/careers/technology",
    link: /: Data Scientist/,
    to: "/careers/technology/data-scientist",
    moves: "title",
  },
];

/** Names of what moves, once the transition runs. */
const readMovingParts = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const [, name = null] =
        effect instanceof KeyframeEffect
          ? (/^::view-transition-group\((.+)\)$/.exec(effect.pseudoElement ?? "") ?? [])
          : [];
      return name === null ? [] : [name];
    }),
  );

/** Slows what moves, so that a busy machine sees it too. */
async function slowTransitions(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: 0.02 });
}

const finishTransition = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition"))
        animation.finish();
    }
  });

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const { from, link, to, moves } of JOURNEYS)
    test(`the ${moves} of a card on ${from} moves to its page, and back changes nothing`, async ({
      page,
    }) => {
      await slowTransitions(page);
      const card = page.getByRole("main").getByRole("link", { name: link }).first();
      // The browser gives up a transition to a page that takes longer than four seconds.
      await expect(async () => {
        await page.goto(from);
        await card.click();
        await page.waitForURL(`**${to}`, { waitUntil: "commit" });
        await expect
          .poll(() => readMovingParts(page), { timeout: 5000 })
          .toContain(`shared-${moves}`);
      }).toPass({ timeout: 60_000 });
      await finishTransition(page);
      await expect.poll(() => readMovingParts(page)).toEqual([]);
      await page.goBack();
      await expect.poll(() => new URL(page.url()).pathname).toBe(from);
      await finishTransition(page);
      await expect(card).toBeVisible();
      await page.goForward();
      await finishTransition(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
});

test("nothing moves from page to page where less motion is asked for", async ({ page }) => {
  for (const { from, link, to } of JOURNEYS) {
    await page.goto(from);
    await page.getByRole("main").getByRole("link", { name: link }).first().click();
    await page.waitForURL(`**${to}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await readMovingParts(page)).toEqual([]);
  }
});
