import fc from "fast-check";
import { expect, test } from "vitest";
import { STORY_KIND_IDS } from "~/data/story-kinds";
import { addDays } from "~/mentoring/calendar/week";
import { countDays } from "~/ui/format-date";
import { makePlans, MAX_THINGS_A_DAY } from "./make-plans";
import { getPhase, isLastDay, listDays } from "./phases";
import type { Plan, PlanSource, Work } from "./types";

const TODAY = "2026-11-27";

const arbitraryDays = (max: number) =>
  fc
    .array(fc.integer({ min: 0, max }), { maxLength: 5 })
    .map((days) => days.map((day) => addDays(TODAY, day)));

const arbitraryOpen = (id: string): fc.Arbitrary<Work[]> =>
  fc
    .record({
      gaps: fc.subarray([...STORY_KIND_IDS]),
      stories: fc.integer({ min: 0, max: 5 }),
      questions: fc.integer({ min: 0, max: 2 }),
      hasOpening: fc.boolean(),
    })
    .map(({ gaps, stories, questions, hasOpening }) => [
      ...Array.from({ length: questions }, (_, index): Work => {
        const questionId = `${id}-${index}`;
        return { kind: "debrief", key: `debrief:${questionId}`, questionId, notBefore: TODAY };
      }),
      ...gaps.map(
        (kind): Work => ({ kind: "gap", key: `gap:${kind}`, storyKind: kind, storyId: null }),
      ),
      ...Array.from({ length: stories }, (_, index): Work => {
        return { kind: "short", key: `short:${index}`, storyId: String(index) };
      }),
      ...gaps.map((kind): Work => {
        const key = `short-later:${kind}`;
        return { kind: "short-later", key, storyKind: kind, after: `gap:${kind}` };
      }),
      ...(hasOpening ? [] : [{ kind: "opening", key: `opening:${id}` } satisfies Work]),
    ]);

const arbitrarySource = (id: string): fc.Arbitrary<PlanSource> =>
  fc
    .record({
      begun: fc.integer({ min: 0, max: 20 }),
      length: fc.integer({ min: 0, max: 25 }),
      rounds: arbitraryDays(25),
      daysOff: arbitraryDays(25),
      minutesADay: fc.integer({ min: 5, max: 60 }),
      isRehearsed: fc.boolean(),
      open: arbitraryOpen(id),
    })
    .map(({ begun, length, rounds, ...rest }) => {
      const lastDay = addDays(TODAY, length);
      return {
        ...rest,
        id,
        firstDay: addDays(TODAY, -begun),
        lastDay,
        roundDays: [...rounds.filter((day) => day < lastDay), lastDay],
      };
    });

const arbitrarySources = fc
  .integer({ min: 1, max: 4 })
  .chain((count) =>
    fc.tuple(...Array.from({ length: count }, (_, index) => arbitrarySource(`i${index}`))),
  )
  .map((sources) => sources.toSorted((a, b) => a.lastDay.localeCompare(b.lastDay)));

const listWork = (plans: readonly Plan[]) =>
  plans.flatMap(({ days }) =>
    days.flatMap(({ date, work }) => work.map((each) => ({ date, each }))),
  );

test("a day takes at most its minutes and three things, all job interviews together", () => {
  fc.assert(
    fc.property(arbitrarySources, (sources) => {
      const byDay = Map.groupBy(listWork(makePlans(TODAY, sources)), ({ date }) => date);
      for (const [date, work] of byDay) {
        const nearest = sources.find(({ lastDay }) => lastDay >= date);
        const minutes = work.reduce((sum, { each }) => sum + each.minutes, 0);
        expect(minutes).toBeLessThanOrEqual(nearest?.minutesADay ?? 0);
        expect(work.length).toBeLessThanOrEqual(MAX_THINGS_A_DAY);
      }
    }),
  );
});

