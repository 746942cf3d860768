import { type Card, type Grade, Rating, createEmptyCard, fsrs } from "ts-fsrs";
import { bandOf } from "~/coach/bands";
import type { BandName } from "~/coach/types";
import { groupBy } from "~/interviews/group-by";

// No chance in it and no steps within a day: the same tries always come back on the same days.
const scheduler = fsrs({
  enable_fuzz: false,
  enable_short_term: false,
  request_retention: 0.9,
  maximum_interval: 180,
});

/** What a score says about how well an answer is known. */
const GRADES: Record<BandName, Grade> = {
  "Not yet": Rating.Again,
  Emerging: Rating.Again,
  Developing: Rating.Hard,
  Solid: Rating.Good,
  Strong: Rating.Easy,
};

/** An answer that holds for so many days is mastered. */
export const MASTERED_DAYS = 21;

interface Scored {
  questionId: string;
  /** 0–100. */
  score: number;
  /** The person had just been shown sample, review or hint of it. */
  isHelped: boolean;
  /** ISO 8601, UTC. */
  at: string;
}

/** What an answer given with help shows of what is known, at best. */
const HELPED_AT_BEST = Rating.Hard;

function gradeOf({ score, isHelped }: Scored): Grade {
  const grade = GRADES[bandOf(score)];
  return isHelped && grade > HELPED_AT_BEST ? HELPED_AT_BEST : grade;
}

/** When a question comes back. All days are calendar days in UTC, written 2026-11-21. */
export interface Schedule {
  questionId: string;
  due: string;
  /** Days from the last counted try to `due`. */
  interval: number;
  /** The latest score, and the day of it. */
  last: number;
  lastDay: string;
  tries: number;
  /** It was at least solid, and holds for three weeks or more. */
  mastered: boolean;
}

/**
 * When each question comes back, by the FSRS algorithm on the whole history, so nothing has to be stored
 * beside the answers. Of several tries on one day the first counts: the later ones were written with the
 * review in view and show little about what will be known next week. A first try with help counts as hard at best.
 *
 * @param tries every try, oldest first
 */
export function schedules(tries: readonly Scored[]): Schedule[] {
  return [...groupBy(tries, ({ questionId }) => questionId)].map(([questionId, own]) =>
    scheduleOf(questionId, own),
  );
}

function scheduleOf(questionId: string, tries: readonly Scored[]): Schedule {
  const days = [...groupBy(tries, ({ at }) => dayOf(at))];
  let card: Card | undefined;
  let counted: Grade = Rating.Again;
  for (const [day, [first]] of days) {
    if (!first) continue;
    const at = new Date(day);
    counted = gradeOf(first);
    card = scheduler.next(card ?? createEmptyCard(at), at, counted).card;
  }
  const last = tries.at(-1);
  const interval = card?.scheduled_days ?? 0;
  return {
    questionId,
    due: dayOf(card?.due.toISOString() ?? ""),
    interval,
    last: last?.score ?? 0,
    lastDay: dayOf(last?.at ?? ""),
    tries: tries.length,
    mastered: interval >= MASTERED_DAYS && counted >= Rating.Good,
  };
}

export function dayOf(iso: string): string {
  return iso.slice(0, 10);
}

/** Questions whose day has come, those waiting longest first; of the same day the weakest first. */
export function dueOn(today: string, all: readonly Schedule[]): Schedule[] {
  return all
    .filter(({ due }) => due <= today)
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.last - b.last);
}

/** Questions that come back later, the next one first. */
export function comingAfter(today: string, all: readonly Schedule[]): Schedule[] {
  return all
    .filter(({ due }) => due > today)
    .toSorted((a, b) => a.due.localeCompare(b.due) || a.last - b.last);
}
