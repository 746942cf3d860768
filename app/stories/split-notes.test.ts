import fc from "fast-check";
import { expect, test } from "vitest";
import { NOTE_BREAKS, hasEmptyLine, splitNotes } from "./split-notes";

const listWords = (text: string) => text.match(/\S+/g) ?? [];

test("notes are split at empty lines, however many and whatever blanks are in them", () => {
  expect(splitNotes("Freezer: died\nat 7\n\n \t\n\nAmir, tills\n\n", "empty-lines")).toEqual([
    "Freezer: died\nat 7",
    "Amir, tills",
  ]);
  expect(hasEmptyLine("One line\nand another")).toBe(false);
  expect(splitNotes("One line\nand another", "lines")).toEqual(["One line", "and another"]);
  expect(splitNotes("\n\nOne\n\nstory\n", "none")).toEqual(["One\n\nstory"]);
  expect(splitNotes(" \n\n\u200b\n\n", "empty-lines")).toEqual([]);
});

test("joined, the pieces are the words of the notes in order", () => {
  const word = fc.stringMatching(/^[\p{L}\d.,:£’–-]{1,8}$/u);
  const blank = fc.constantFrom(" ", "\n", "\n\n", "\t", " \n \n", "\n\n\n", "\u00a0");
  const notes = fc
    .array(fc.tuple(word, blank), { maxLength: 40 })
    .map((parts) => parts.flat().join(""));
  fc.assert(
    fc.property(notes, fc.constantFrom(...NOTE_BREAKS), (text, at) => {
      expect(splitNotes(text, at).flatMap(listWords)).toEqual(listWords(text));
    }),
  );
});
