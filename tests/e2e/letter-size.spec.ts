import type { Locator, Page } from "@playwright/test";
import { openSession, submitAnswer } from "./interview";
import { signUp } from "./people";
import { expect, test } from "./test";

/**
 * Sizes of letters, which are the browser's setting, with widths of the screen, all in pixels. Layouts change at a
 * number of letters, so the pairs between these are wider forms of a layout that is here.
 */
const WIDTHS_BY_LETTER_SIZE = [
  [16, [1280, 820, 390]],
  [20, [1280, 390]],
  [24, [820, 390]],
  [32, [1280, 390]],
] as const;
const PATHS = [
  "/",
  "/login",
  "/interview",
  "/assessment/1",
  "/learning",
  "/mentors",
  "/careers/technology",
  "/contact",
  "/search?q=data",
];
const PATHS_OF_ACCOUNT = ["/profile", "/profile/skills", "/settings/account"];

const ANSWER =
  "An inner join keeps only the rows that match on both sides. A left join keeps every customer and fills the columns of the other table with null.";

/** Texts of three lines and more whose lines hold a few letters each. */
function findNarrowText(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.textContent?.trim() ?? "";
    if (!text.parentElement?.checkVisibility() || text.parentElement.closest(".sr-only")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (lines.size >= 3 && words.length / lines.size < 4) found.push(words);
  }
  return found;
}

const measure = `({ width: document.documentElement.scrollWidth, narrow: (${findNarrowText.toString()})() })`;

async function expectReadableAt(
  widths: readonly number[],
  page: Page,
  name: string,
  action: Locator,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(measure), { message: `${name}, ${width} px wide` })
      .toEqual({ width, narrow: [] });
    await expect(action.filter({ visible: true }).first()).toBeInViewport({ ratio: 0.95 });
  }
}

for (const [size, widths] of WIDTHS_BY_LETTER_SIZE) {
  test(`letters of ${size} px: pages fit, and the header's actions are there`, {
    tag: "@script",
  }, async ({ playwright, launchOptions, contextOptions, baseURL, extraHTTPHeaders }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage({
      ...contextOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders }),
    });
    const expectReadable = expectReadableAt.bind(null, widths, page);
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
      const signIn = page.getByRole("banner").getByRole("link", { name: "Sign In", exact: true });
      await expectReadable(path, signIn.or(menu));
    }
    await signUp(page);
    for (const path of PATHS_OF_ACCOUNT) {
      await page.goto(path);
      await expectReadable(path, page.getByLabel("Maya Okafor’s account").or(menu));
    }
    const session = await openSession(page);
    await page.goto(session);
    await expectReadable(session, page.getByRole("button", { name: "End Session" }).or(menu));
    await submitAnswer(page, ANSWER);
    await expectReadable(`${session}/review/1`, page.getByLabel("Maya Okafor’s account").or(menu));
    await browser.close();
  });
}
