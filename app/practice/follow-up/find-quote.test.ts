import { expect, test } from "vitest";
import { findQuote } from "./find-quote";

test.each([
  [
    "Two nurses had called in sick. After a long talk we decided to take one admission, not two.",
    { probe: "decided", quote: "After a long talk we decided to take one admission" },
  ],
  [
    "I checked the forms twice, but I forgot the second signature on the consent.",
    { probe: "again", quote: "I forgot the second signature on the consent" },
  ],
  [
    "I moved the desk, and the queue was much better.",
    { probe: "know", quote: "the queue was much better" },
  ],
  [
    "I stayed until nine every evening that week.",
    { probe: "cost", quote: "I stayed until nine every evening that week" },
  ],
  [
    "I called the site manager for a nurse.",
    { probe: "again", quote: "I called the site manager for a nurse" },
  ],
  [
    "I stayed with the patient and my colleague phoned the doctor.",
    { probe: "again", quote: "I stayed with the patient" },
  ],
  [
    "That night we were two nurses short. I promised the daughter a call.",
    { probe: "again", quote: "I promised the daughter a call" },
  ],
])("%s", (answer, expected) => {
  expect(findQuote(answer.split(/(?<=\.) /))).toEqual(expected);
});

test("nothing to quote: no stretch of three to twelve words that tells of anybody", () => {
  expect(
    findQuote(["No idea.", "The weather in the north of the country, mostly rain."]),
  ).toBeNull();
});
