import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "../../../tests/support/any-character";
import { splitLines, splitSentences } from "./sentences";

const split = (text: string, splitText = splitSentences) =>
  splitText(text).map(({ start, end }) => text.slice(start, end));

const stripNonLetters = (value: string) => value.replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Long enough for sentences that are split for their length, with every sign that ends one. */
const anyText = oneof(
  string({ unit: anyCharacter, maxLength: 1000, size: "max" }),
  array(
    constantFrom(
      "word",
      "no",
      "Dr",
      "3",
      ".",
      "…",
      "?",
      "!",
      ":",
      ",",
      " ",
      "\n",
      "- ",
      "”",
      ")",
      "|",
      "Word",
    ),
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

describe("splitLines", () => {
  const splitInLines = (text: string) => split(text, splitLines);

  it("takes a row of a table as one", () =>
    expect(
      splitInLines(
        "Name | Saw | Reach\n|---|---|---|\nMrs. Shah | ran shifts. 24 residents. | by phone\nDr. Price | a stroke | by email\n\nI leave out Dan. He is a friend.",
      ),
    ).toEqual([
      "Name | Saw | Reach",
      "Mrs. Shah | ran shifts. 24 residents. | by phone",
      "Dr. Price | a stroke | by email",
      "I leave out Dan.",
      "He is a friend.",
    ]));

  it("ends with the line in a text of lines", () =>
    expect(
      splitInLines(
        "March 2: talk with each of the nine\nMarch 9: count the stock. Two people\nBest,\nJo",
      ),
    ).toEqual([
      "March 2: talk with each of the nine",
      "March 9: count the stock.",
      "Two people",
      "Best,",
      "Jo",
    ]));

  it("takes prose that is wrapped as prose", () =>
    expect(
      splitInLines(
        "I would look at the plan first because it\ntells me where the time goes. Then I\nread the index.",
      ),
    ).toEqual([
      "I would look at the plan first because it\ntells me where the time goes.",
      "Then I\nread the index.",
    ]));

  it("loses nothing and takes prose as splitSentences does", () =>
    assert(
      property(anyText, (text) => {
        expect(stripNonLetters(splitInLines(text).join(""))).toBe(stripNonLetters(text));
        const prose = text.replaceAll(/\n/g, " ");
        expect(splitLines(prose)).toEqual(splitSentences(prose));
      }),
    ));
});
