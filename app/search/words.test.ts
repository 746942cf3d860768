import fc from "fast-check";
import { expect, test } from "vitest";
// oxlint-disable-next-line no-restricted-imports -- no alias leads there
import { anyCharacter } from "../../tests/support/any-character";
import { searchSchema } from "./query.server";
import { QUERY_MAX_LENGTH, getInitials, normalizeWord, readQueryWords } from "./words";

test.each([
  ["Résumés", "resume"],
  ["NURSES", "nurse"],
  ["companies", "company"],
  ["company’s", "company"],
  ["cookies", "cooky"],
  ["cookie", "cooky"],
  ["processes", "process"],
  ["business", "business"],
  ["analysis", "analysis"],
  ["C++", "c++"],
  ["Certificates", "certification"],
  ["CVs", "resume"],
  ["Lebenslauf", "resume"],
  ["’", null],
])("%s is compared as %s", (word, normalized) => {
  expect(normalizeWord(word)).toBe(normalized);
});

test("a name of several words has initials", () => {
  expect(
    ["Project Management Professional", "Python", "LEED Accredited", ""].map(getInitials),
  ).toEqual(["PMP", "", "LA", ""]);
});

test("a query's words are different ones, without common ones unless there are no others", () => {
  expect(readQueryWords("How do I become a nurse, Nurse or nurses?")).toEqual(["become", "nurse"]);
  expect(readQueryWords("What can I do if there should be a nurse?")).toEqual(["nurse"]);
  expect(readQueryWords("the")).toEqual(["the"]);
  expect(readQueryWords("🙂 !? \u0000 \ud800 .*")).toEqual([]);
  expect(readQueryWords("Übung in C# und ممرضة")).toEqual(["ubung", "c#", "und", "ممرضة"]);
});

test.each([
  ["no query", {}, { text: "", isCut: false }],
  ["control characters", { q: " a\u0000b\u202ec\n " }, { text: "a b c", isCut: false }],
  ["half a character", { q: "nurse \ud83d" }, { text: "nurse", isCut: false }],
  ["10 kB", { q: "x".repeat(10_000) }, { text: "x".repeat(QUERY_MAX_LENGTH), isCut: true }],
  ["a list", { q: ["a"] }, { text: "", isCut: false }],
])("%s", (_, input, q) => {
  expect(searchSchema.parse({ ...input, kind: "nothing" })).toEqual({ q, kind: undefined });
});

test("of any text, at most a hundred readable characters, and words without spaces", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (text) => {
      const { q } = searchSchema.parse({ q: text });
      expect(q.text.length).toBeLessThanOrEqual(QUERY_MAX_LENGTH);
      expect(q.text.isWellFormed()).toBe(true);
      expect(readQueryWords(q.text).filter((word) => /\s|^$/.test(word))).toEqual([]);
    }),
  );
});
