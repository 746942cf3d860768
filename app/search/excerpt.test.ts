import fc from "fast-check";
import { expect, test } from "vitest";
// oxlint-disable-next-line no-restricted-imports -- no alias leads there
import { anyCharacter } from "../../tests/support/any-character";
import { cutExcerpt, markWords } from "./excerpt";

const TERMS = new Set(["nurse", "salary"]);

test("words are marked in the form they are compared in", () => {
  expect(markWords("Nurses’ salary: a nurse’s “Salary”", TERMS)).toEqual([
    ["Nurses’", true],
    [" ", false],
    ["salary", true],
    [": a ", false],
    ["nurse’s", true],
    [" “", false],
    ["Salary", true],
    ["”", false],
  ]);
});

test("a long text is cut around its first match", () => {
  const start = "They work in many places, with many people. ".repeat(5);
  expect(cutExcerpt("Short.", TERMS)).toBe("Short.");
  expect(cutExcerpt(start, TERMS)).toMatch(/^They work .{120,150}…$/);
  expect(cutExcerpt(`${start}Some help a nurse in a ward.`, TERMS)).toMatch(
    /^….{0,60}Some help a nurse in a ward\.$/,
  );
});

test("whatever the text, its parts are the whole of it, and an excerpt is short", () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 400 }),
    fc
      .array(fc.constantFrom("nurse", "salary.", "’", "é", "x".repeat(90)))
      .map((words) => words.join(" ")),
  );
  fc.assert(
    fc.property(text, (value) => {
      expect(
        markWords(value, TERMS)
          .map(([part]) => part)
          .join(""),
      ).toBe(value);
      expect(cutExcerpt(value, TERMS).length).toBeLessThanOrEqual(152);
    }),
  );
});
