import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMemoryCounters, getSecondsLeft } from "./counters.server";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("points add up until the window ends, which begins with the first", () => {
  const counters = createMemoryCounters();
  expect(counters.add("a", 2, 60).points).toBe(2);
  vi.setSystemTime(Date.now() + 59_000);
  const count = counters.add("a", 3, 60);
  expect([count.points, getSecondsLeft(count)]).toEqual([5, 1]);
  expect(counters.find("b", 60)).toBeUndefined();
  vi.setSystemTime(Date.now() + 1000);
  expect(counters.find("a", 60)).toBeUndefined();
  expect(counters.add("a", 1, 60).points).toBe(1);
});

test("points are taken off one at a time, never below none", () => {
  const counters = createMemoryCounters();
  counters.takeOff("a");
  counters.add("a", 1, 60);
  counters.takeOff("a");
  counters.takeOff("a");
  expect(counters.find("a", 60)?.points).toBe(0);
  counters.add("a", 5, 60);
  counters.remove("a");
  expect(counters.find("a", 60)).toBeUndefined();
});

test("a window that ends later than possible doesn't count", () => {
  const counters = createMemoryCounters();
  counters.add("a", 9, 400 * 24 * 60 * 60);
  expect(counters.find("a", 60)).toBeUndefined();
  expect(counters.add("a", 1, 60).points).toBe(1);
});
