import { expect } from "vitest";
import { HtmlElement } from "./html";
import { Page } from "./page";

declare module "vitest" {
  interface Matchers<T> {
    /** The text of a page or element contains this string, or matches. */
    toHaveText: (expected: string | RegExp) => T;
    /** What the server sent for a page has this in it anywhere, the data for scripts included. */
    toHaveInSource: (expected: string) => T;
  }
}

expect.extend({
  toHaveText(received: unknown, expected: string | RegExp) {
    if (!(received instanceof HtmlElement))
      throw new TypeError("toHaveText is for pages and elements.");
    return findIn(received.text, expected, `the text of the ${received.role}`);
  },
  toHaveInSource(received: unknown, expected: string) {
    if (!(received instanceof Page)) throw new TypeError("toHaveInSource is for pages.");
    return findIn(received.source, expected, "the page's source");
  },
});

function findIn(text: string, expected: string | RegExp, where: string) {
  const wanted = String(expected).slice(0, 200);
  const found = typeof expected === "string" ? expected : expected.exec(text)?.[0];
  const at = found === undefined ? -1 : text.indexOf(found);
  return {
    pass: at >= 0,
    message: () =>
      at >= 0
        ? `Expected ${where} not to have: ${wanted}\nIt has: ${quoteAround(text, at)}`
        : `Expected ${where} to have: ${wanted}\nNearest: ${quoteAround(text, findNearest(text, wanted))}`,
  };
}

/** The position of the longest matching prefix of the expected words. */
function findNearest(text: string, wanted: string): number {
  for (let length = wanted.length; length > 3; length -= 1) {
    const at = text.indexOf(wanted.slice(0, length));
    if (at >= 0) return at;
  }
  return 0;
}

const quoteAround = (text: string, at: number): string =>
  `…${text.slice(Math.max(0, at - 60), at + 240)}…`;
