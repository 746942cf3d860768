import { expect, test } from "vitest";
import { parseDocument } from "~/coach/text/document";
import { findWrongSums } from "./sums";

const find = (text: string) => findWrongSums(parseDocument(text).sentences).map((sum) => sum.text);

test.each([
  ["60 × 40 is 2,000.", "You say 60 × 40 is 2,000; it is 2,400."],
  ["60 customers times 40 dollars makes about 20,000.", "You say 60 × 40 is 20,000; it is 2,400."],
  ["$120 million / 100,000 is $120.", "You say $120 million ÷ 100,000 is $120; it is 1,200."],
  ["60 × 40, that is 2,000.", "You say 60 × 40 is 2,000; it is 2,400."],
  ["1,500 members at $60, so 60,000 dollars.", "You say 1,500 × $60 is 60,000; it is 90,000."],
  ["40 percent of 200 is 50.", "You say 40 percent of 200 is 50; it is 80."],
  [
    "9 million × 80% × 0.25 = 3 million",
    "You say 9 million × 80% × 0.25 is 3 million; it is 1.8 million.",
  ],
  ["300k divided by 60 is 500", "You say 300k ÷ 60 is 500; it is 5,000."],
])("%s doesn’t add up", (text, said) => {
  expect(find(text)).toEqual([said]);
});

test.each([
  "60 × 40 is 2,400.",
  "60 × 40 is about 2,300.",
  "60 × 40 is more than 2,000.",
  "60 × 40 is not 2,000.",
  "9 times 0.8 is 7.2 million.",
  "40 percent of 1 million is 400,000.",
  "1.9 million divided by 300 is some 6,300 counters.",
  "4/5 is 80 percent.",
  "60 / 40 is 50 percent more.",
  "100 million a month / 30 days is 40 a second.",
  "10 to 20 × 5 is 50 to 100.",
  "A common mistake is to think that 60 × 40 is 2,000.",
  "5 × 10 is 5 times as much as 10.",
  "2 TB / 500 is 4 GB.",
  "3 + 4 × 5 is 35.",
  "10,000 / 0 is 5.",
  `${"7 × ".repeat(5000)}7 is 3`,
])("%s is left alone", (text) => {
  expect(find(text)).toEqual([]);
});
