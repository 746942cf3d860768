import { expect, test } from "vitest";
import { listOpenWork } from "./coverage";
import { makePlans } from "./make-plans";
import type { Plan, PlanSource } from "./types";

const describe = (plan: Plan | undefined) =>
  plan?.days.map(
    ({ date, phase, work }) =>
      `${date.slice(5)} ${phase ?? "day"}: ${work.map(({ key, minutes }) => `${key} ${minutes}`).join(", ")}`,
  );

const KINDS = ["leading", "teaching", "mistake", "change", "conflict-manager"] as const;

const NURSE: PlanSource = {
  id: "nurse",
  firstDay: "2026-11-27",
  lastDay: "2026-12-10",
  roundDays: ["2026-12-03", "2026-12-10"],
  daysOff: [],
  minutesADay: 15,
  isRehearsed: false,
  open: listOpenWork(
    { id: "nurse", opening: "" },
    KINDS.map((kind) => ({ kind, state: "none", story: null, toldCount: 0 })),
    [],
  ),
};

test("two rounds in thirteen days: gaps, sixty words, a rehearsal, rest", () => {
  const [plan] = makePlans("2026-11-27", [NURSE]);
  expect(describe(plan)).toEqual([
    "11-27 gaps: gap:leading 9, opening:nurse 2",
    "11-28 gaps: gap:teaching 9",
    "11-29 gaps: ",
    "11-30 gaps: gap:mistake 9",
    "12-01 gaps: gap:change 9",
    "12-02 gaps: gap:conflict-manager 9, card:nurse:2026-12-03 5",
    "12-03 gaps: ",
    "12-04 short: short-later:leading 4, short-later:teaching 4, short-later:mistake 4",
    "12-05 short: short-later:change 4, short-later:conflict-manager 4",
    "12-06 short: ",
    "12-07 short: ",
    "12-08 rehearse: rehearsal:nurse 15",
    "12-09 rest: card:nurse 5",
    "12-10 day: ",
  ]);
});

test("tomorrow: gaps only, and the first sentence of the card", () => {
  const [plan] = makePlans("2026-12-09", [{ ...NURSE, firstDay: "2026-12-09" }]);
  expect(describe(plan)).toEqual(["12-09 gaps: gap:leading 9, opening:nurse 2", "12-10 day: "]);
  expect(plan?.left).toHaveLength(9);
});

test("today: only the card", () => {
  const [plan] = makePlans("2026-12-10", [{ ...NURSE, firstDay: "2026-12-10" }]);
  expect(describe(plan)).toEqual(["12-10 day: "]);
});

test("a day off moves its minutes to a free day", () => {
  const minutes = (plan: Plan | undefined) =>
    plan?.days.flatMap(({ work }) => work).reduce((sum, each) => sum + each.minutes, 0);
  const [plan] = makePlans("2026-11-27", [NURSE]);
  const [off] = makePlans("2026-11-27", [{ ...NURSE, daysOff: ["2026-11-27"] }]);
  expect(off?.days[0]?.work).toEqual([]);
  expect(minutes(off)).toBe(minutes(plan));
});

test("the day before the last round is for the card, whatever is still open", () => {
  const [plan] = makePlans("2026-12-09", [NURSE]);
  expect(describe(plan)).toEqual(["12-09 rest: card:nurse 5", "12-10 day: "]);
});

test.each(["2026-12-08", "2026-12-09"])(
  "from %s, a question that had no story at a round comes first on the day before the next one",
  (today) => {
    const questions = ["first", "second"].map((id) => {
      return { id, question: "Why?", kind: null, notBefore: "2026-12-09" };
    });
    const open = [
      ...listOpenWork({ id: "nurse", opening: "I lead." }, [], questions),
      ...NURSE.open,
    ];
    const source = { ...NURSE, open, roundDays: ["2026-12-07", "2026-12-10"] };
    const [plan] = makePlans(today, [source]);
    expect(describe(plan)).toContain("12-09 rest: debrief:first 9, card:nurse 5");
    expect(plan?.days.at(-2)?.work.at(-1)).toMatchObject({ kind: "card", isRest: false });
  },
);

test("two days before, gaps that are still open come before the rehearsal", () => {
  expect(describe(makePlans("2026-12-08", [NURSE])[0])).toEqual([
    "12-08 rehearse: gap:leading 9, opening:nurse 2",
    "12-09 rest: card:nurse 5",
    "12-10 day: ",
  ]);
});

test("where gaps need the day of the rehearsal, a plan of a week rehearses on the day before it", () => {
  const [plan] = makePlans("2026-12-06", [NURSE]);
  expect(describe(plan)).toEqual([
    "12-06 short: gap:leading 9, opening:nurse 2",
    "12-07 short: rehearsal:nurse 15",
    "12-08 rehearse: gap:teaching 9",
    "12-09 rest: card:nurse 5",
    "12-10 day: ",
  ]);
  const [short] = makePlans("2026-12-06", [
    { ...NURSE, firstDay: "2026-12-06", roundDays: ["2026-12-10"] },
  ]);
  expect(short?.days.flatMap(({ work }) => work.map(({ kind }) => kind))).not.toContain(
    "rehearsal",
  );
});

test("the last days before an earlier round are for gaps, and its eve for the card", () => {
  const source = {
    ...NURSE,
    firstDay: "2026-12-06",
    lastDay: "2026-12-11",
    roundDays: ["2026-12-08", "2026-12-11"],
    open: listOpenWork({ id: "nurse", opening: "I like it here." }, [], []),
  };
  expect(describe(makePlans("2026-12-06", [source])[0])).toEqual([
    "12-06 gaps: ",
    "12-07 gaps: card:nurse:2026-12-08 5",
    "12-08 gaps: ",
    "12-09 rehearse: rehearsal:nurse 15",
    "12-10 rest: card:nurse 5",
    "12-11 day: ",
  ]);
});

test("under three days: gaps, and the card the day before", () => {
  const source = { ...NURSE, firstDay: "2026-12-08" };
  expect(describe(makePlans("2026-12-08", [source])[0])).toEqual([
    "12-08 gaps: gap:leading 9, opening:nurse 2",
    "12-09 gaps: gap:teaching 9, card:nurse 5",
    "12-10 day: ",
  ]);
});

test("what was done today leaves less room", () => {
  const [plan] = makePlans("2026-11-27", [NURSE], { minutes: 9, things: 1 });
  expect(plan?.days[0]?.work.map(({ key }) => key)).toEqual(["opening:nurse"]);
});

test("the plan of the nearest job interview comes first; a later one takes what is left", () => {
  const later = {
    ...NURSE,
    id: "later",
    lastDay: "2026-12-20",
    roundDays: ["2026-12-20"],
    open: listOpenWork(
      { id: "later", opening: "" },
      [...KINDS, "pressure" as const].map((kind) => ({
        kind,
        state: "none",
        story: null,
        toldCount: 0,
      })),
      [],
    ),
  };
  const [nearest, other] = makePlans("2026-11-27", [NURSE, later]);
  expect(nearest).toEqual(makePlans("2026-11-27", [NURSE])[0]);
  expect(describe(other)?.filter((day) => !day.endsWith(": "))).toEqual([
    "11-27 gaps: opening:later 2",
    "12-07 gaps: gap:pressure 9",
    "12-14 short: short-later:pressure 4",
    "12-18 rehearse: rehearsal:later 15",
    "12-19 rest: card:later 5",
  ]);
});
