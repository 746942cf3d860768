import { expect, type Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

declare global {
  interface Window {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * What axe finds on the page as it stands, and what it finds of contrast in the other themes: colors are all
 * that a theme changes.
 */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window;
    if (!axe) throw new Error("axe is not loaded");
    const root = document.documentElement;
    const findInTheme = async (theme: string, options: RunOptions) => {
      root.dataset.theme = theme;
      const { violations } = await axe.run(document, { resultTypes: ["violations"], ...options });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${theme}: ${id}: ${target.join(" ")}`),
      );
    };
    // A color on its way to another one is neither, nor is a panel that fades in.
    const noMotion = new CSSStyleSheet();
    noMotion.replaceSync(
      "*, *::before, *::after { transition: none !important; animation: none !important }",
    );
    const styleSheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...styleSheets, noMotion];
    const theme = root.dataset.theme ?? "";
    try {
      const violations = await findInTheme(theme, {});
      for (const otherTheme of ["dark", "light"].filter((name) => name !== theme))
        violations.push(...(await findInTheme(otherTheme, { runOnly: ["color-contrast"] })));
      return violations;
    } finally {
      root.dataset.theme = theme;
      document.adoptedStyleSheets = styleSheets;
    }
  });
}

/** Fails on anything axe finds on the page, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
