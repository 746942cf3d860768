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
  {
    from: "/blog",
    link: /Tell me about yourself/,
    to: "/blog/tell-me-about-yourself",
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
      await page.goto(from);
      const card = page.getByRole("main").getByRole("link", { name: link }).first();
      await card.click();
      await page.waitForURL(`**${to}`);
      await expect.poll(() => readMovingParts(page)).toContain(`shared-${moves}`);
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