test("no job interview takes more of a day than it may", () => {
  fc.assert(
    fc.property(arbitrarySources, (sources) => {
      for (const [index, { days }] of makePlans(TODAY, sources).entries())
        for (const { work } of days)
          expect(work.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(
            sources[index]?.minutesADay ?? 0,
          );
    }),
  );
});

test("nothing is planned on a day of a round or after the last one, before today or on a day off", () => {
  fc.assert(
    fc.property(arbitrarySources, (sources) => {
      for (const [index, { days }] of makePlans(TODAY, sources).entries()) {
        const source = sources[index];
        for (const { date, work } of days.filter((day) => day.work.length > 0)) {
          expect(date < (source?.lastDay ?? "") && date >= TODAY).toBe(true);
          expect(source?.daysOff).not.toContain(date);
          expect(sources.some(({ roundDays }) => roundDays.includes(date))).toBe(false);
          expect(work.every(({ minutes }) => minutes > 0)).toBe(true);
        }
      }
    }),
  );
});

test("the last days before any round are for gaps and the card; a rehearsal stands there only without gaps", () => {
  fc.assert(
    fc.property(arbitrarySource("i0"), (source) => {
      const [plan] = makePlans(TODAY, [source]);
      const isGap = ({ kind }: Work) => kind === "gap" || kind === "debrief";
      for (const { date, phase, work } of plan?.days ?? []) {
        if (!source.roundDays.some((day) => [1, 2].includes(countDays(date, day)))) continue;
        expect(work.filter(({ kind }) => kind === "short" || kind === "short-later")).toEqual([]);
        if (!work.some(({ kind }) => kind === "rehearsal")) continue;
        expect(phase).toBe("rehearse");
        expect([...work, ...(plan?.left ?? [])].filter(isGap)).toEqual([]);
      }
    }),
  );
});

test("what is open stands once in a plan, or is left because no day of practice has room for it", () => {
  fc.assert(
    fc.property(arbitrarySource("i0"), (source) => {
      const [plan] = makePlans(TODAY, [source]);
      if (!plan) throw new Error("a source has a plan");
      const planned = listWork([plan])
        .map(({ each }) => each.key)
        .filter((key) => source.open.some((work) => work.key === key));
      const keys = [...planned, ...plan.left.map(({ key }) => key)];
      expect(keys.toSorted()).toEqual(source.open.map(({ key }) => key).toSorted());
      const gap = plan.left.find(({ kind }) => kind === "gap");
      if (!gap) return;
      for (const { date, phase, work, isDayOff } of plan.days) {
        if (phase === null || phase === "rest" || isDayOff) continue;
        if (source.roundDays.includes(date) || getPhase(date, source) === "rehearse") continue;
        const minutes = work.reduce((sum, each) => sum + each.minutes, 0);
        expect(work.length === 3 || minutes + 9 > source.minutesADay).toBe(true);
      }
    }),
  );
});

/** Does each day's work, except on the days that pass without any. */
function live(source: PlanSource, passed: ReadonlySet<string>) {
  let { open, isRehearsed } = source;
  const done: string[] = [];
  for (const date of listDays(TODAY, source.lastDay)) {
    const [plan] = makePlans(date, [{ ...source, open, isRehearsed }]);
    const work = plan?.days[0]?.work ?? [];
    if (passed.has(date)) continue;
    const keys = new Set(work.map(({ key }) => key));
    done.push(...keys);
    if (keys.has(`rehearsal:${source.id}`)) isRehearsed = true;
    open = open.filter(({ key }) => !keys.has(key)).map((each) => toTold(each, keys));
  }
  return { done, open };
}

/** A story that was told can be shortened. */
function toTold(work: Work, keys: ReadonlySet<string>): Work {
  return work.kind === "short-later" && keys.has(work.after)
    ? { kind: "short", key: work.key, storyId: work.storyKind }
    : work;
}

test("a day that passes without any work loses none of it while the days left have room", () => {
  fc.assert(
    fc.property(arbitrarySource("i0"), arbitraryDays(25), (source, passed) => {
      const few = { ...source, daysOff: [], open: source.open.slice(0, 3) };
      const work = new Set(passed);
      const { open } = live({ ...few, minutesADay: 15 }, work);
      const practice = listDays(TODAY, source.lastDay).filter((date) => {
        const phase = getPhase(date, source);
        return (
          (phase === "gaps" || phase === "short") &&
          !work.has(date) &&
          !isLastDay(date, source) &&
          !source.roundDays.includes(date)
        );
      });
      // One day more than its three things: the rehearsal may need one.
      if (practice.length > 3) expect(open).toEqual([]);
    }),
  );
});

test("each story is told before it is shortened", () => {
  fc.assert(
    fc.property(arbitrarySources, (sources) => {
      const work = listWork(makePlans(TODAY, sources));
      const days = new Map(work.map(({ date, each }) => [each.key, date]));
      for (const { date, each } of work)
        if (each.kind === "short-later") expect((days.get(each.after) ?? date) < date).toBe(true);
    }),
  );
});

test("several job interviews plan nothing twice", () => {
  fc.assert(
    fc.property(arbitrarySources, (sources) => {
      const keys = listWork(makePlans(TODAY, sources)).map(({ each }) => each.key);
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
