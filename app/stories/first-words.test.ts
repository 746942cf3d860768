import fc from "fast-check";
import { expect, test } from "vitest";
import { capitalize } from "~/ui/format-count";
import {
  cutTitle,
  getFirstSentence,
  nameNote,
  proposeTitle,
  shorten,
  skipHeading,
} from "./first-words";

test.each([
  ["Freezer Saturday: died at 7, moved 2k of stock", "Freezer Saturday"],
  ["Amir on tills, couldn’t do refunds.", "Amir on tills"],
  ["xmas rota. nobody wanted the 24th.", "Xmas rota"],
  ["£1,900 short, and it was my count", "£1,900 short, and it was my count"],
  ["- The 2.5 hour outage\nwent on", "The 2.5 hour outage"],
  [": . ,", ": . ,"],
  ["My manager wanted to open a bay with two staff and I", "My manager wanted to open a bay"],
  ["We opened a bay with two staff", "We opened a bay with two staff"],
  [`${"word ".repeat(30)}`, "Word word word word word word word word"],
  ["Doctor wanted to discharge Mrs Kaur on a Friday", "Doctor wanted to discharge Mrs Kaur"],
  ["Doctor said send her home to Mrs. J. Kaur", "Doctor said send her home"],
  ["Mr. Harris fell. Three in a week.", "Mr. Harris fell"],
  ["Mr Harris, falls. Three in a week.", "Mr Harris, falls"],
  ["We shut ward No. 5. Then it rained", "We shut ward No. 5"],
  ["I told him no. Then we left", "I told him no"],
  ["Guest shouts at me because the room has no view", "Guest shouts at me"],
  ["Gave Mrs Shaw’s tea to the lady in bed 6", "Gave Mrs Shaw’s tea to the lady"],
])("the title of %j", (telling, title) => {
  expect(proposeTitle(telling)).toBe(title);
});

test("a title is the first words of its note, and ends with none that leads nowhere", () => {
  const words = fc.constantFrom(
    ..."the ward Mrs Mrs. Dr. St. No. J. Kaur’s 5, fell to of and but because so on with".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 20 }), (all) => {
      const title = proposeTitle(all.join(" ")).split(" ");
      expect(title.length).toBeLessThanOrEqual(8);
      expect(capitalize(all.join(" ")).startsWith(title.join(" "))).toBe(true);
      if (title.length > 1)
        expect(title.at(-1)).not.toMatch(
          /^(?:the|Mrs|Mrs\.|Dr\.|St\.|No\.|J\.|Kaur’s|to|of|and|but|because|so|on|with)$/,
        );
    }),
  );
});

test("what comes behind the title", () => {
  expect(cutTitle("Freezer Saturday: died at 7", "Freezer Saturday")).toBe("died at 7");
  expect(cutTitle("xmas rota. nobody came", "Xmas rota")).toBe("nobody came");
  expect(cutTitle("- The outage went on", "The outage went on")).toBe("- The outage went on");
});

test.each([
  [
    "The freezer\nAt seven it was dead.\nI called.",
    "The freezer",
    "At seven it was dead.\nI called.",
  ],
  [
    "## Saying no to the head nurse\nshe wanted two beds",
    "Saying no to the head nurse",
    "she wanted two beds",
  ],
  ["xmas rota:\nnobody wanted the 24th", "Xmas rota", "nobody wanted the 24th"],
  ["Tills in March\n\n- Amir was new", "Tills in March", "- Amir was new"],
])(
  "the first line of %j is its title, and the telling begins behind it",
  (note, title, telling) => {
    expect(nameNote(note)).toEqual({ title, telling });
  },
);

test.each([
  "The freezer was dead.\nI called the butcher.",
  "The freezer died at seven\nso I called the butcher",
  "On a Saturday in May the freezer in our shop\nDied with all the stock in it",
  "First line, of one\nSecond line",
  "The freezer",
  "The freezer\n",
  "-\nIt died.",
])("%j is a telling from its first line on", (note) => {
  expect(nameNote(note)).toEqual({ title: proposeTitle(note), telling: note });
});

test("a telling without its title", () => {
  const telling = "Drug chart error, I gave the dose twice. Then I called.";
  expect(skipHeading(telling, "Drug chart error")).toBe("I gave the dose twice. Then I called.");
  expect(skipHeading("We opened a bay in May.", "We opened a bay")).toBe("We opened a bay in May.");
  expect(skipHeading("Mr Harris, falls. Three.", "Mr Harris")).toBe("Mr Harris, falls. Three.");
  expect(skipHeading("The lift failed.", "The lift failed")).toBe("The lift failed.");
});

test("the first sentence", () => {
  expect(getFirstSentence("At 7.30 the freezer was dead. Then I called.")).toBe(
    "At 7.30 the freezer was dead.",
  );
  expect(getFirstSentence("No period\nbut a second line")).toBe("No period");
  expect(getFirstSentence("“Who knows?” he asked. I did.")).toBe("“Who knows?”");
});

test("no sentence ends at a title of a person, an initial or a number", () => {
  for (const text of [
    "I rang Mrs. Kaur.",
    "Dr. A. Shah came.",
    "We went to St. Ives.",
    "No. 5 fell.",
  ])
    expect(getFirstSentence(`${text} Then we left.`)).toBe(text);
  expect(getFirstSentence("He said no. Then we left.")).toBe("He said no.");
});

test("a text is cut between words", () => {
  expect(shorten("one two three", 9)).toBe("one two …");
  expect(shorten("one two", 9)).toBe("one two");
});
