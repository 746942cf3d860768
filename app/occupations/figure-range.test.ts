import { expect, test } from "vitest";
import { describeRange, isInRange, readRange } from "./figure-range";
import { findOccupation, listOccupations } from "./occupations.server";

const read = (query: string) => readRange(new URLSearchParams(query));

test("a range is read from a URL; what is no number within the limits doesn't count", () => {
  expect(read("min-pay=85000&min-growth=6")).toEqual({ minPay: 85_000, minGrowth: 6 });
  expect(read("min-pay=0&min-growth=-5")).toEqual({ minPay: 0, minGrowth: -5 });
  for (const query of ["", "min-pay=&min-growth=", "min-pay=x&min-growth=1e9", "min-pay=-1"])
    expect(read(query)).toEqual({ minPay: null, minGrowth: null });
});

test("occupations without published pay are in no range of pay", () => {
  const actors = listOccupations().find(({ title }) => title === "Actors");
  const nurses = findOccupation("29-1141.00");
  if (!actors || !nurses) throw new Error("not found");
  expect(isInRange(actors, { minPay: 0, minGrowth: null })).toBe(false);
  expect(isInRange(actors, { minPay: null, minGrowth: null })).toBe(true);
  expect(isInRange(nurses, { minPay: 93_600, minGrowth: 4.9 })).toBe(true);
  expect(isInRange(nurses, { minPay: 93_601, minGrowth: null })).toBe(false);
});

test("a range is said in words", () => {
  expect(describeRange({ minPay: 85_000, minGrowth: 6 }, false)).toBe(
    "pay at least $85,000 a year and grow at least 6%",
  );
  expect(describeRange({ minPay: null, minGrowth: -5 }, true)).toBe("shrinks by at most 5%");
  expect(describeRange({ minPay: null, minGrowth: null }, true)).toBeNull();
});
