import { expect, test } from "vitest";
import { cutTitle, getFirstSentence, proposeTitle, shorten } from "./first-words";

test.each([
  ["Freezer Saturday: died at 7, moved 2k of stock", "Freezer Saturday"],
  ["Amir on tills, couldn’t do refunds.", "Amir on tills"],
  ["xmas rota. nobody wanted the 24th.", "xmas rota"],
  ["£1,900 short, and it was my count", "£1,900 short"],
  ["- The 2.5 hour outage\nwent on", "The 2.5 hour outage"],
  [": . ,", ": . ,"],
  [`${"word ".repeat(30)}`, `${"word ".repeat(12)}…`],
])("the title of %j", (telling, title) => {
  expect(proposeTitle(telling)).toBe(title);
});

test("what comes behind the title", () => {
  expect(cutTitle("Freezer Saturday: died at 7", "Freezer Saturday")).toBe("died at 7");
  expect(cutTitle("- The outage went on", "The outage went on")).toBe("- The outage went on");
});

test("the first sentence", () => {
  expect(getFirstSentence("At 7.30 the freezer was dead. Then I called.")).toBe(
    "At 7.30 the freezer was dead.",
  );
  expect(getFirstSentence("No period\nbut a second line")).toBe("No period");
  expect(getFirstSentence("“Who knows?” he asked. I did.")).toBe("“Who knows?”");
});

test("a text is cut between words", () => {
  expect(shorten("one two three", 9)).toBe("one two …");
  expect(shorten("one two", 9)).toBe("one two");
});
