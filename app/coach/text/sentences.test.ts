import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../../tests/support/any-character";
import { splitSentences } from "./sentences";

const split = (text: string) =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

const stripNonLetters = (value: string) => value.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Long enough for sentences that are split for their length, with every sign that ends one. */
const anyText = oneof(
  string({ unit: anyCharacter, maxLength: 1000, size: "max" }),
  array(
    constantFrom("word", "no", "Dr", "3", ".", "…", "?", "!", ":", ",", " ", "\n", "- ", "”", ")"),
    {
      maxLength: 1000,
      size: "max",
    },
  ).map((parts) => parts.join("")),
  array(constantFrom("word", "and", "because", "it"), { maxLength: 300, size: "max" }).map(
    (words) => words.join(" "),
  ),
);

describe("splitSentences", () => {
  it("ends at punctuation, not inside numbers or abbreviations", () => {
    expect(split("It costs 3.5 ms, e.g. on a disk. Is that slow? Yes!")).toEqual([
      "It costs 3.5 ms, e.g. on a disk.",
      "Is that slow?",
      "Yes!",
    ]);
  });

  it("keeps a closing quotation mark with its sentence", () => {
    expect(split('She said "stop." Then I left.')).toEqual(['She said "stop."', "Then I left."]);
  });

  it("continues after an ellipsis", () =>
    expect(split("I lock it with SELECT ... FOR UPDATE. Then I wait… and read.")).toEqual([
      "I lock it with SELECT ... FOR UPDATE.",
      "Then I wait…",
      "and read.",
    ]));

  it("treats list items as sentences", () =>
    expect(split("Steps:\n- read the plan\n- fix it")).toEqual([
      "Steps:",
      "- read the plan",
      "- fix it",
    ]));

  it("splits a transcript without punctuation into readable lengths", () => {
    const parts = splitSentences(Array.from({ length: 150 }, () => "word").join(" "));
    expect(parts.length).toBeGreaterThan(1);
  });

  it("splits a sentence after sixty words", () => {
    const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");
    expect(split(words(60))).toHaveLength(1);
    expect(split(words(61))).toHaveLength(2);
  });

  it("covers every letter once, in order", () => {
    assert(
      property(anyText, (text) => {
        let from = 0;
        let joinedText = "";
        for (const { start, end } of splitSentences(text)) {
          expect(start).toBeGreaterThanOrEqual(from);
          joinedText += text.slice(start, end);
          from = end;
        }
        expect(stripNonLetters(joinedText)).toBe(stripNonLetters(text));
      }),
    );
  });
});
