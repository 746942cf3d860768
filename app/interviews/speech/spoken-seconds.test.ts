import { expect, test } from "vitest";
import { spokenSeconds } from "./spoken-seconds";

const SAID = "first i would read the query plan and compare it with the one from last month";

test("an answer sent as it was heard keeps its time", () => {
  expect(
    spokenSeconds(
      "First I would read the query plan, and compare it with the one from last month.",
      SAID,
      12,
    ),
  ).toBe(12);
});

test("typed, or mostly typed: no speaking time", () => {
  expect(spokenSeconds("First I would read the query plan.", "", 0)).toBeNull();
  expect(
    spokenSeconds(
      `${SAID} then check whether anybody dropped an index and measure again before and after`,
      SAID,
      12,
    ),
  ).toBeNull();
  expect(
    spokenSeconds("Something else altogether was typed here instead of that.", SAID, 12),
  ).toBeNull();
});

test("words cut or added leave the pace as it was spoken", () => {
  expect(spokenSeconds("first i would read the query plan and", SAID, 12)).toBe(6);
  expect(spokenSeconds(`${SAID} too, of course`, SAID, 16)).toBe(19);
});

test("a word said once does not vouch for ten of it", () => {
  expect(spokenSeconds("plan ".repeat(10), SAID, 12)).toBeNull();
});

test("a second or two is no pace", () => {
  expect(spokenSeconds("read the plan", "read the plan", 2)).toBeNull();
});
