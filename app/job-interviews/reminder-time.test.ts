import { expect, test } from "vitest";
import { getReminderTime } from "./reminder-time";

test.each([
  ["Europe/Berlin", "2026-12-03", "2026-12-02T17:00:00.000Z"],
  ["America/Los_Angeles", "2027-01-01", "2027-01-01T02:00:00.000Z"],
  // The clocks change in the night between.
  ["Europe/Berlin", "2027-03-28", "2027-03-27T17:00:00.000Z"],
])("six in the evening before, in %s before %s", (timeZone, heldOn, at) =>
  expect(getReminderTime({ timeZone, heldOn })).toBe(at),
);
