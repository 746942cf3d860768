import { expect, it } from "vitest";
import { isOneTypoAway } from "./typo";

it.each([
  ["planner", "plannr", true],
  ["planner", "plannner", true],
  ["planner", "plnaner", true],
  ["planner", "plammer", false],
  ["planner", "planner", false],
  ["cat", "dog", false],
])("isOneTypoAway(%s, %s) is %s", (left, right, expected) =>
  expect(isOneTypoAway(left, right)).toBe(expected),
);
