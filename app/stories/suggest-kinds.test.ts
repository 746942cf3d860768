import { expect, test } from "vitest";
import { STORY_KIND_WORDS } from "~/data/story-kind-words";
import { STORY_KIND_IDS } from "~/data/story-kinds";
import { STORY_OPENINGS } from "~/data/story-openings";
import { suggestKinds } from "./suggest-kinds";
import { PLAIN_NOTES } from "../../tests/support/plain-notes";

const listKinds = (text: string) => suggestKinds(text).map(({ kind }) => kind);

test("a kind is suggested for a listed word alone, which is named", () => {
  expect(
    suggestKinds(
      "Freezer Saturday: died at 7, moved 2k of stock before opening, lost only the ice",
    ),
  ).toEqual([
    { kind: "pressure", word: "before opening" },
    { kind: "little-information", word: "died at" },
  ]);
  expect(listKinds("3 mornings side by side. now he trains the new ones")).toEqual(["teaching"]);
  expect(listKinds("xmas rota. nobody wanted the 24th. one wish each, drew the rest")).toEqual([]);
});

test.each([
  "two of my mechanics would not speak to each other",
  "They wouldn't talk to each other",
  "the two cooks weren't speaking to one another",
  "By May they had stopped talking",
  "Two drivers were shouting at each other in the yard",
  "They argued over the rota",
])("a conflict of others is one with colleagues: %s", (text) =>
  expect(listKinds(text)).toContain("conflict-colleague"),
);

test("a word counts whole, in any case, across a line break, with either apostrophe", () => {
  expect(listKinds("He misled a recorder")).toEqual([]);
  expect(listKinds("MY\nMANAGER SAID")).toEqual(["conflict-manager"]);
  for (const text of ["I didn't know", "I didn’t know", "I didnt know"])
    expect(listKinds(text), text).toEqual(["little-information"]);
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
  "I rang my boss, in the end she died, and the inspector in charge argues less than my teacher.",
  "My mentor guesses that the decisions led to no change, and that is fine by half nine.",
  "The scan showed a shadow, and in the process I recall that I decided to wait.",
])("no kind is suggested for an everyday use of a word: %s", (text) =>
  expect(listKinds(text)).toEqual([]),
);

test("each word suggests its kind, and each kind has an opening with two blanks", () => {
  for (const kind of STORY_KIND_IDS) {
    for (const phrase of STORY_KIND_WORDS[kind])
      for (const word of listVariants(phrase))
        expect(listKinds(`So ${word} then`), word).toContain(kind);
    expect(Object.values(STORY_OPENINGS[kind]).every((text) => text.length > 0)).toBe(true);
  }
});

test("in plain notes most kinds are found, and few others", () => {
  const found = PLAIN_NOTES.filter(({ text, kind }) => listKinds(text).includes(kind));
  const others = PLAIN_NOTES.flatMap(({ text, kind, also = [] }) =>
    listKinds(text).filter((each) => each !== kind && !also.includes(each)),
  );
  expect(found.length).toBeGreaterThanOrEqual(30);
  expect(others.length).toBeLessThanOrEqual(2);
});

/** “my/our boss said”: “my boss said”, “our boss said”. */
function listVariants(phrase: string): string[] {
  return phrase
    .split(" ")
    .map((words) => words.split("/").map((word) => word.replace(/-$/, "")))
    .reduce(
      (starts, words) => starts.flatMap((start) => words.map((word) => `${start} ${word}`)),
      [""],
    )
    .map((text) => text.trim());
}
