import fc from "fast-check";
import { expect, test } from "vitest";
import { isPermanentFailure, getNextAttempt } from "./retry";

const DAY = 24 * 60 * 60 * 1000;
const created = new Date("2026-11-21T08:00:00Z");
const msAfterCreation = (ms: number) => new Date(created.getTime() + ms);

test("waits double from thirty seconds to an hour", () => {
  const waits = [1, 2, 3, 7, 8, 40].map(
    (attempts) => (getNextAttempt(attempts, created, created)?.getTime() ?? 0) - created.getTime(),
  );
  expect(waits).toEqual([30_000, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000]);
});

test("waits are at most an hour, never in the past, and end after five days", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 0, max: 10 * DAY }),
      (attempts, age) => {
        const now = msAfterCreation(age);
        const next = getNextAttempt(attempts, created, now);
        const wait = next ? next.getTime() - now.getTime() : 0;
        expect(wait).toBeLessThanOrEqual(60 * 60 * 1000);
        if (next) expect([wait > 0, age + wait <= 5 * DAY]).toEqual([true, true]);
        else expect(age).toBeGreaterThan(5 * DAY - 60 * 60 * 1000);
      },
    ),
  );
});

test.each([
  [{ code: "EENVELOPE", responseCode: 550 }, true],
  [{ code: "EMESSAGE", responseCode: 554 }, true],
  [{ code: "EENVELOPE", responseCode: 450 }, false],
  [{ code: "EAUTH", responseCode: 535 }, false],
  [{ code: "ESOCKET" }, false],
  [{ code: "EENVELOPE", responseCode: "550" }, false],
  [new Error("anything"), false],
  ["a text", false],
  [null, false],
])("%o is final: %s", (error, final) => {
  expect(isPermanentFailure(error)).toBe(final);
});
