import { expect, test } from "vitest";
import { formatRoundDayTime, getEndOfDay } from "./describe-round";

test("a round is named by its day, and its time if that is known", () => {
  expect(formatRoundDayTime({ heldOn: "2026-12-10", startsAt: null })).toBe(
    "Thursday, December 10",
  );
  expect(formatRoundDayTime({ heldOn: "2026-12-10", startsAt: "14:00" })).toBe(
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
