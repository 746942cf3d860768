import { assert, constantFrom, array, property } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Review, StarPart } from "~/coach/types";
import { assignStarParts, divideStory } from "./story-parts";

/** A story with a letter for each sentence: s, t, a, r for a part of STAR, "." for none. */
function tell(parts: string): Pick<Review, "star" | "sentences"> {
  const find = (letter: string) =>
    [...parts].flatMap((each, index) => (each === letter ? [index] : []));
  return {
    star: { situation: find("s"), task: find("t"), action: find("a"), result: find("r") },
    sentences: [...parts].map((text) => ({ text, note: null })) as unknown as Review["sentences"],
  };
}

describe("divideStory", () => {
  it.each([
    ["s.a.ar", 2, 5],
    ["..aa..r.", 2, 6],
    ["st.aas.a.rr", 3, 9],
    ["aaa", 0, 3],
    ["s...", 4, 4],
    ["sar.s", 1, 2],
  ])("divides %s before sentences %i and %i", (parts, deeds, result) =>
    expect(divideStory(tell(parts))).toEqual({ deeds, result }),
  );
});

it.each([
  [["S: A shop.", "T: I had to close.", "A: I asked.", "He came.", "R: It worked."]],
  [["**Situation**", "A shop.", "- **Action:** I asked.", "He came.", "**Result** : it worked."]],
])("divides %j by the headings the person wrote", (texts) => {
  const sentences = texts.map((text) => ({ text, note: null })) as unknown as Review["sentences"];
  expect(divideStory({ star: tell("").star, sentences })).toEqual({ deeds: 2, result: 4 });
});

it("takes no other sentence for a heading", () => {
  const texts = ["A few things: rent, food.", "Results were good.", "A: yes.", "I ran."];
  const sentences = texts.map((text) => ({ text, note: null })) as unknown as Review["sentences"];
  expect(divideStory({ star: tell("s.a.").star, sentences }).result).toBe(4);
});

it("puts no sentence into two parts of STAR, and the parts in order", () => {
  assert(
    property(array(constantFrom("s", "t", "a", "r", "."), { maxLength: 30 }), (letters) => {
      const story = tell(letters.join(""));
      story.star.action = [...story.star.action, ...story.star.situation].toSorted((a, b) => a - b);
      const parts = assignStarParts(story);
      const order: StarPart[] = ["action", "result"];
      const all = Object.values(parts).flat();
      expect(new Set(all).size).toBe(all.length);
      const later = order.flatMap((part) => parts[part]);
      expect(later).toEqual(later.toSorted((a, b) => a - b));
    }),
  );
});
