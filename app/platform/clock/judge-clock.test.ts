import { expect, test } from "vitest";
import { judgeClock } from "./judge-clock";

const START = Date.parse("2026-11-27T12:00:00.000Z");
const day = (days: number) => new Date(START + days * 86_400_000);
const seen = (newest: number, confirmedFrom: number | null = null) => ({
  newestAt: day(newest),
  confirmedFrom: confirmedFrom === null ? null : day(confirmedFrom),
});

test.each([
  ["a moment later", 0.01, { isTrusted: true }],
  ["an hour later", 0.05, { isTrusted: true, seen: seen(0.05) }],
  ["29 days later", 29, { isTrusted: true, seen: seen(29) }],
  ["31 days later", 31, { isTrusted: false }],
  ["400 days later", 400, { isTrusted: false }],
  ["back by 29 days", -29, { isTrusted: true, seen: seen(-29) }],
  ["not set: in 1970", -20_784, { isTrusted: true }],
])("%s", (_, now, judgment) => {
  expect(judgeClock(seen(0), day(now))).toEqual(judgment);
});

test("a wrong time that was confirmed is forgotten once the clock is back", () => {
  const confirmed = seen(400, 0);
  expect(judgeClock(confirmed, day(400.01))).toEqual({ isTrusted: true });
  expect(judgeClock(confirmed, day(401))).toEqual({ isTrusted: true, seen: seen(401, 0) });
  expect(judgeClock(confirmed, day(1))).toEqual({ isTrusted: true, seen: seen(1) });
  expect(judgeClock(confirmed, day(-20_784))).toEqual({ isTrusted: true });
  expect(judgeClock(seen(1), day(400))).toEqual({ isTrusted: false });
});

test("a stored time that can't be read is replaced", () => {
  expect(judgeClock({ newestAt: new Date(Number.NaN), confirmedFrom: null }, day(0))).toEqual({
    isTrusted: true,
    seen: seen(0),
  });
});
