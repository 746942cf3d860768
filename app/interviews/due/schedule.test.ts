import fc from "fast-check";
import { expect, test } from "vitest";
import { MASTERED_DAYS, comingAfter, dueOn, schedules } from "./schedule";

const on = (day: string, score: number, questionId = "q", isHelped = false) => ({
  questionId,
  score,
  isHelped,
  at: `${day}T10:00:00.000Z`,
});
const only = (...tries: ReturnType<typeof on>[]) => schedules(tries)[0];

test("the better the answer, the later it comes back", () => {
  const after = (score: number) => only(on("2026-11-01", score))?.due;
  expect([10, 40, 50, 70, 90].map(after)).toEqual([
    "2026-11-02",
    "2026-11-02",
    "2026-11-03",
    "2026-11-04",
    "2026-11-09",
  ]);
});

test("solid answers on the days they were due grow into mastery; one bad answer ends it", () => {
  const solid = [on("2026-11-01", 70), on("2026-11-04", 72), on("2026-11-18", 75)];
  expect(only(...solid.slice(0, 2))).toMatchObject({ interval: 14, mastered: false });
  expect(only(...solid)).toMatchObject({
    due: "2027-01-14",
    interval: 57,
    mastered: true,
    tries: 3,
    last: 75,
  });
  expect(only(...solid, on("2027-01-14", 20))).toMatchObject({ mastered: false, last: 20 });
});

test("of several tries on one day the first counts", () => {
  expect(only(on("2026-11-01", 10), on("2026-11-01", 95))).toMatchObject({
    due: "2026-11-02",
    last: 95,
    tries: 2,
  });
});

test("an answer given with help comes back as if it had been hard at best", () => {
  expect(only(on("2026-11-01", 95, "q", true))?.due).toBe("2026-11-03");
  expect(only(on("2026-11-01", 10, "q", true))?.due).toBe("2026-11-02");
});

test("due is what has waited longest, then what is weakest; the rest is to come", () => {
  const all = schedules([
    on("2026-11-01", 70, "a"),
    on("2026-11-02", 40, "b"),
    on("2026-11-02", 20, "c"),
    on("2026-11-03", 90, "d"),
  ]);
  expect(dueOn("2026-11-04", all).map(({ questionId }) => questionId)).toEqual(["c", "b", "a"]);
  expect(comingAfter("2026-11-04", all).map(({ questionId }) => questionId)).toEqual(["d"]);
});

const day = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString());
const histories = fc
  .array(
    fc.record({
      questionId: fc.constantFrom("a", "b", "c"),
      score: fc.integer({ min: 0, max: 100 }),
      isHelped: fc.boolean(),
      at: day,
    }),
    { maxLength: 30 },
  )
  .map((tries) => tries.toSorted((a, b) => a.at.localeCompare(b.at)));

test("any history: every question once, always after its last day, the same each time, due or to come and never both", () => {
  fc.assert(
    fc.property(histories, day, (tries, now) => {
      const all = schedules(tries);
      expect(schedules(tries)).toEqual(all);
      expect(all.map(({ questionId }) => questionId).toSorted()).toEqual(
        [...new Set(tries.map(({ questionId }) => questionId))].toSorted(),
      );
      for (const { due, lastDay, interval, mastered } of all) {
        expect(due > lastDay).toBe(true);
        expect(interval).toBeGreaterThanOrEqual(1);
        // Half a year; FSRS adds a day a grade so that a better one is never the same day.
        expect(interval).toBeLessThanOrEqual(182);
        if (mastered) expect(interval).toBeGreaterThanOrEqual(MASTERED_DAYS);
      }
      const today = now.slice(0, 10);
      expect(dueOn(today, all).length + comingAfter(today, all).length).toBe(all.length);
    }),
  );
});

test("a better last answer never brings a question back sooner", () => {
  fc.assert(
    fc.property(
      histories,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (tries, one, other) => {
        const own = tries.filter(({ questionId }) => questionId === "a");
        const next = (score: number) =>
          only(...own, { questionId: "a", score, isHelped: false, at: "2027-06-01T00:00:00.000Z" })
            ?.interval ?? 0;
        expect(next(Math.max(one, other))).toBeGreaterThanOrEqual(next(Math.min(one, other)));
      },
    ),
  );
});
