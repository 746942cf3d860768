import { expect, test } from "vitest";
import { greet } from "./greeting";

const NOON_IN_LONDON = new Date("2026-11-27T12:00:00Z");

test.each([
  [undefined, "Hello, Hanna."],
  ["Europe/London", "Good afternoon, Hanna."],
  ["America/New_York", "Good morning, Hanna."],
  ["Asia/Tokyo", "Good evening, Hanna."],
  ["Pacific/Auckland", "Good evening, Hanna."],
])("in %s the greeting is %s", (zone, greeting) => {
  expect(greet("Hanna", NOON_IN_LONDON, zone)).toBe(greeting);
});
