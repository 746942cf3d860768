import { expect, test } from "vitest";
import { sharesWords } from "./shares-words";

const TASK = "Stock losses fell from 2.1% to 1.4% of sales in a year, after weekly counts.";
const POINT = "Says what the shop manager did that reduced the losses";

test.each([
  ["I cooked dinner for my family.", false],
  ["It was a good thing, and that is so.", false],
  ["She introduced weekly counts.", true],
  ["Counted the stock each week.", true],
])("%s", (sentence, shares) => {
  expect(sharesWords(sentence, TASK, POINT)).toBe(shares);
});
