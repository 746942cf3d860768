import { expect, test } from "vitest";
import { mergeRows } from "./merge-rows";

const EMPTY = {
  job: null,
  occupation_code: null,
  years: null,
  goal: null,
  date: null,
  must_stay: null,
  updated_at: "2026-01-01T00:00:00.000Z",
};
const NURSE = {
  ...EMPTY,
  job: "Nurse",
  occupation_code: "29-1141.00",
  years: 8,
  goal: "better",
  updated_at: "2026-02-01T00:00:00.000Z",
};

test("one row fills what the other left open, in either order", () => {
  const later = { ...EMPTY, date: "2027-03-01", updated_at: "2026-03-01T00:00:00.000Z" };
  const merged = { ...NURSE, date: "2027-03-01", updated_at: later.updated_at };
  expect(mergeRows(NURSE, later)).toEqual(merged);
  expect(mergeRows(later, NURSE)).toEqual(merged);
  expect(mergeRows(NURSE, EMPTY)).toEqual(NURSE);
});

test("the newer counts, and a job without a code or years takes neither from another job", () => {
  const cook = { ...EMPTY, job: "Cook", goal: "return", updated_at: "2026-03-01T00:00:00.000Z" };
  expect(mergeRows(NURSE, cook)).toEqual(cook);
});
