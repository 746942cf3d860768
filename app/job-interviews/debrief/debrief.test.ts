import { expect, test } from "vitest";
import { countRows, matchStored } from "./debrief";
import { describeGaps } from "./gap-note";

const toQuestions = (...texts: string[]) => texts.map((question) => ({ question }));

test.each([
  [0, 5],
  [3, 5],
  [5, 6],
  [20, 20],
])("%i questions have %i rows", (questions, rows) => expect(countRows(questions)).toBe(rows));

test("a question is the stored one with its words, else the one in its place", () => {
  const [first, second, third] = toQuestions("First", "Second", "Third");
  const match = (...texts: string[]) =>
    matchStored(toQuestions(...texts), [first, second, third] as { question: string }[]);
  expect(match("First", "Second", "Third")).toEqual([first, second, third]);
  expect(match("First", "Second, corrected", "Third", "New")).toEqual([
    first,
    second,
    third,
    undefined,
  ]);
  expect(match("Second", "Third")).toEqual([second, third]);
  expect(match("First", "First")).toEqual([first, second]);
});

test("questions without a story are named by their numbers", () => {
  expect(describeGaps([], true)).toBe("");
  expect(describeGaps([3], true)).toBe("Question 3 becomes tomorrow’s first nine minutes.");
  expect(describeGaps([3], false)).toBe("Question 3 had no story. Your next plan starts with it.");
  expect(describeGaps([1, 4], true)).toMatch(/ Question 4 follows\.$/);
  expect(describeGaps([1, 4, 5], true)).toMatch(/ Questions 4 and 5 follow\.$/);
});
