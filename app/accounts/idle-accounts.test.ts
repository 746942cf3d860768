import fc from "fast-check";
import { expect, test } from "vitest";
import { type IdleAccount, addMonths, decideIdleStep, getDeletionTime } from "./idle-accounts";

const DAY_IN_MS = 86_400_000;
const START = Date.parse("2026-01-31T12:00:00.000Z");
const day = (days: number) => new Date(START + days * DAY_IN_MS);
const iso = (days: number) => day(days).toISOString();

test.each([
  ["2026-01-31T12:00:00.000Z", 1, "2026-02-28T12:00:00.000Z"],
  ["2026-01-31T12:00:00.000Z", 13, "2027-02-28T12:00:00.000Z"],
  ["2027-12-15T00:00:00.000Z", 2, "2028-02-15T00:00:00.000Z"],
])("%s and %d months: %s", (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to);
});

// Three months after January 31 are 89 days.
test.each<[number, number | null, number | null, string]>([
  [0, null, null, "keep"],
  [58, null, null, "keep"],
  [59, null, null, "first-notice"],
  [400, null, null, "first-notice"],
  [81, 59, null, "keep"],
  [82, 59, null, "last-notice"],
  [400, 399, null, "keep"],
  [422, 399, null, "last-notice"],
  [88, 59, 82, "keep"],
  [89, 59, 82, "delete"],
  [428, 399, 422, "keep"],
  [429, 399, 422, "delete"],
  [-1000, 59, 82, "keep"],
])("day %d, notices on days %j and %j: %s", (now, first, last, step) => {
  const account = {
    lastUsedAt: iso(0),
    firstNoticeAt: first === null ? null : iso(first),
    lastNoticeAt: last === null ? null : iso(last),
  };
  expect(decideIdleStep(account, 3, day(now))).toBe(step);
});

test("whatever the clock does: two emails and the months come first, and a use starts again", () => {
  const event = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({ days: fc.integer({ min: 0, max: 40 }), isUse: fc.constant(false) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ days: fc.integer({ min: -500, max: 40 }), isUse: fc.boolean() }),
    },
  );
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 60 }),
      fc.integer({ min: 2, max: 24 }),
      (events, months) => {
        let now = 0;
        let account: IdleAccount = { lastUsedAt: iso(0), firstNoticeAt: null, lastNoticeAt: null };
        for (const { days, isUse } of events) {
          now += days;
          if (isUse) account = { lastUsedAt: iso(now), firstNoticeAt: null, lastNoticeAt: null };
          const step = decideIdleStep(account, months, day(now));
          if (step === "first-notice") {
            expect(account.firstNoticeAt).toBeNull();
            account = { ...account, firstNoticeAt: iso(now) };
          }
          if (step === "last-notice") account = { ...account, lastNoticeAt: iso(now) };
          if (step !== "delete") continue;
          const { lastUsedAt, firstNoticeAt, lastNoticeAt } = account;
          expect(day(now) >= addMonths(new Date(lastUsedAt), months)).toBe(true);
          expect(day(now).getTime() - Date.parse(firstNoticeAt ?? "")).toBeGreaterThanOrEqual(
            30 * DAY_IN_MS,
          );
          expect(day(now).getTime() - Date.parse(lastNoticeAt ?? "")).toBeGreaterThanOrEqual(
            7 * DAY_IN_MS,
          );
          return;
        }
      },
    ),
  );
});

test("the date in an email is the date of the deletion, if the server runs every day", () => {
  const account: IdleAccount = { lastUsedAt: iso(0), firstNoticeAt: null, lastNoticeAt: null };
  const announced: string[] = [];
  for (let now = 0; now < 1000; now += 1) {
    const step = decideIdleStep(account, 3, day(now));
    if (step === "delete") {
      expect(announced).toEqual([iso(now), iso(now)]);
      return;
    }
    if (step === "keep") continue;
    announced.push(getDeletionTime(account, 3, day(now)).toISOString());
    if (step === "first-notice") account.firstNoticeAt = iso(now);
    else account.lastNoticeAt = iso(now);
  }
  expect.unreachable("never deleted");
});
