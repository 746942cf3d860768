import fc from "fast-check";
import { expect, test } from "vitest";
import { MASTERY_INTERVAL_DAYS, listUpcoming, listDue, computeSchedule } from "./compute-schedule";

const attemptOn = (day: string, score: number, questionId = "q", isHelped = false) => ({
  questionId,
  score,
  isHelped,
  at: `${day}T10:00:00.000Z`,
});
const scheduleAfter = (...attempts: ReturnType<typeof attemptOn>[]) => computeSchedule(attempts)[0];

test("the better the answer, the later it comes back", () => {
  const dueDateAfter = (score: number) => scheduleAfter(attemptOn("2026-11-01", score))?.dueDate;
  expect([10, 40, 50, 70, 90].map(dueDateAfter)).toEqual([
    "2026-11-02",
    "2026-11-02",
    "2026-11-03",
    "2026-11-04",
    "2026-11-09",
  ]);
});

test("solid answers on the days they were due grow into mastery; one bad answer ends it", () => {
  const solid = [
    attemptOn("2026-11-01", 70),
    attemptOn("2026-11-04", 72),
    attemptOn("2026-11-18", 75),
  ];
  expect(scheduleAfter(...solid.slice(0, 2))).toMatchObject({
    intervalDays: 14,
    isMastered: false,
  });
  expect(scheduleAfter(...solid)).toMatchObject({
    dueDate: "2027-01-14",
    intervalDays: 57,
    isMastered: true,
    attemptCount: 3,
    lastScore: 75,
  });
  expect(scheduleAfter(...solid, attemptOn("2027-01-14", 20))).toMatchObject({
    isMastered: false,
    lastScore: 20,
  });
});

test("of several attempts on one day the first counts", () => {
  expect(scheduleAfter(attemptOn("2026-11-01", 10), attemptOn("2026-11-01", 95))).toMatchObject({
    dueDate: "2026-11-02",
    lastScore: 95,
    attemptCount: 2,
  });
});

test("an answer given with help is graded as hard at best", () => {
  expect(scheduleAfter(attemptOn("2026-11-01", 95, "q", true))?.dueDate).toBe("2026-11-03");
  expect(scheduleAfter(attemptOn("2026-11-01", 10, "q", true))?.dueDate).toBe("2026-11-02");
});

test("due questions are sorted by due date, then by score; the rest is upcoming", () => {
  const schedule = computeSchedule([
    attemptOn("2026-11-01", 70, "a"),
    attemptOn("2026-11-02", 40, "b"),
    attemptOn("2026-11-02", 20, "c"),
    attemptOn("2026-11-03", 90, "d"),
  ]);
  expect(listDue("2026-11-04", schedule).map(({ questionId }) => questionId)).toEqual([
    "c",
    "b",
    "a",
  ]);
  expect(listUpcoming("2026-11-04", schedule).map(({ questionId }) => questionId)).toEqual(["d"]);
});

const day = fc
  .integer({ min: 0, max: 400 })
  .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString());
const attemptHistories = fc
  .array(
    fc.record({
      questionId: fc.constantFrom("a", "b", "c"),
      score: fc.integer({ min: 0, max: 100 }),
      isHelped: fc.boolean(),
      at: day,
    }),
    { maxLength: 30 },
  )
  .map((attempts) => attempts.toSorted((a, b) => a.at.localeCompare(b.at)));

test("any history: every question once, always after its last day, the same each time, due or to come and never both", () => {
  fc.assert(
    fc.property(attemptHistories, day, (attempts, now) => {
      const schedule = computeSchedule(attempts);
      expect(computeSchedule(attempts)).toEqual(schedule);
      expect(schedule.map(({ questionId }) => questionId).toSorted()).toEqual(
        [...new Set(attempts.map(({ questionId }) => questionId))].toSorted(),
      );
      for (const { dueDate, lastDay, intervalDays, isMastered } of schedule) {
        expect(dueDate > lastDay).toBe(true);
        expect(intervalDays).toBeGreaterThanOrEqual(1);
        // Half a year; FSRS adds a day per grade, so a better one never falls on the same day.
        expect(intervalDays).toBeLessThanOrEqual(182);
        if (isMastered) expect(intervalDays).toBeGreaterThanOrEqual(MASTERY_INTERVAL_DAYS);
      }
      const today = now.slice(0, 10);
      expect(listDue(today, schedule).length + listUpcoming(today, schedule).length).toBe(
        schedule.length,
      );
    }),
  );
});

test("a better last answer never brings a question back sooner", () => {
  fc.assert(
    fc.property(
      attemptHistories,
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      (attempts, scoreA, scoreB) => {
        const questionAttempts = attempts.filter(({ questionId }) => questionId === "a");
        const intervalAfter = (score: number) =>
          scheduleAfter(...questionAttempts, {
            questionId: "a",
            score,
            isHelped: false,
            at: "2027-06-01T00:00:00.000Z",
          })?.intervalDays ?? 0;
        expect(intervalAfter(Math.max(scoreA, scoreB))).toBeGreaterThanOrEqual(
          intervalAfter(Math.min(scoreA, scoreB)),
        );
      },
    ),
  );
});

test("a question that once went well comes back within a week of a weak attempt", () => {
  const solid = ["2026-01-01", "2026-01-04", "2026-01-18", "2026-03-01"].map((date) =>
    attemptOn(date, 80),
  );
  expect(scheduleAfter(...solid)?.intervalDays).toBeGreaterThan(30);
  expect(scheduleAfter(...solid, attemptOn("2026-05-01", 50))).toMatchObject({
    dueDate: "2026-05-08",
    intervalDays: 7,
    isMastered: false,
  });
});

test("what a job interview will likely ask is due before it", () => {
  const latest = new Map([["q", "2026-11-10"]]);
  const attempts = [attemptOn("2026-11-01", 70), attemptOn("2026-11-04", 72)];
  expect(computeSchedule(attempts)[0]?.dueDate).toBe("2026-11-18");
  expect(computeSchedule(attempts, latest)[0]).toMatchObject({
    dueDate: "2026-11-10",
    intervalDays: 6,
  });
  // Answered on the last day before it, there is nothing left to repeat.
  const onTheEve = [...attempts, attemptOn("2026-11-10", 75)];
  expect(computeSchedule(onTheEve, latest)).toEqual(computeSchedule(onTheEve));
});

test("with a last day, a question is due after it was answered and never after that day", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 5 }),
      (daysLeft, scores) => {
        const attemptDays = scores.map(
          (_, index) => `2026-11-${String(index * 3 + 1).padStart(2, "0")}`,
        );
        const last = attemptDays.at(-1) ?? "";
        const latestDay = new Date(Date.parse(last) + daysLeft * 86_400_000)
          .toISOString()
          .slice(0, 10);
        const [item] = computeSchedule(
          attemptDays.map((each, index) => attemptOn(each, scores[index] ?? 0)),
          new Map([["q", latestDay]]),
        );
        expect((item?.dueDate ?? "") > last).toBe(true);
        if (daysLeft > 0) expect((item?.dueDate ?? "") <= latestDay).toBe(true);
      },
    ),
  );
});
