import { expect, test } from "vitest";
import { askAboutFigures, listUnknownFigures } from "./unknown-figures";

const TASK =
  "Eleven people. Stock losses fell from 2.1% to 1.4% of sales. About 1,300 students. Pay: $29.";

test.each([
  ["Led 11 people and cut losses from 2.1% to 1.4%, for 1300 students at $29 an hour.", []],
  ["Raised satisfaction to 90% for 400 customers, then 90% again.", ["90%", "400"]],
  ["Saved $2,400.", ["$2,400"]],
  ["Saved 90 percent.", ["90 percent"]],
  ["1. By May 14, 2026, at 10:45, in 3 steps.", []],
  ["Paid 29 an hour, $25 before; grades 9 to 11; 2 fairs; step 4 stops.", ["$25"]],
])("%s", (answer, figures) => {
  expect(listUnknownFigures(answer, TASK)).toEqual(figures);
});

test("one or several are asked about in one sentence", () => {
  expect(askAboutFigures([])).toBe("");
  expect(askAboutFigures(["90%"])).toBe("90% isn’t in the task. Where does it come from?");
  expect(askAboutFigures(["90%", "$40"])).toBe(
    "90% and $40 aren’t in the task. Where do they come from?",
  );
});
