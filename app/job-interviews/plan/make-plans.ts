import { countDays } from "~/ui/format-date";
import { getPhase, isLastDay, listDays } from "./phases";
import type { Plan, PlanDay, PlannedWork, PlanSource, Work } from "./types";

export const MAX_THINGS_A_DAY = 3;

/** About how long each takes. */
const MINUTES: Record<Work["kind"], number> = {
  debrief: 9,
  gap: 9,
  short: 4,
  "short-later": 4,
  opening: 2,
  rehearsal: 30,
  card: 5,
};

const ORDER: readonly Work["kind"][] = [
  "debrief",
  "gap",
  "short",
  "short-later",
  "opening",
  "rehearsal",
  "card",
];

/** What there is time for on the last days before a round. */
const URGENT: ReadonlySet<Work["kind"]> = new Set(["debrief", "gap", "opening"]);

/** What was done already on the first day: it leaves less room. */
export interface DoneToday {
  minutes: number;
  things: number;
}

/**
 * The days of all job interviews with what to do on each, computed again from what is still open and the days left: what
 * a day didn't see done stands on later days. A day takes at most three things, and at most the minutes of the nearest
 * job interview for all of them together. The days of rounds are free, and Sundays as long as the other days are enough.
 *
 * @param sources those with a day still ahead, the nearest first: they choose their days in this order
 */
export function makePlans(
  today: string,
  sources: readonly PlanSource[],
  done: DoneToday = { minutes: 0, things: 0 },
): Plan[] {
  const calendar = new Calendar(today, sources, done);
  return sources.map((source) => makePlan(today, source, calendar));
}

function makePlan(today: string, source: PlanSource, calendar: Calendar): Plan {
  const { id, firstDay, lastDay, daysOff, open, isRehearsed } = source;
  const days = listDays(today, lastDay).map(
    (date): PlanDay => ({
      date,
      phase: getPhase(date, source),
      work: [],
      isDayOff: daysOff.includes(date),
    }),
  );
  const workdays = days.filter(
    ({ date, phase, isDayOff }) => phase !== null && !isDayOff && calendar.isOpen(date),
  );
  const place = (work: Work, candidates: readonly PlanDay[]) =>
    calendar.place(work, candidates, source);
  const practice = workdays.filter(({ phase }) => phase === "gaps" || phase === "short");
  const gaps = open.filter(({ key, kind }) => GAPS.has(kind) && !calendar.isPlaced(key));
  const hasRoom = gaps.length <= practice.length * countGapsADay(source);
  if (!isRehearsed)
    place(
      { kind: "rehearsal", key: `rehearsal:${id}` },
      listRehearsalDays(workdays, source, hasRoom),
    );
  const rest = workdays.filter(({ phase }) => phase === "rest");
  const main = practice.filter(({ date }) => !isSunday(date) || date === firstDay);
  const reserve = [
    ...practice.filter((day) => !main.includes(day)),
    ...workdays.filter(({ phase }) => phase === "rehearse"),
  ];
  const left = open.filter((work) => {
    if (calendar.isPlaced(work.key)) return false;
    const begun = main.filter((day) => day.work.length > 0);
    const short = main.filter(({ phase }) => phase === "short");
    const first = PREFERRED[work.kind]({ begun, short, practice });
    // One question that had no story at the last round may take from the day of rest.
    const last = work.kind === "debrief" ? rest.filter((day) => day.work.length === 0) : [];
    return !place(
      work,
      [...first, ...main, ...reserve, ...last].filter(
        ({ date }) => URGENT.has(work.kind) || !isLastDay(date, source),
      ),
    );
  });
  const card = { kind: "card", key: `card:${id}` } as const;
  for (const day of rest) place({ ...card, isRest: day.work.length === 0 }, [day]);
  for (const day of new Set(source.roundDays))
    place(
      { ...card, key: day === lastDay ? card.key : `${card.key}:${day}`, isRest: false },
      workdays.filter(
        ({ date, phase, work }) =>
          phase !== "rest" && countDays(date, day) === 1 && !work.some(isOpening),
      ),
    );
  for (const day of days) day.work.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  return { id, days, left };
}

