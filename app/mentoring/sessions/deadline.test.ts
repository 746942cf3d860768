import { expect, test } from "vitest";
import { describeDeadline } from "./deadline";

const NOW = new Date("2026-11-26T12:00:00Z");

test.each([
  ["2026-11-28T11:00:00Z", "47 hours left"],
  ["2026-11-26T13:00:00Z", "1 hour left"],
  ["2026-11-26T12:59:00Z", "Less than an hour left"],
  ["2026-11-26T12:00:00Z", "No time left"],
])("until %s: %s", (answerBy, left) => {
  expect(describeDeadline(answerBy, "UTC", NOW)?.left).toBe(left);
});

test("no reply is waited for", () => {
  expect(describeDeadline(null, "UTC", NOW)).toBeNull();
});
