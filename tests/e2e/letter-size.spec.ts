import type { Locator, Page } from "@playwright/test";
import { openSession, submitAnswer } from "./interview";
import { signUp } from "./people";
import { expect, test } from "./test";

/** The browser's setting, in pixels. */
const LETTER_SIZES = [16, 20, 24, 32];
const WIDTHS = [1280, 820, 390];
const PATHS = [
  "/",
  "/login",
  "/interview",
  "/assessment/1",
  "/learning",
  "/mentors",
  "/careers/technology",
  "/contact",
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

async function expectReadable(page: Page, name: string, action: Locator): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(measure), { message: `${name}, ${width} px wide` })
      .toEqual({ width, narrow: [] });
    await expect(action.filter({ visible: true }).first()).toBeInViewport({ ratio: 0.95 });
  }
}

for (const size of LETTER_SIZES) {
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
    const menu = page.locator("summary[aria-label=Menu]");
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
      const signIn = page.getByRole("banner").getByRole("link", { name: "Sign In", exact: true });
      await expectReadable(page, path, signIn.or(menu));
    }
    await signUp(page);
    for (const path of PATHS_OF_ACCOUNT) {
      await page.goto(path);
      await expectReadable(page, path, page.getByLabel("Maya Okafor’s account").or(menu));
    }
    const session = await openSession(page);
    await page.goto(session);
    await expectReadable(page, session, page.getByRole("button", { name: "End Session" }).or(menu));
    await submitAnswer(page, ANSWER);
    await expectReadable(
      page,
      `${session}/review/1`,
      page.getByLabel("Maya Okafor’s account").or(menu),
    );
    await browser.close();
  });
}
