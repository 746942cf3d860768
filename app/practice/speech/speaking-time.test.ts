import { expect, test } from "vitest";
import { getSpeakingTime } from "./speaking-time";

const TRANSCRIPT = "first i would read the query plan and compare it with the one from last month";

test("an answer submitted as spoken keeps its time", () => {
  expect(
    getSpeakingTime(
      "First I would read the query plan, and compare it with the one from last month.",
      TRANSCRIPT,
      12,
    ),
  ).toBe(12);
});

test("typed, or mostly typed: no speaking time", () => {
  expect(getSpeakingTime("First I would read the query plan.", "", 0)).toBeNull();
  expect(
    getSpeakingTime(
      `${TRANSCRIPT} then check whether anybody dropped an index and measure again before and after`,
      TRANSCRIPT,
      12,
    ),
  ).toBeNull();
  expect(
    getSpeakingTime("Something else altogether was typed here instead of that.", TRANSCRIPT, 12),
  ).toBeNull();
});

test("removed or added words don't change the pace", () => {
  expect(getSpeakingTime("first i would read the query plan and", TRANSCRIPT, 12)).toBe(6);
  expect(getSpeakingTime(`${TRANSCRIPT} too, of course`, TRANSCRIPT, 16)).toBe(19);
});

test("a word spoken once doesn't cover ten typed ones", () => {
  expect(getSpeakingTime("plan ".repeat(10), TRANSCRIPT, 12)).toBeNull();
});

test("a second or two is too short for a pace", () => {
  expect(getSpeakingTime("read the plan", "read the plan", 2)).toBeNull();
});
