import { expect, test } from "vitest";
import { QUOTES, TALKS } from "./motivation";

test("quotes by different people, each with its work and year", () => {
  expect(new Set(QUOTES.map(({ author }) => author)).size).toBe(QUOTES.length);
  for (const { work, year } of QUOTES) {
    expect(work.length).toBeGreaterThan(10);
    expect(year).toBeGreaterThan(1800);
    expect(year).toBeLessThan(2020);
  }
});

test("talks on their canonical pages", () => {
  expect(new Set(TALKS.map(({ link }) => link)).size).toBe(TALKS.length);
  for (const { link, duration, author } of TALKS) {
    expect(link).toMatch(/^https:\/\/www\.ted\.com\/talks\/[a-z0-9_]+$/);
    expect(link).toContain(author.split(" ").at(-1)?.toLowerCase());
    expect(duration).toMatch(/^\d+ min$/);
  }
});
