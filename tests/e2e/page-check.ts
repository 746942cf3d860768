import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { MEASURE_CLIPPED } from "./find-cut";
import { waitUntilInteractive } from "./test";

// Downward, as a window is made smaller: a page may fit when loaded small and not when made small.
const WIDTHS = [2560, 1440, 820, 390, 320];
/** Where words have the least room: in many columns, in two, and in one. */
const TIGHT_WIDTHS = [1440, 820, 320];
const WIDTH_FOR_AXE = 1440;

interface PageCheckOptions {
  /** axe needs a script to run. */
  javaScriptEnabled: boolean;
  /** A page of its kind is tested in full: this one differs in its words alone. */
  isKindTested?: boolean;
}

/** Opens a page: it fits every screen, cuts no words off, and axe finds nothing. */
export async function expectPageInOrder(
  page: Page,
  path: string,
  { javaScriptEnabled, isKindTested = false }: PageCheckOptions,
): Promise<void> {
  await page.goto(path);
  if (javaScriptEnabled) await waitUntilInteractive(page);
  for (const width of isKindTested ? TIGHT_WIDTHS : WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(MEASURE_CLIPPED), { message: `${path}, ${width} px wide` })
      .toEqual({ width, findClippedText: [] });
    if (javaScriptEnabled && !isKindTested && width === WIDTH_FOR_AXE) await expectAccessible(page);
  }
}
