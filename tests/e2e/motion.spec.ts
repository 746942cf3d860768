import { expect, test } from "./test";

// All other tests ask for less motion.

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the icon strip moves on every three seconds and wraps", { tag: "@script" }, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto("/");
    const strip = page.getByRole("region", { name: "Where Pathlight helps" });
    const labels = await strip.getByRole("listitem").allTextContents();
    const activeItem = strip.locator("[data-state=on]");
    await expect(page.locator(".beam-grid")).toHaveAttribute("data-aligned");
    await page.clock.pauseAt(Date.now() + 60 * 60 * 1000);
    // Wherever it has got to by now.
    let index = labels.indexOf((await activeItem.textContent()) ?? "");
    for (let moves = 0; moves < labels.length; moves += 1) {
      await page.clock.runFor(3000);
      index = (index + 1) % labels.length;
      await expect(activeItem).toHaveText(labels[index] ?? "");
    }
    await page.getByRole("button", { name: "Pause the highlight" }).click();
    await expect(page.getByRole("button", { name: "Play the highlight" })).toBeVisible();
    await page.clock.runFor(9000);
    await expect(activeItem).toHaveText(labels[index] ?? "");
  });

  test("a theme shows at once", { tag: "@script" }, async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Light theme" }).filter({ visible: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    const transitions = await page.evaluate(() =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition),
    );
    expect(transitions).toEqual([]);
  });

  test("a toast shows how long it stays", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "LinkedIn" }).click();
    await expect(page.locator(".toast")).toHaveCSS("animation-duration", /^5s\b/);
  });
});

test("the icon strip stands still where less motion is asked for", { tag: "@script" }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const activeItem = page.locator(".strip [data-state=on]");
  await expect(page.locator(".beam-grid")).toHaveAttribute("data-aligned");
  await page.clock.runFor(9000);
  await expect(activeItem).toHaveText("Technology");
  await expect(page.getByRole("button", { name: "Pause the highlight" })).toBeHidden();
});
