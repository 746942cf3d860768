import { expect, test } from "vitest";
import { formatClock, formatRoundTime, getEndOfDay } from "./describe-round";

test.each([
  ["00:05", "12:05 AM"],
  ["09:00", "9:00 AM"],
  ["12:00", "12:00 PM"],
  ["14:30", "2:30 PM"],
])("%s is %s", (time, text) => expect(formatClock(time)).toBe(text.replace(" ", "\u00a0")));

test("a round is named by its day, and its time if that is known", () => {
  expect(formatRoundTime({ heldOn: "2026-12-10", startsAt: null })).toBe("Thursday, December 10");
  expect(formatRoundTime({ heldOn: "2026-12-10", startsAt: "14:00" })).toBe(
    "Thursday, December 10, 2:00\u00a0PM",
  );
});

test("a day ends where the round is held, also where the clocks skip midnight", () => {
  const heldOn = "2027-03-13";
  expect(getEndOfDay({ heldOn, timeZone: "Europe/Berlin" })).toBe("2027-03-13T23:00:00.000Z");
  expect(getEndOfDay({ heldOn: "2026-09-05", timeZone: "America/Santiago" })).toBe(
    "2026-09-06T04:00:00.000Z",
  );
});