/** What a person has no whole story for. */
const GAPS: ReadonlySet<Work["kind"]> = new Set(["debrief", "gap"]);

const countGapsADay = ({ minutesADay }: PlanSource): number =>
  Math.min(MAX_THINGS_A_DAY, Math.max(1, Math.floor(minutesADay / MINUTES.gap)));

interface Preference {
  /** The days with something to do already. */
  begun: readonly PlanDay[];
  /** The days for stories in sixty words. */
  short: readonly PlanDay[];
  /** All days of practice, Sundays too. */
  practice: readonly PlanDay[];
}

/** Before the first day with room. */
const PREFERRED: Record<Work["kind"], (days: Preference) => readonly PlanDay[]> = {
  debrief: ({ practice }) => practice,
  gap: () => [],
  short: ({ begun, short }) => [...begun, ...short],
  "short-later": ({ begun, short }) => [...short, ...begun],
  opening: () => [],
  rehearsal: () => [],
  card: () => [],
};

/** A rehearsal takes a day from gaps in no shorter plan. */
const WEEK = 7;

/** Its own day, else the nearest before it. If the gaps need its own day, only a plan of a week has one before it. */
function listRehearsalDays(
  workdays: readonly PlanDay[],
  source: PlanSource,
  hasRoom: boolean,
): PlanDay[] {
  if (!hasRoom && countDays(source.firstDay, source.lastDay) < WEEK) return [];
  return workdays
    .filter(({ date, phase }) =>
      phase === "rehearse" ? hasRoom : phase !== "rest" && !isLastDay(date, source),
    )
    .toReversed();
}

/** It is written on the card. */
const isOpening = ({ kind }: Work) => kind === "opening";

const isSunday = (date: string) => new Date(date).getUTCDay() === 0;

/** The room that is left on each day for all plans together. */
class Calendar {
  readonly #sources: readonly PlanSource[];
  readonly #roundDays: ReadonlySet<string>;
  readonly #used = new Map<string, { minutes: number; things: number }>();
  /** Of what was placed, the day. */
  readonly #days = new Map<string, string>();

  constructor(today: string, sources: readonly PlanSource[], done: DoneToday) {
    this.#sources = sources;
    this.#roundDays = new Set(sources.flatMap(({ roundDays }) => roundDays));
    this.#used.set(today, { ...done });
  }

  isOpen(date: string): boolean {
    return !this.#roundDays.has(date);
  }

  isPlaced(key: string): boolean {
    return this.#days.has(key);
  }

  /** Puts it on the first of these days that has room. False if none has. */
  place(work: Work, days: readonly PlanDay[], source: PlanSource): boolean {
    const day = days.find(({ date }) => this.#fits(work, date, source));
    if (!day) return false;
    const { date } = day;
    const planned: PlannedWork = { ...work, minutes: this.#getMinutes(work, date, source) };
    const used = this.#getUsed(date);
    this.#used.set(date, { minutes: used.minutes + planned.minutes, things: used.things + 1 });
    this.#days.set(work.key, date);
    day.work.push(planned);
    return true;
  }

  #fits(work: Work, date: string, source: PlanSource): boolean {
    if (work.kind === "debrief" && date < work.notBefore) return false;
    if (work.kind === "short-later" && date <= (this.#days.get(work.after) ?? date)) return false;
    const { minutes, things } = this.#getUsed(date);
    return (
      things < MAX_THINGS_A_DAY &&
      minutes + this.#getMinutes(work, date, source) <= this.#getLimit(date, source)
    );
  }

  /** A short day has less time for it. */
  #getMinutes({ kind }: Work, date: string, source: PlanSource): number {
    return Math.min(MINUTES[kind], this.#getLimit(date, source));
  }

  #getLimit(date: string, { minutesADay }: PlanSource): number {
    const nearest = this.#sources.find(({ lastDay }) => lastDay >= date);
    return Math.min(minutesADay, nearest?.minutesADay ?? minutesADay);
  }

  #getUsed(date: string) {
    return this.#used.get(date) ?? { minutes: 0, things: 0 };
  }
}
