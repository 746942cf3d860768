import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe";
import { waitForHydration } from "./test";

// Downward, as a window is made smaller: a page may fit when loaded small and not when made small.
const WIDTHS = [2560, 1440, 820, 390, 320];
/** Where words have the least room: in many columns, in two, and in one. */
const TIGHT_WIDTHS = [1440, 820, 320];
const WIDTH_FOR_AXE = 1440;

/** Words that reach beyond a box that clips them. What is shortened on purpose, or can be scrolled to, is not cut off. */
function findClippedText(): string[] {
  const found: string[] = [];
  const isScrolled = (element: Element | null, box: Element): boolean =>
    element !== null &&
    element !== box &&
    (getComputedStyle(element).overflowX === "auto" || isScrolled(element.parentElement, box));
  // Boxes for screen readers alone are a pixel wide; their words reach beyond it.
  const isForScreenReaders = (box: Element | null) => box !== null && box.clientWidth === 1;
  for (const box of document.querySelectorAll("body *")) {
    if (box.clientWidth <= 1 || box.scrollWidth <= box.clientWidth) continue;
    const { overflowX, textOverflow } = getComputedStyle(box);
    if (!["hidden", "clip"].includes(overflowX) || textOverflow === "ellipsis") continue;
    const edges = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      if (
        width > 0 &&
        !isForScreenReaders(text.parentElement) &&
        (right > edges.right + 1 || left < edges.left - 1) &&
        !isScrolled(text.parentElement, box)
      )
        found.push(text.textContent ?? "");
    }
  }
  return found;
}

const measure = `({ width: document.documentElement.scrollWidth, cut: (${findClippedText.toString()})() })`;

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
  if (javaScriptEnabled) await waitForHydration(page);
  for (const width of isKindTested ? TIGHT_WIDTHS : WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(measure), { message: `${path}, ${width} px wide` })
      .toEqual({ width, cut: [] });
    if (javaScriptEnabled && !isKindTested && width === WIDTH_FOR_AXE) await expectAccessible(page);
  }
}
