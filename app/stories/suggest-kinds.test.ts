import { expect, test } from "vitest";
import { STORY_KIND_WORDS } from "~/data/story-kind-words";
import { STORY_KIND_IDS } from "~/data/story-kinds";
import { STORY_OPENINGS } from "~/data/story-openings";
import { suggestKinds } from "./suggest-kinds";

const listKinds = (text: string) => suggestKinds(text).map(({ kind }) => kind);

test("a kind is suggested for a listed word alone, which is named", () => {
  expect(
    suggestKinds(
      "Freezer Saturday: died at 7, moved 2k of stock before opening, lost only the ice",
    ),
  ).toEqual([
    { kind: "pressure", word: "before opening" },
    { kind: "little-information", word: "died" },
  ]);
  expect(listKinds("3 mornings side by side. now he trains the new ones")).toEqual(["teaching"]);
  expect(listKinds("xmas rota. nobody wanted the 24th. one wish each, drew the rest")).toEqual([]);
});

test("a word counts whole, in any case, across a line break, with either apostrophe", () => {
  expect(listKinds("He misled a recorder")).toEqual([]);
  expect(listKinds("MY\nMANAGER")).toEqual(["conflict-manager"]);
  expect(listKinds("I didn't know")).toEqual(["little-information"]);
  expect(listKinds("Two complaints")).toEqual(["difficult-customer"]);
});

test.each([
  ["Tell me about a time you disagreed with your manager.", "conflict-manager"],
  ["Describe a time you worked with a difficult team member.", "conflict-colleague"],
  ["Have you had to tell a client something they did not want to hear?", "bad-news"],
  ["How do you cope with a busy shift?", "pressure"],
  ["Tell me about a difficult customer.", "difficult-customer"],
  ["What was your biggest failure?", "mistake"],
  ["Tell me about a decision you made with incomplete information.", "little-information"],
  ["Tell me about a time you trained somebody.", "teaching"],
  ["Give an example of your leadership.", "leading"],
  ["Tell me about a change you made at work.", "change"],
  ["Tell me about a time you had to say no.", "saying-no"],
  ["What is your greatest achievement?", "proud-result"],
])("the question “%s” asks for %s", (question, kind) => expect(listKinds(question)[0]).toBe(kind));

test.each([
  "The delay led to a fine, so I won’t do that again.",
  "I grew up on a farm, trained as a nurse and missed the train.",
  "The scan showed a shadow, and in the process I recall that I decided to wait.",
])("no kind is suggested for an everyday use of a word: %s", (text) =>
  expect(listKinds(text)).toEqual([]),
);

test("each word suggests its kind, and each kind has an opening with two blanks", () => {
  for (const kind of STORY_KIND_IDS) {
    for (const word of STORY_KIND_WORDS[kind])
      expect(listKinds(`So ${word.replace(/-$/, "")} then`), word).toContain(kind);
    expect(Object.values(STORY_OPENINGS[kind]).every((text) => text.length > 0)).toBe(true);
  }
});
