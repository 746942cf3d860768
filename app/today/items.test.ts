import fc from "fast-check";
import { expect, test } from "vitest";
import { DAILY_MINUTES } from "~/review-schedule/queue";
import type { AdviceStep } from "~/skills/advice/types";
import {
  chooseItems,
  describeKept,
  describeSum,
  fillPlannedDay,
  ITEM_KINDS,
  sumMinutes,
  toFirstItem,
  type TodayItem,
} from "./items";

const item = (kind: TodayItem["kind"], subject: string, minutes: number | null = 6): TodayItem => ({
  kind,
  subject,
  title: subject,
  reason: "",
  to: "/",
  minutes,
});

const anyItem = fc.record({
  kind: fc.constantFrom(...ITEM_KINDS),
  subject: fc.constantFrom("a", "b", "c", "d", "e"),
  title: fc.constant(""),
  reason: fc.constant(""),
  to: fc.constant("/"),
  minutes: fc.option(fc.integer({ min: 1, max: 40 })),
});

test("the step comes first, nothing comes twice, and the minutes are exceeded by one item at most", () => {
  fc.assert(
    fc.property(anyItem, fc.array(anyItem, { maxLength: 12 }), (step, due) => {
      const items = chooseItems(step, due);
      expect(items[0]).toBe(step);
      const ids = items.map(({ kind, subject }) => `${kind} ${subject}`);
      expect(new Set(ids).size).toBe(ids.length);
      const longest = Math.max(...items.map(({ minutes }) => minutes ?? 0));
      expect(sumMinutes(items)).toBeLessThan(DAILY_MINUTES + Math.max(longest, 1));
    }),
  );
});

test("a day with a plan takes no more than its minutes and things, and what it wants comes first", () => {
  const anyItems = fc.array(anyItem, { maxLength: 6 });
  const anyRoom = fc.record({
    minutes: fc.integer({ min: -5, max: 60 }),
    things: fc.integer({ min: 0, max: 3 }),
  });
  fc.assert(
    fc.property(anyItems, anyItems, anyRoom, (planned, others, room) => {
      const items = fillPlannedDay(planned, others, room);
      expect(sumMinutes(items)).toBeLessThanOrEqual(Math.max(0, room.minutes));
      expect(items.length).toBeLessThanOrEqual(room.things);
      const ids = items.map(({ kind, subject }) => `${kind} ${subject}`);
      expect(new Set(ids).size).toBe(ids.length);
      const alone = fillPlannedDay(planned, [], room);
      expect(items.slice(0, alone.length)).toEqual(alone);
    }),
  );
});

test("questions are asked before a quiz, and what doesn’t fit is left out", () => {
  const due = [item("quiz", "a", 4), item("question", "b", 4), item("question", "c", 4)];
  const items = chooseItems(item("question", "step", 4), [...due, item("question", "d")]);
  expect(items.map(({ subject }) => subject)).toEqual(["step", "b", "c", "a"]);
  expect(describeSum(items)).toBe("16 minutes: 3 questions, 1 quiz.");
});

test("a step that is due isn’t there twice", () => {
  const step = item("question", "a", 5);
  expect(chooseItems(step, [item("question", "a", 5)])).toEqual([step]);
});

const toStep = (to: string): AdviceStep => ({
  kind: "practice",
  subject: "",
  title: "",
  reason: "",
  strength: null,
  to,
  actionLabel: "",
  minutes: null,
  chain: [],
});

test("where a step leads says what it is", () => {
  const kinds = Object.entries({
    "/interview/questions/slow-join-query": ["question", "slow-join-query"],
    "/interview/sessions/1-2": ["session", "1-2"],
    "/learning/python-intro/quiz/basics": ["quiz", "python-intro/basics"],
    "/learning/python-intro/variables": ["lesson", "python-intro/variables"],
    "/learning/python-intro/capstone": ["page", "/learning/python-intro/capstone"],
    "/learning/python-intro": ["page", "/learning/python-intro"],
    "/mentors/yuki-tanabe": ["page", "/mentors/yuki-tanabe"],
  });
  for (const [to, expected] of kinds) {
    const { kind, subject } = toFirstItem(toStep(to));
    expect([kind, subject]).toEqual(expected);
  }
});

test("a step without minutes is counted, not timed", () => {
  expect(describeSum([item("page", "a", null)])).toBe("1 step.");
  expect(describeSum([item("page", "a", null), item("question", "b", 1)])).toBe(
    "1 minute: 1 question, plus 1 step.",
  );
});

test("a session longer than a day counts with the minutes of a day, and says so", () => {
  const step = { ...toStep("/interview/sessions/1-2"), reason: "10 questions are left." };
  const long = toFirstItem({ ...step, minutes: 40 });
  expect(long.minutes).toBe(DAILY_MINUTES);
  expect(long.reason).toBe(
    "10 questions are left. About 40 minutes in all; 3 answers are enough for today.",
  );
  expect(chooseItems(long, [item("question", "a")])).toEqual([long]);
  expect(toFirstItem({ ...step, minutes: 8 })).toMatchObject({
    minutes: 8,
    reason: step.reason,
  });
});

test("what was kept is said in words", () => {
  expect(describeKept([item("question", "a")])).toBe("One answer");
  expect(describeKept([item("question", "a"), item("quiz", "b"), item("question", "c")])).toBe(
    "2 answers and one quiz",
  );
});
