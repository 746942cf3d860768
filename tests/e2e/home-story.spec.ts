import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { expect, test } from "./test";
import { watchLayout } from "./watch-layout";

// The landing page's hero: the lamp lights, the beam finds the card, and the card marks an answer where it stands.

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
  for (const part of [".lamp", ".beam"]) await expect(hero.locator(part)).toHaveCSS("opacity", "1");
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

const ANSWER =
  "A man on my ward had stopped eating after his stroke. The tray went back full for two days. I sat with him at lunch, cut everything small and let him hold the spoon himself. By Friday he ate half his plate and asked for pudding.";

const measureCard = (page: Page) =>
  page.getByRole("region", { name: "Try it" }).evaluate((card) => {
    const { left, width, top } = card.getBoundingClientRect();
    return { left, width, top: top + scrollY };
  });

test("from home to a first review with one field and one press", { tag: "@script" }, async ({
  page,
}) => {
  await page.goto("/?for=care");
  const box = page.getByRole("textbox", { name: "Your answer" });
  await box.fill("I always help everybody.");
  const place = await measureCard(page);
  await page.getByRole("button", { name: "Review my answer" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Four words so far\./);
  await expect(box).toHaveValue("I always help everybody.");
  await box.fill(ANSWER);
  await page.getByRole("button", { name: "Review my answer" }).click();
  const card = page.getByRole("region", { name: "Try it" });
  await expect(card.locator("mark")).toHaveCount(2);
  expect(await measureCard(page)).toEqual(place);
  await expectAccessible(page);
  await expect(card.getByRole("heading", { name: /helped a patient/ })).toBeFocused();
  await card.getByRole("button", { name: "Sentence 4" }).click();
  await expect(card.locator("mark")).toHaveCount(3);
  await page.reload();
  await expect(card.locator("mark")).toHaveCount(3);
  await card.getByRole("link", { name: "Add it" }).click();
  await expect(box).toHaveValue(`${ANSWER} What I’ve done differently since is `);
});

test("from a chip to a marked answer, a reply and the next sentence", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Your work" })
    .getByRole("link", { name: "Care" })
    .click();
  const card = page.getByRole("region", { name: "Try it" });
  await expect(card.getByRole("heading", { name: /helped a patient/ })).toBeVisible();
  const box = card.getByRole("textbox", { name: "Your answer" });
  await box.fill(ANSWER);
  await card.getByRole("button", { name: "Review my answer" }).click();
  await expect(card.locator("mark")).toHaveCount(2);
  expect(new URL(page.url()).searchParams.get("answer")).toBeTruthy();
  await expect(card.getByText("Say this next")).toHaveCount(1);
  await card.getByRole("button", { name: "Sentence 4" }).click();
  await expect(card.locator("mark")).toHaveCount(3);
  const point = card.getByRole("listitem").filter({ hasText: "Who needed help" });
  await point.locator("summary").click();
  await point.getByRole("button", { name: /^None/ }).click();
  await expect(card.locator("mark")).toHaveCount(2);
  await expect(card.getByText("you didn’t say this")).toBeVisible();
  await point.getByRole("button", { name: /^Undo/ }).click();
  await expect(card.locator("mark")).toHaveCount(3);
  await card.getByRole("link", { name: "Add it" }).click();
  await expect(box).toHaveValue(`${ANSWER} What I’ve done differently since is `);
});

test("a text that could not be sent stays, with a button to try again", { tag: "@script" }, async ({
  page,
}) => {
  await page.goto("/");
  const box = page.getByRole("textbox", { name: "Your answer" });
  await box.fill(ANSWER);
  await page.route("**/?index*", (route) => route.fulfill({ body: "" }));
  await page.getByRole("button", { name: "Review my answer" }).click();
  await expect(page.getByText("Your text is still here.")).toBeVisible();
  await expect(box).toHaveValue(ANSWER);
  await page.unroute("**/?index*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("mark")).toHaveCount(2);
});
